/** Words of: shell. */
export const shell = {};
