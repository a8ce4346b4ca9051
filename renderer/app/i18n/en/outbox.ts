/** Words of: outbox. */
export const outbox = {};
