/** The school's time zone unless the settings give another one (R2.4). JavaScript, so that commands read it unbuilt. */
export const defaultZone = 'Europe/Paris';
