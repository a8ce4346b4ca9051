import { describe, expect, test } from 'vitest';
import { isOfGuardian, likelyFields } from '#wording/useLikely.ts';

const none = {
  arrived: null,
  done: null,
  absent: null,
  room: null,
  missingPieces: null,
  interviewNote: null,
  phone: null,
};

describe('R3.4 fields that are recognised by their codes', () => {
  test.each([
    [['ARRIVEE', 'ENTRETIEN_FAIT', 'ABSENT', 'SALLE', 'PIECES_MANQUANTES', 'NOTE_ENTRETIEN', 'PORTABLE']],
    [['heureArrivee', 'entretienRéalisé', 'absence', 'salleEntretien', 'Document manquant', 'avisEntretien', 'tel']],
    [['check-in at', 'interview done', 'no show', 'Room', 'missing documents', 'Interview notes', 'GSM']],
  ])('%j', (codes) => {
    const [arrived, done, absent, room, missingPieces, interviewNote, phone] = codes;
    expect(likelyFields(none, ['AUTRE', ...codes.toReversed()])).toEqual({
      arrived,
      done,
      absent,
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

test('the name of a custom field says that it is of who answers for an applicant', () => {
  const codes = ['RESPONSABLE_LEGAL', 'telParent1', 'Tuteur', 'AVIS_JURY', 'APPARENT', 'NOTE_ENTRETIEN'];
  expect(codes.filter(isOfGuardian)).toEqual(['RESPONSABLE_LEGAL', 'telParent1', 'Tuteur']);
});
