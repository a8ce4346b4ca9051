/** Words of: settings. */
export const settings = {};
