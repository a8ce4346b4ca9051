/** What an import takes: more is done in parts, so that it can be looked through. */
export const mostLines = 500;
export const mostBytes = 5_000_000;
/** What the system's dialog offers. */
export const accepted =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
