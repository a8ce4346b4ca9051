import type { Translated } from '../catalogue.ts';
import type { forms as french } from '../fr/forms.ts';

/** Words of forms and field lists, whatever the entity. */
export const forms: Translated<typeof french> = {
  yes: 'Yes',
  no: 'No',
  empty: 'Not filled in',
  assigned: 'Assigned by the service',
  numbered: 'no.\u00A0{{id}}',
  withUnit: '{{number}} {{unit}}',
  absent: '{{what}}, not on this workstation',
  hour: 'Time',
  clear: 'Clear {{field}}',
  number: 'Internal number',
  seen: 'Seen here: {{seen}}',
  choose: 'Choose',
  none: 'None',
  addCustom: 'Add a field seen in other applications',
  create: {
    offline: 'Offline: the creation will be kept on this workstation, and leaves only when you send it, online.',
    applied: '{{name}} is in the service.',
    open: 'Open the record',
  },
  ownApplicant: 'An application stays its applicant’s',
  changed_zero: 'Nothing changed',
  changed_one: '{{count}} field changed',
  changed_other: '{{count}} fields changed',
  kept: 'Kept on this workstation. It leaves as soon as the service answers.',
  leave: 'Leave without saving: what you typed waits',
  resumed: 'This is what you had typed without saving it.',
  startOver: 'Start over from the sheet',
  problems_one: '{{count}} field to correct.',
  problems_other: '{{count}} fields to correct.',
  first: 'Go to the first',
  unsafe: 'The disk of this workstation refuses: what you type would not survive a stop.',
  technical: 'Technical fields',
  technicalNote: 'The service only gives the number of what they stand for.',
};
