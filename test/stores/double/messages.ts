/**
 * Several messages of an answer in one write. The library writes one message at a time and waits until the socket has it,
 * which costs more than a real server's whole answer; on the wire nobody can tell the two apart.
 */

/** What stands before each message: whether it is compressed, which none is, and its length in four bytes. */
const FRAME = 5;

export class Messages {
  constructor(private readonly messages: readonly Uint8Array[]) {}

  /** The library puts a frame before what it is given: there is one less to make room for. */
  get byteLength(): number {
    return this.messages.reduce((sum, { length }) => sum + FRAME + length, -FRAME);
  }

  /** As of a Buffer, but from the beginning: the frame of the whole makes way for one a message. */
  copy(target: Buffer): number {
    let at = 0;
    for (const message of this.messages) {
      target[at] = 0;
      target.writeUInt32BE(message.length, at + 1);
      target.set(message, at + FRAME);
      at += FRAME + message.length;
    }
    return at;
  }
}

/** A message as the library wants it: of a Buffer it uses no more than the length and the copying. */
export const written = (answer: Messages | { serializeBinary(): Uint8Array }): Buffer =>
  answer instanceof Messages ? (answer as unknown as Buffer) : Buffer.from(answer.serializeBinary());
