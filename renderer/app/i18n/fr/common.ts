/** Words of: common. */
export const common = {};
