/** Seats, and amounts that a record may leave open. */
export type Seat = 0 | 1;
export const other = (seat: Seat): Seat => (1 - seat) as Seat;
export const UNKNOWN = NaN;
/** 1 yes, 0 no, NaN unknown. */
export type Known = number;
