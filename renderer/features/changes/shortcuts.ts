import { shortcutsOf } from '#ui/index.ts';

export const changesShortcuts = shortcutsOf('changes', {
  nextToDecide: 'q',
  retry: 'r',
  retryAll: 'r',
  putBack: 'b',
  decide: 'Enter',
  story: 's',
  undoChosen: 'u',
});

/** On the screens of decisions. */
export const decisionShortcuts = shortcutsOf('decision', {
  mine: '1',
  theirs: '2',
  other: '3',
  allMine: 'shift+1',
  allTheirs: 'shift+2',
  send: 'mod+Enter',
  exists: '1',
  createAnew: '2',
  later: '3',
  look: 'r',
  openThing: '1',
  tryAgain: ['2', 'r'],
  giveUp: '3',
  itIsThere: '4',
  ownRecord: '3',
  correctAddress: '4',
  giveUpAddress: '5',
  keepBoth: '1',
  cancelSecond: '2',
  cancelOwn: '3',
});
