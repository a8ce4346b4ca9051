import { describe, expect, test } from 'vitest';
import { companions } from '#wording/vocabulary/useLikely.ts';
import { likelyFields } from '#wording/vocabulary/useLikely.ts';

const none = { arrived: null, done: null, room: null, missingPieces: null, interviewNote: null, phone: null };

describe('R3.4 fields that are recognised by their codes', () => {
  test.each([
    [['ARRIVEE', 'ENTRETIEN_FAIT', 'SALLE', 'PIECES_MANQUANTES', 'NOTE_ENTRETIEN', 'PORTABLE']],
    [['heureArrivee', 'entretienRéalisé', 'salleEntretien', 'Document manquant', 'avisEntretien', 'tel']],
    [['check-in at', 'interview done', 'Room', 'missing documents', 'Interview notes', 'GSM']],
  ])('%j', (codes) => {
    const [arrived, done, room, missingPieces, interviewNote, phone] = codes;
    expect(likelyFields(none, ['AUTRE', ...codes.toReversed()])).toEqual({
      arrived,
      done,
      room,
      missingPieces,
      interviewNote,
      phone,
    });
  });

  test('the closest name is proposed, and none where two are as close', () => {
    expect(likelyFields(none, ['TEL_MERE', 'TEL', 'TEL_PERE'])).toEqual({ phone: 'TEL' });
    expect(likelyFields(none, ['TEL_MERE', 'TEL_PERE'])).toEqual({});
  });

  test('a chosen field keeps its code, and its code is proposed for nothing else', () => {
    expect(likelyFields({ ...none, room: 'SALLE' }, ['SALLE'])).toEqual({});
    expect(likelyFields({ ...none, phone: 'SALLE' }, ['SALLE'])).toEqual({});
  });

  test.each(['PIECE_IDENTITE', 'PRESENTATION', 'MOBILITE', 'TELECHARGEMENT', 'BUREAU', 'AUTELS', ''])(
    '%s is proposed for nothing',
    (code) => expect(likelyFields(none, [code])).toEqual({}),
  );
});

describe('R3.4 decisions by the states that go with them', () => {
  const seen = (states: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
    new Map(Object.entries(states).map(([id, counts]) => [id, new Map(Object.entries(counts))]));

  test('a state that nearly all applications with a decision have suggests its name', () => {
    expect(companions(seen({ 1: { 5: 85, 7: 3 } })).get('1')).toEqual({
      stateId: '5',
      count: 85,
      total: 88,
      isSure: true,
    });
  });

  test('few applications, mixed states, or a state that goes with two decisions suggest no name', () => {
    expect(companions(seen({ 1: { 5: 2 } })).get('1')?.isSure).toBe(false);
    expect(companions(seen({ 1: { 5: 6, 7: 4 } })).get('1')?.isSure).toBe(false);
    const both = companions(seen({ 1: { 5: 10 }, 2: { 5: 9 }, 3: { 6: 9 } }));
    expect([...both].map(([id, { isSure }]) => [id, isSure])).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
    ]);
  });

  test('a decision whose applications have no state has no companion', () => {
    expect(companions(seen({ 1: {} })).size).toBe(0);
  });
});
