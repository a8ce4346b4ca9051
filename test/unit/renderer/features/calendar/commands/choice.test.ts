import { describe, expect, it } from 'vitest';
import { alsoChosen, chosen, none } from '#features/calendar/commands/choice.ts';

describe('choosing several', () => {
  it('adds to the selection, and removes what was selected', () => {
    const two = alsoChosen({ selectedId: 'a', picked: none }, 'b');
    expect(two).toEqual({ selectedId: 'b', picked: new Set(['a', 'b']) });
    expect(alsoChosen(two, 'b')).toEqual({ selectedId: 'a', picked: none });
    expect(alsoChosen({ selectedId: null, picked: none }, 'a')).toEqual({ selectedId: 'a', picked: none });
    expect(alsoChosen({ selectedId: 'a', picked: none }, 'a')).toEqual({ selectedId: null, picked: none });
  });

  it('of a whole day keeps the selected one', () => {
    expect(chosen(new Set(['a', 'b']), 'b').selectedId).toBe('b');
    expect(chosen(new Set(['a', 'b']), null).selectedId).toBe('a');
  });
});
