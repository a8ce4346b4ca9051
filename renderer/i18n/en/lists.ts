import type { Translated } from '../catalogue.ts';
import type { lists as french } from '../fr/lists.ts';

/** Words of lists, whatever they list. */
export const lists: Translated<typeof french> = {
  filter: 'Filter: {{list}}',
  placeholder: 'Filter',
  count_one: '{{total}} row',
  count_other: '{{total}} rows',
  countOf_one: '{{shown}} of {{total}} row',
  countOf_other: '{{shown}} of {{total}} rows',
  noMatch: 'No row matches “{{filter}}”.',
  clear: 'Clear the filter',
  mark: 'State of the change',
  total: 'Total',
  chooseAll: 'Choose all rows shown',
  columns: 'Choose the columns',
  shown: 'Shown columns',
  hidden: 'Other columns',
  earlier: 'Move forward: {{column}}',
  later: 'Move back: {{column}}',
  usual: 'Usual columns',
  export: 'Export what is shown as CSV',
  fileName: '{{list}} {{day}}.csv',
};
