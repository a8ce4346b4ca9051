/**
 * The tasks of a week, as they are counted: every click, double click, drag, key with its modifiers, and run of typed
 * text is one gesture. A task begins on the screen where the user would be, and ends when it is done and kept.
 */
export interface Task {
  readonly title: string;
  readonly mouse: number;
  readonly keyboard: number;
  /** Null: another tool has no such task. */
  readonly best: Best | null;
}

/** The tool that needs the fewest gestures, counted along its known steps: an estimate, as none could be run. */
interface Best {
  readonly tool: 'Outlook' | 'Notion Calendar' | 'Airtable';
  readonly how: string;
  readonly mouse: number;
  /** Null: not by keyboard. */
  readonly keyboard: number | null;
}

const airtable = (mouse: number, keyboard: number | null, how: string): Best => ({
  tool: 'Airtable',
  how,
  mouse,
  keyboard,
});
const outlook = (mouse: number, keyboard: number | null, how: string): Best => ({
  tool: 'Outlook',
  how,
  mouse,
  keyboard,
});
const notion = (mouse: number, keyboard: number | null, how: string): Best => ({
  tool: 'Notion Calendar',
  how,
  mouse,
  keyboard,
});

export const theTasks = {
  next: {
    title: 'See who comes next, where, and what is missing of the application',
    mouse: 0,
    keyboard: 0,
    best: airtable(1, 1, 'the view of the day, then the record opened for its documents'),
  },
  arrival: {
    title: 'Note that the next applicant has arrived',
    mouse: 1,
    keyboard: 2,
    best: airtable(1, 2, 'the box of the row, or ↓ and Entrée'),
  },
  undo: {
    title: 'Take that back',
    mouse: 1,
    keyboard: 1,
    best: airtable(1, 1, 'the undo of its notice, or Ctrl Z'),
  },
  decide: {
    title: 'Decide one application',
    mouse: 3,
    keyboard: 3,
    best: airtable(3, 4, 'the cell, its list, the option; ↓, Entrée, first letters, Entrée'),
  },
  decideFive: {
    title: 'Decide five, one after the other',
    mouse: 7,
    keyboard: 7,
    best: airtable(15, 20, 'five times the one'),
  },
  moveInterview: {
    title: 'Move an interview by an hour, in the calendar and in its application',
    mouse: 1,
    keyboard: 4,
    best: outlook(4, 8, 'a drag; then the hour of the application in the other tool: cell, list, hour'),
  },
  walkIn: {
    title: 'Take in a person who comes without an appointment: name, address, path, state',
    mouse: 9,
    keyboard: 10,
    best: airtable(11, 14, 'a new record, its three texts and two lists'),
  },
  misspelt: {
    title: 'Open an applicant whose name is spelt as it was heard',
    mouse: 3,
    keyboard: 3,
    best: notion(3, 3, 'Ctrl K, text, Entrée; only as it is spelt'),
  },
  phone: {
    title: 'Open the applicant who calls from a number',
    mouse: 3,
    keyboard: 3,
    best: airtable(3, 3, 'find, the number as it was written, open the record'),
  },
  undecided: {
    title: 'Of the list of applications, show those without a decision',
    mouse: 1,
    keyboard: 3,
    best: airtable(1, 3, 'a view that was prepared'),
  },
  sort: {
    title: 'Sort them by their progress',
    mouse: 1,
    keyboard: 3,
    best: airtable(2, null, 'the menu of the header'),
  },
  group: {
    title: 'Group them by state',
    mouse: 2,
    keyboard: 3,
    best: airtable(2, null, 'Group, the field'),
  },
  view: {
    title: 'Keep that as a view',
    mouse: 4,
    keyboard: 5,
    best: airtable(4, null, 'Create new, kind, name, create'),
  },
  agentOfThree: {
    title: 'Give three of them an agent, having seen what changes',
    mouse: 4,
    keyboard: 6,
    best: airtable(4, 7, 'cell, list, option, drag of its handle; no preview'),
  },
  threeFilters: {
    title: 'Of the applications, show those with an interview this week, without a decision, of the user',
    mouse: 3,
    keyboard: 3,
    best: null,
  },
  fieldOfTen: {
    title: 'Change one field of ten applications, having seen what changes',
    mouse: 4,
    keyboard: 4,
    best: null,
  },
  changedToday: {
    title: 'See which applications colleagues changed since this morning',
    mouse: 1,
    keyboard: 3,
    best: airtable(1, null, 'a view by the time of the last change that was prepared'),
  },
  csv: {
    title: 'Save the list as a spreadsheet file',
    mouse: 2,
    keyboard: 3,
    best: airtable(2, null, 'the menu of the view, Download CSV'),
  },
  paper: {
    title: 'Get the day on paper',
    mouse: 3,
    keyboard: 2,
    best: outlook(3, 2, 'File, Print, Print'),
  },
  type: {
    title: 'Create an event of tomorrow, half an hour long',
    mouse: 3,
    keyboard: 3,
    best: notion(3, 3, 'a drag, the title, save; C, the line, Entrée'),
  },
  repeat: {
    title: 'Create a jury every Friday, four times',
    mouse: 3,
    keyboard: 3,
    best: outlook(8, 12, 'new, title, day, hour, repeat, weekly, after 4 times, save'),
  },
  toFriday: {
    title: 'Move an event to Friday, at the same hour, having seen what it meets there',
    mouse: 1,
    keyboard: 5,
    best: outlook(1, 5, 'a drag; open, to the day, the day, save'),
  },
  copy: {
    title: 'Copy an event to the next day',
    mouse: 1,
    keyboard: 3,
    best: outlook(1, 3, 'a drag with Ctrl; Ctrl C, the day, Ctrl V'),
  },
  free: {
    title: 'See who is free at 15:00',
    mouse: 2,
    keyboard: 2,
    best: outlook(4, null, 'new meeting, people, scheduling assistant, hour'),
  },
  reassign: {
    title: 'Give an event to another teacher',
    mouse: 1,
    keyboard: 1,
    best: outlook(4, null, 'open, remove one, add another, save'),
  },
  cancelThree: {
    title: 'Cancel three events together',
    mouse: 4,
    keyboard: 6,
    best: outlook(4, 6, 'a click, two with Ctrl, delete'),
  },
  renameRest: {
    title: 'Rename an event of a series and those after it',
    mouse: 3,
    keyboard: 4,
    best: null,
  },
  cancelSeries: {
    title: 'Cancel a whole series, with one confirmation',
    mouse: 3,
    keyboard: 2,
    best: null,
  },
  goTo: {
    title: 'Go to the 12th of January',
    mouse: 3,
    keyboard: 3,
    best: outlook(3, 3, 'the month twice further, the day; Ctrl G, the day, Entrée'),
  },
  weekOf: {
    title: 'See the week of a teacher',
    mouse: 2,
    keyboard: 3,
    best: outlook(2, null, 'tick the calendar of the other, untick one’s own'),
  },
  sendAgreement: {
    title: 'Send a whole agreement in seven parts, which was filled in from the page of its learner',
    mouse: 2,
    keyboard: 3,
    best: null,
  },
  interviewBySentence: {
    title: 'Make an interview by a sentence, in the calendar and in its application',
    mouse: 4,
    keyboard: 4,
    best: null,
  },
  decideState: {
    title: 'Decide one application, with the state that goes with it',
    mouse: 3,
    keyboard: 3,
    best: null,
  },
  nextPerson: {
    title: 'See who is next once one is decided',
    mouse: 0,
    keyboard: 0,
    best: null,
  },
  moveFree: {
    title: 'Move an interview to an hour that is free for everybody concerned',
    mouse: 3,
    keyboard: 4,
    best: null,
  },
  whyClash: {
    title: 'See why the day of an applicant clashes',
    mouse: 1,
    keyboard: 1,
    best: null,
  },
  newUser: {
    title: 'Create a user with a password, on a workstation that was never given the key of passwords',
    mouse: 16,
    keyboard: 21,
    best: null,
  },
  firstStart: {
    title: 'Go from the first start to the interviews of the day of the practice service',
    mouse: 4,
    keyboard: 8,
    best: null,
  },
} as const satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof theTasks;
