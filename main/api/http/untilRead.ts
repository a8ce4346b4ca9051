import type { HttpReply } from './transport.ts';

/** The same reply; `over` runs when it was read, failed (with the failure) or was discarded, perhaps more than once. */
export function untilRead(reply: HttpReply, over: (error?: unknown) => void): HttpReply {
  return {
    status: reply.status,
    header: (name) => reply.header(name),
    async *chunks(maxCharacters) {
      try {
        yield* reply.chunks(maxCharacters);
      } catch (error) {
        over(error);
        throw error;
      } finally {
        over();
      }
    },
    async text(maxCharacters, purpose) {
      try {
        return await reply.text(maxCharacters, purpose);
      } catch (error) {
        over(error);
        throw error;
      } finally {
        over();
      }
    },
    discard() {
      reply.discard();
      over();
    },
  };
}
