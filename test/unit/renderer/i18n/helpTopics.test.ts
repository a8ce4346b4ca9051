import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpTopics } from '#stores/help.ts';
import { en, fr } from '#test/words.ts';

// That a link names an existing topic, the compiler says. Here: that every topic is led to, and has its words.

const linked = new Set(
  globSync('renderer/features/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:help|topic)="(\w+)"/gu)].map(([, topic]) => topic),
  ),
);

test('every topic of the help is led to by a « ? », and every « ? » leads to one', () => {
  expect(linked).toEqual(new Set(helpTopics));
});

test.each([fr, en])('every topic has its words, and no words are without a topic', ({ help }) => {
  expect(Object.keys(help.topic).toSorted()).toEqual([...helpTopics].toSorted());
});
