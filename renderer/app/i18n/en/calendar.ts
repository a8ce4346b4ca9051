/** Words of: calendar. */
export const calendar = {};
