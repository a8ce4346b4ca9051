import type { Translated } from '../catalogue.ts';
import type { forms as french } from '../fr/forms.ts';

/** Words of forms and field lists, whatever the entity. */
export const forms: Translated<typeof french> = {
  yes: 'Yes',
  no: 'No',
  empty: 'Not filled in',
  assigned: 'Assigned by the service',
  numbered: 'no.\u00A0{{id}}',
  absent: 'The service gives only its number ({{what}})',
  hour: 'Time',
  clear: 'Clear {{field}}',
  number: 'Internal number',
  seen: 'Already seen: {{seen}}',
  choose: 'Choose',
  none: 'None',
  addCustom: 'Add a field seen in other applications',
  create: {
    offline: 'Offline: the creation will be kept on this workstation, and sent only when you send it, online.',
    applied: '{{name}} is in the service.',
    open: 'Open the record',
  },
  ownApplicant: 'An application cannot move to another applicant',
  changed_zero: 'Nothing changed',
  changed_one: '{{count}} field changed',
  changed_other: '{{count}} fields changed',
  kept: 'Kept on this workstation. Will be sent as soon as the service answers.',
  edit: 'Edit {{field}}',
  editHow: 'Enter saves, Escape leaves it as it is.',
  keptField: 'Kept: {{field}}.',
  notHere: 'This field cannot be edited here: the service assigns it, or asks for a confirmation.',
  leave: 'Leave without saving: what you typed stays as a draft',
  resumed: 'This is what you had typed without saving it.',
  startOver: 'Go back to the record’s values',
  problems_one: '{{count}} field to correct.',
  problems_other: '{{count}} fields to correct.',
  first: 'Go to the first',
  unread:
    'What you typed here earlier cannot be read any more: the fields show what is saved. Type again what is missing.',
  unsafe: 'This workstation’s disk could not be written to: what you type would be lost when Carnet closes.',
  technical: 'Technical fields',
  technicalNote: 'The service only gives the number of what they stand for.',
};
