import type { Header } from '#kernel/log.js';
import type { Section, Rulebook } from '#kernel/rulebook.js';
import { HIGHEST, toySpecs, type ToyBoard, type ToyEvent, type ToyPlayer } from './board.js';
import { toyChecks } from './checks/index.js';

export const toySections: readonly Section[] = [
  { id: '1', of: 'toy', title: 'Counting', coverage: { is: 'defines', carriedBy: 'board.ts: last' } },
  { id: '1.1', of: 'toy', title: 'One higher each time', coverage: { is: 'checked' } },
  { id: '2', of: 'toy', title: 'Players take turns', coverage: { is: 'checked' } },
  { id: 'begin', of: 'toy-hints', title: 'Begin with one', coverage: { is: 'checked' } },
  { id: 'fun', of: 'toy-hints', title: 'Have fun | enjoy', coverage: { is: 'unobservable', because: 'No record shows a mood.' } },
];

function open(header: Header): ToyBoard {
  const board: ToyBoard = { n: 0, seats: header.seats, last: NaN, lastEvent: 0, by: null, players: new Map() };
  for (const seat of header.seats) board.players.set(seat, { seat, said: [], board });
  return board;
}

function evolve(board: ToyBoard, event: ToyEvent): void {
  board.n = event.n;
  if (event.type !== 'NumberSaid') return;
  board.last = event.data.number;
  board.lastEvent = event.n;
  board.by = board.players.get(event.by!) ?? null;
  board.by?.said.push(event.data.number);
}

function clone(board: ToyBoard): ToyBoard {
  const copy: ToyBoard = { ...board, players: new Map<string, ToyPlayer>() };
  for (const [seat, player] of board.players) copy.players.set(seat, { seat, said: [...player.said], board: copy });
  copy.by = board.by && copy.players.get(board.by.seat)!;
  return copy;
}

export const toy: Rulebook<ToyBoard> = {
  id: 'toy',
  title: 'Counting',
  editions: { first: 'the rules', friendly: 'the rules and the hints' },
  specs: toySpecs,
  checks: toyChecks,
  sections: toySections,
  validators: {},
  headerParts: {},
  partReaders: [
    {
      keyword: 'seat',
      form: 'seat <name>',
      read: ({ head }, header) => void (header.seats = [...(header.seats as string[]), head.text]),
      print: (header) => header.seats.map((seat) => `seat ${seat}`),
    },
  ],
  vocabulary: (header) => ({ seats: header.seats, names: [] }),
  inspect: ({ seats }) => (seats.length < 2 ? [{ field: 'seats', says: 'counting takes two', hint: 'add a seat' }] : []),
  isLaw: (header, section) => header.edition === 'friendly' || section.startsWith('toy:'),
  open,
  evolve: (board, event) => evolve(board, event as ToyEvent),
  clone,
  isOver: (board) => board.last === HIGHEST,
  standing: (board) => ({ seats: board.seats, why: [{ says: 'anybody may speak', event: 0 }] }),
  options: (board, seat) => [{ seat, says: `${seat} says ${board.last + 1}`, type: 'NumberSaid' }],
  viewEvent: (event) => event,
  viewHeader: (header) => header,
  viewBoard: (board) => ({ last: board.last }),
  picture: (board) => ({ title: `at ${board.last}`, areas: [] }),
};
