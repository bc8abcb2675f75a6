/** Examples for the OpenAPI document. They work when they are pasted, in any order and more than once; test/api/docs.spec.ts tries them. */

/** The match that is begun by one example and gone on with by another. */
export const EXAMPLE = 'table-7';

export const EXAMPLE_HEADER = { id: EXAMPLE, rulebook: 'tgc', edition: 'casual', record: 'complete', seats: ['anna', 'ben'] };

export const EXAMPLE_APPEND = { after: 0, sentences: 'anna is heads\nben is tails' };

export const EXAMPLE_MATCH = `match tgc, casual rules, complete record
seat anna
seat ben

anna is heads
ben is tails
the coin lands on heads
`;
