/** The events that every game has: what the table notes and what a judge does. Each rulebook lists them among its own. */
import { event } from './event.js';
import { choice, int, optional, said, seat, text } from './shape.js';
import { choiceCodec, intCodec, restCodec, seatCodec } from './words.js';

export const interventions = [
  event({ type: 'Noted', kind: 'table', about: 'Free text of the recorder; no rule looks at it.', fields: { text: said(text(2000), restCodec) }, says: 'note: {text}' }),
  event({
    type: 'JudgeCalled',
    kind: 'table',
    about: 'Play stopped and a judge was called.',
    fields: { about: optional(said(text(2000), restCodec)) },
    says: 'a judge is called[: {about}]',
    also: [
      '(the judge is called|play stops and a judge is called|play stops)[: {about}]',
      { says: '{by} calls (a|the) judge[: {about}]', data: ({ about }) => ({ ...(about === undefined ? {} : { about }) }) },
    ],
  }),
  event({
    type: 'BackedUp',
    kind: 'judge',
    about: 'A judge put the game back to the state right after an earlier event; what was undone stays on record.',
    fields: { to: said(int(0, 1e9, 'the number of the event to return to; 0 is the beginning'), intCodec) },
    says: 'the game returns to event {to}',
    also: ['the game (is backed up to|is put back to|goes back to) event {to}', 'the judge (backs the game up to|puts the game back to) event {to}'],
  }),
  event({
    type: 'RulingGiven',
    kind: 'judge',
    about: 'What a judge ruled at the table.',
    fields: { text: said(text(2000), restCodec) },
    says: 'the judge rules: {text}',
  }),
  event({
    type: 'PenaltyGiven',
    kind: 'judge',
    about: 'A penalty for a seat.',
    fields: {
      seat: said(seat, seatCodec),
      penalty: said(
        choice(['warning', 'game-loss', 'match-loss', 'disqualification']),
        choiceCodec({ warning: 'a warning', 'game-loss': 'a game loss', 'match-loss': 'a match loss', disqualification: 'a disqualification' }),
      ),
      for: optional(said(text(2000), restCodec)),
    },
    says: '{seat} receives {penalty}[ for {for}]',
    also: ['{seat} (gets|is given) {penalty}[ for {for}]'],
  }),
] as const;
