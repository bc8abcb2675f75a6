/** Told to whoever started the server: there is nothing wrong with the program. */
export class CannotStart extends Error {}
