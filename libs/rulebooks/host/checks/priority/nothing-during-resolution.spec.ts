import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { nothingDuringResolution } from './nothing-during-resolution.js';

const RESOLVING = `
        both players pass
        Mutual Inspection's effect begins to resolve
          kate draws a card
          john draws a card`;

testCheck(host, nothingDuringResolution, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Marsh Queen Ysolde
    card Customs Inspector: Entity - Human Official, cost &$, health 2, power 2
      During your opponent's Action Phases, you may look at your opponent's hand. Use this effect only once each turn.
    card Mutual Inspection: Sorcery, cost %
      Each player draws a card, then each player discards a card.
    position: turn 5, kate's Action Phase 1, kate has priority, no sickness
      kate: 4 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Hedge Boar
        back 1 Mutual Inspection
      john: 0 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Customs Inspector
      stack:
        kate's Mutual Inspection's effect
  `,
  valid: [
    {
      name: 'a during-effect once both halves of the "then" are done and the turn player has passed',
      when: `${RESOLVING}
          kate discards a card
          john discards a card
          kate's Mutual Inspection goes to kate's drop zone
        the resolution ends
        kate passes
        john uses Customs Inspector's effect
      `,
    },
    {
      name: 'passes between two resolutions',
      when: `
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        both players pass
        Grace, Aligner of Stars resolves into front 2
        both players pass
      `,
    },
  ],
  invalid: [
    {
      name: 'a during-effect between the halves of a "then"',
      when: `${RESOLVING}
        john uses Customs Inspector's effect
      `,
      finds: [
        {
          messageId: 'acted',
          data: { player: 'john', did: 'used the effect of Customs Inspector', item: "Mutual Inspection's effect" },
        },
      ],
    },
    {
      name: 'a Fast card between two draws of one effect',
      when: `
        both players pass
        Mutual Inspection's effect begins to resolve
          kate draws a card
        john creates Grace, Aligner of Stars into front 2, paying !!
      `,
      finds: [{ messageId: 'acted', data: { player: 'john', did: 'created Grace, Aligner of Stars' } }],
    },
    {
      name: 'a pass between the halves of a "then"',
      when: `${RESOLVING}
        kate passes
      `,
      finds: [{ messageId: 'passed', data: { player: 'kate', item: "Mutual Inspection's effect" } }],
    },
    {
      name: 'both passing, and the turn going on, before the second half',
      when: `${RESOLVING}
        both players pass
        kate declares the Battle Phase
      `,
      finds: [
        { messageId: 'passed', data: { player: 'Both players' }, line: 5 },
        { messageId: 'acted', data: { player: 'kate', did: 'declared the Battle Phase' }, line: 6 },
      ],
    },
    {
      name: 'another resolution inside the first',
      when: `
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        both players pass
        Grace, Aligner of Stars begins to resolve into front 2
        Mutual Inspection's effect begins to resolve
      `,
      finds: [{ messageId: 'resolvedInside', data: { inner: "Mutual Inspection's effect", item: 'Grace, Aligner of Stars' } }],
    },
  ],
});
