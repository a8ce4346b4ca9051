import type { Translated } from '../catalogue.ts';
import type { deciding as french } from '../fr/deciding.ts';

/** Words of: decisions, one application after the other. */
export const deciding: Translated<typeof french> = {
  title: 'Decision: {{name}}',
  list: 'Applications to decide',
  which: 'Decision',
  column: { when: 'Interview', applicant: 'Applicant', state: 'Application', decision: 'Decision' },
  unknown: 'The service does not list the decisions. Name those of the school once; they are kept on this workstation.',
  other: 'Name a decision',
  number: 'Number',
  notNumber: 'Number expected.',
  label: 'Name',
  add: 'Add',
  day: 'Decided on',
  takeOff: 'Remove the decision',
  seenWith: '{{decision}}: {{seenWith}}',
  progress: '{{done}} of {{count}}',
  allDone: 'All have a decision.',
  outcome: {
    noted: '{{name}}: “{{decision}}”',
    takenOff: '{{name}}: decision removed',
    tooFast: 'Key pressed too fast: nothing was noted for {{name}}. Check the outlined name, then press.',
    meanwhile:
      'Somebody else has just changed the decision for {{name}}: here it is. Press to put yours, or go to the next one.',
    unseen: 'Nothing was noted: {{name}} was not visible. Press again.',
  },
};
