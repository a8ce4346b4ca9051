/** Rows of shared/rules/workstation.md that have no repair yet, or only a part of one, and what is missing. */
export const openRows: Readonly<Record<string, string>> = {
  E4: 'Negotiate (Kerberos) is named, not spoken: Electron’s network stack may send a write twice',
  E8: 'repaired by the copy that the password opens; a user who signs in is needed for it',
  B9: 'on Windows and macOS authorities are read once a run, since Node keeps what it read',
};
