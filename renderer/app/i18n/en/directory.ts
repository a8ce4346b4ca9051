/** Words of: directory. */
export const directory = {};
