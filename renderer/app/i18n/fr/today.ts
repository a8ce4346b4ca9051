/** Words of: today. */
export const today = {};
