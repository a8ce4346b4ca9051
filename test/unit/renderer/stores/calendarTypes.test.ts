import { describe, expect, it } from 'vitest';
import { everyType, isolatedType, isTypeShown, toggledType } from '#stores/calendarTypes.ts';
import type { TypeChoice } from '#stores/calendarTypes.ts';

const all = ['course', 'jury', 'meeting'];
const shown = (choice: TypeChoice): readonly string[] => [...all, 'unknown'].filter((id) => isTypeShown(choice, id));

describe('types of events', () => {
  it('are hidden and shown one by one', () => {
    const withoutJury = toggledType(everyType, 'jury', all);
    expect(shown(withoutJury)).toEqual(['course', 'meeting', 'unknown']);
    expect(toggledType(withoutJury, 'jury', all)).toEqual(everyType);
  });

  it('of which one is alone hide every other one, also those that the service does not list', () => {
    expect(shown(isolatedType(everyType, 'jury'))).toEqual(['jury']);
  });

  it('come back as they were when the one that is alone is pressed again, with Alt or without', () => {
    const before = toggledType(everyType, 'meeting', all);
    const alone = isolatedType(before, 'jury');
    expect(isolatedType(alone, 'jury')).toEqual(before);
    expect(toggledType(alone, 'jury', all)).toEqual(before);
  });

  it('beside one that is alone join it', () => {
    const two = toggledType(isolatedType(everyType, 'jury'), 'course', all);
    expect(all.filter((id) => isTypeShown(two, id))).toEqual(['course', 'jury']);
  });

  it('that were hidden can be alone', () => {
    expect(shown(isolatedType(toggledType(everyType, 'jury', all), 'jury'))).toEqual(['jury']);
  });
});
