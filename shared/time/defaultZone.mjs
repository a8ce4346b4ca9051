/** Where the school is unless the service or its settings say otherwise (R2.4). JavaScript, so that commands read it unbuilt. */
export const defaultZone = 'Europe/Paris';
