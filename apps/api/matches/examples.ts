/** Examples for the OpenAPI document: each works when it is pasted. */

export const EXAMPLE_HEADER = {
  id: 'table-7',
  rulebook: 'tgc',
  edition: 'casual',
  record: 'complete',
  seats: ['anna', 'ben'],
};

export const EXAMPLE_MATCH = '';
