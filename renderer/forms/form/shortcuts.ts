import { shortcutsOf } from '#ui/index.ts';

/** The keys of a form that takes the place of its screen, and of a field that is edited in its place. */
export const formShortcuts = shortcutsOf('forms', {
  save: 'mod+Enter',
  editField: 'F2',
  keepMine: 'alt+1',
  takeTheirs: 'alt+2',
});
