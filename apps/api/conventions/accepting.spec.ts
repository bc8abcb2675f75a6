import { describe, expect, it } from '@jest/globals';
import { accepted } from './accepting.js';

const forms = { 'application/json': 'json', 'text/plain': 'text' };

describe('the form of an answer', () => {
  it.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['text/plain', 'text'],
    ['TEXT/*', 'text'],
    ['application/*', 'json'],
    ['text/plain, application/json', 'text'],
    ['text/plain;q=0.5, application/json', 'json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'json'],
    ['text/plain;q=0, */*', 'json'],
    ['text/plain; charset=utf-8', 'text'],
    ['text/html', null],
    ['application/json;q=0', null],
    ['application/json;q=x', null],
    ['', null],
  ])('for %j is %j', (accept, form) => {
    expect(accepted(accept, forms)).toBe(form);
  });
});
