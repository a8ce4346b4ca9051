/** A custom field's code as a label: NOTE_ENTRETIEN → « Note entretien ». The service gives it no other name. */
export function fieldName(code: string): string {
  const spaced = code.replaceAll(/[_\s]+/gu, ' ').trim();
  const text = spaced === spaced.toLocaleUpperCase() ? spaced.toLocaleLowerCase() : spaced;
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
