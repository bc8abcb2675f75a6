/** What is handed in from outside and is no class that Nest could find by its type. */

export const SETTINGS = Symbol('settings');
export const STORE = Symbol('event store');
export const LOG = Symbol('log');
export const RULEBOOKS = Symbol('rulebooks');
