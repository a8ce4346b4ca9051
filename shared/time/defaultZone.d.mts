export const defaultZone: string;
