import { check, illegal } from '../../check.js';
import { deed } from '../../phrases.js';

const RIGHT = { Entity: 'create', Sorcery: 'cast', Form: 'embody', Ambush: 'lay', Host: '' } as const;

export const verbFitsType = check({
  id: 'verb-fits-type',
  cites: ['14.4', '14.4.1', '14.4.2', '14.4.3', '14.4.4', '14.3', 'host-basics:playing-cards', 'host-basics:playing-cards/play-the-card'],
  rule: 'An Entity is created, a Sorcery cast, a Form embodied and an Ambush laid face down.',
  on: ['CardPlayed'],
  messages: {
    Entity: illegal('{player} {did}, which is an Entity: Entities are created.', {
      cites: ['14.4', '14.4.1', 'host-basics:playing-cards', 'host-basics:playing-cards/play-the-card'],
    }),
    Sorcery: illegal('{player} {did}, which is a Sorcery: Sorceries are cast.', {
      cites: ['14.4', '14.4.2', 'host-basics:playing-cards', 'host-basics:playing-cards/play-the-card'],
    }),
    Form: illegal('{player} {did}, which is a Form: Forms are embodied.', {
      cites: ['14.4', '14.4.3', 'host-basics:playing-cards', 'host-basics:playing-cards/play-the-card'],
    }),
    Ambush: illegal('{player} {did}, which is an Ambush: Ambushes are laid face down.', {
      cites: ['14.4', '14.4.4', '14.3', 'host-basics:playing-cards', 'host-basics:playing-cards/play-the-card'],
    }),
    Host: illegal('{player} {did}, which is a Host: Hosts are not played.', { cites: ['14.4'] }),
    hidden: illegal('{player} {did} without showing it; only an Ambush keeps its face down.', { cites: ['14.3'] }),
  },
  judge({ event, board }, report) {
    const { verb, card: name } = event.data;
    if (name === null) {
      // A redacted log hides the cards that were laid, whatever they were called.
      if (verb !== 'lay' && verb !== 'play') report('hidden', { player: event.by!, did: deed(event) });
      return;
    }
    const type = (board.book.main(name) ?? board.book.host(name))?.type;
    if (type === undefined || RIGHT[type] === verb || (verb === 'play' && type !== 'Host')) return;
    report(type, { player: event.by!, did: deed(event), card: name });
  },
});
