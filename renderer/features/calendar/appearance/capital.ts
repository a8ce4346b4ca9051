/** What begins a line begins with a capital: « Jeu. 19 nov. ». */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
