/** The first letter of a line is a capital: « Jeu. 19 nov. ». */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
