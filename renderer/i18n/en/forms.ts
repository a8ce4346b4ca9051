import type { Translated } from '../catalogue.ts';
import type { forms as french } from '../fr/forms.ts';

/** Words of forms and field lists, whatever the entity. */
export const forms: Translated<typeof french> = {
  yes: 'Yes',
  no: 'No',
  empty: 'Not filled in',
  numbered: 'no.\u00A0{{id}}',
  unreadable: 'Carnet cannot read this value: {{value}}',
  absent: 'The service gives only its number ({{what}})',
  hour: 'Time',
  clear: 'Clear {{field}}',
  number: 'Internal number',
  seen: 'Already seen: {{seen}}',
  byNumber: 'Another one, by its number…',
  /** An e-mail address that the service has already. */
  ownMail: {
    choice: 'A record of its own, marked as a duplicate',
    makes: 'A record apart is created with this address, and nothing is asked. The existing one stays as it is.',
    asks: 'Otherwise nothing leaves without your answer, in Changes: to share this address, for example.',
  },
  /** What one agreement alone may refer to: its company. */
  unshared: {
    notOffered_one:
      '{{count}} record of this workstation is not offered: it belongs to another agreement, and each has its own.',
    notOffered_other: '{{count}} records of this workstation are not offered: each belongs to another agreement.',
    ofAnother:
      'This is the record of agreement {{name}}, and each has its own. Give another one: nothing leaves like this.',
  },
  named: '{{name}} ({{id}})',
  choose: 'Choose',
  none: 'None',
  others: {
    title: 'Others',
    filled_one: '{{what}}: {{count}} filled in',
    filled_other: '{{what}}: {{count}} filled in',
  },
  addCustom: 'Add a field seen in other applications',
  newCode: {
    label: 'Code of a new field',
    help: 'A code that no application on this workstation has yet. The service keeps the field with its value.',
    add: 'Add',
  },
  create: {
    offline: 'Offline: the creation will be kept on this workstation, and sent only when you send it, online.',
    applied: '{{name}} is in the service.',
    open: 'Open the record',
  },
  changed_zero: 'Nothing changed',
  changed_one: '{{count}} field changed',
  changed_other: '{{count}} fields changed',
  kept: 'Kept on this workstation',
  leaves: 'will be sent as soon as the service answers',
  edit: 'Edit {{field}}',
  editHow: 'Enter saves, Escape leaves it as it is.',
  keptField: 'Kept: {{field}}.',
  readOnly: '{{label}}: {{why}}.',
  notHere: 'This field is changed elsewhere on the record, with a confirmation.',
  leave: 'Leave without saving: what you typed stays as a draft',
  resumed: 'This is what you had typed without saving it.',
  startOver: 'Go back to the record’s values',
  problems_one: '{{count}} field to correct.',
  problems_other: '{{count}} fields to correct.',
  first: 'Go to the first',
  serviceSaid: 'The service said: {{said}}',
  meanwhile: {
    title: 'This value changed while you were typing.',
    titleOf: '{{field}}: this value changed while you were typing.',
    rows_one: '{{number}} row changed meanwhile.',
    rows_other: '{{number}} rows changed meanwhile.',
    mine: 'What you typed',
    theirs: 'Current value',
    keepMine: 'Keep what I typed',
    takeTheirs: 'Take the current value',
    some_one: '{{count}} field changed while you were typing: choose its value.',
    some_other: '{{count}} fields changed while you were typing: choose their values.',
  },
  incoming: {
    oneOnly: 'Nothing was read: drop one file at a time.',
    failed: {
      empty: {
        what: 'This file is empty.',
        todo: 'Nothing was taken. Check that it was saved to its end, then choose it again.',
      },
      tooLarge: {
        what: 'This file is too large.',
        todo: 'Nothing was taken. Carnet reads {{size}} at most: split the file.',
      },
      unreadable: {
        what: 'This file cannot be read.',
        todo: 'Nothing was taken. It may have been moved, be open elsewhere, or be a folder: check, then choose it again.',
      },
    },
  },
  unread:
    'What you typed here earlier cannot be read any more: the fields show what is saved. Type again what is missing.',
  unsafe: 'This workstation’s disk could not be written to: what you type would be lost when Carnet closes.',
  technical: 'Technical fields',
  technicalNote: 'The service only gives the number of what they stand for.',
};
