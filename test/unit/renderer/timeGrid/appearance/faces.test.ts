import { expect, test } from 'vitest';
import { eventView, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import type { FaceWords } from '#timeGrid/appearance/face.ts';
import { Faces } from '#timeGrid/appearance/faces.ts';
import { rankOf } from '#timeGrid/appearance/hue.ts';
import { divideDay } from '#timeGrid/layout/layoutDay.ts';
import { schoolDay } from '#timeGrid/layout/schoolDay.ts';

const day = schoolDay('2026-11-19', zone);
const hours = { from: 7, to: 20, pixelsPerHour: 44 };
const wordsIn = (done: string): FaceWords => ({
  time: String,
  range: (from, to) => `${from}–${to}`,
  wholeRange: () => '',
  orHour: () => '',
  cancelled: 'cancelled',
  label: (event, { text }) => (event.realise ? `${text} ${done}` : text),
});
const words = wordsIn('fait');
const none = new Map<string, unknown>();
const first = eventView('a', 19, ['10:00', '11:00'], 'A');
const second = eventView('b', 19, ['14:00', '15:00'], 'B');
const blocksOf = (events: readonly (typeof first)[], width = 300) => divideDay(events, day, width, rankOf).blocks;

test('an edit of one event makes its face again, and no other of its day', () => {
  const faces = new Faces();
  const given = { hours, width: 300, words };
  const [a, b] = faces.read(blocksOf([first, second]), given, none);
  const marked = faces.read(blocksOf([first, { ...second, realise: true, mark: 'waiting' }]), given, none);
  expect(marked[0]).toBe(a);
  expect(marked[1]).not.toBe(b);
  expect(marked[1]).toMatchObject({ done: true, mark: 'waiting', label: expect.stringContaining('fait') });
});

test('a face follows its place, its clash, and the hours, width and words of the day', () => {
  const faces = new Faces();
  const given = { hours, width: 300, words };
  const done = { ...first, realise: true };
  const [before] = faces.read(blocksOf([done]), given, none);
  expect(faces.read(blocksOf([done]), given, none)[0]).toBe(before);
  expect(faces.read(blocksOf([done]), given, new Map([['a', second]]))[0]?.clash).toBe(true);
  const [beside] = faces.read(blocksOf([done, eventView('c', 19, ['10:00', '11:00'], 'C')]), given, none);
  expect(beside?.right).not.toBe(before?.right);
  const low = { ...hours, pixelsPerHour: 88 };
  expect(faces.read(blocksOf([done]), { ...given, hours: low }, none)[0]?.top).not.toBe(before?.top);
  expect(faces.read(blocksOf([done]), { ...given, width: 600 }, none)[0]?.right).not.toBe(before?.right);
  expect(faces.read(blocksOf([done]), { ...given, words: wordsIn('done') }, none)[0]?.label).toContain('done');
});
