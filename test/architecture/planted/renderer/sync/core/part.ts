export const part = 'planted';
