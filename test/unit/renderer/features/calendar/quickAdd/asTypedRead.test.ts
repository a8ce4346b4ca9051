import { describe, expect, test } from 'vitest';
import type { PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { marked, readHere, when } from './readHere.ts';

/** Phrases as the staff of a school types or pastes them, each with what it comes to behind a bar. */
const rows = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));

/** « 11-20 14:00-15:00 », of this year; « ×3 » for a series. */
const seen = (quick: PhraseEvent): string =>
  when(quick).replace('2026-', '') + (quick.series ? ` ×${quick.series.spans.length}` : '');

describe('what can mean one thing is read, and leaves nothing in the title', () => {
  test.each(
    rows(`
demain 9hr réunion | 11-20 09:00-10:00
demain 9hrs réunion | 11-20 09:00-10:00
demain 9 hr réunion | 11-20 09:00-10:00
demain 14h jury 1/2h | 11-20 14:00-14:30
demain 14h jury 1/2 h | 11-20 14:00-14:30
demain 14h jury ½ h | 11-20 14:00-14:30
demain 14h jury ½h | 11-20 14:00-14:30
demain 14h jury ½ heure | 11-20 14:00-14:30
demain 14h jury une heure trente | 11-20 14:00-15:30
vingt novembre 9h jury | 11-20 09:00-10:00
vingt-cinq novembre 9h jury | 11-25 09:00-10:00
lundi qui vient 9h jury | 11-23 09:00-10:00
demain 9hr30 jury | 11-20 09:30-10:30
demain 9 hrs 30 jury | 11-20 09:30-10:30
demain 14H jury | 11-20 14:00-15:00
demain 14h00 à 15h00 jury | 11-20 14:00-15:00
demain 23h-1h gala | 11-20 23:00-01:00
demain 12h jury | 11-20 12:00-13:00
demain 9h00-9h30 jury | 11-20 09:00-09:30
demain 9.30-10.30 jury | 11-20 09:30-10:30
demain 9:30:00 jury | 11-20 09:30-10:30
demain 09:30:00 jury | 11-20 09:30-10:30
demain entre 9h et 10 jury | 11-20 09:00-10:00
demain à partir de 9h jusqu'à 12h jury | 11-20 09:00-12:00
demain 9h jusqu'à midi jury | 11-20 09:00-12:00
demain vers 9h jury | 11-20 09:00-10:00
demain aux alentours de 9h jury | 11-20 09:00-10:00
demain autour de 9h jury | 11-20 09:00-10:00
demain sur les coups de 9h jury | 11-20 09:00-10:00
demain 9h durée 1 h 30 jury | 11-20 09:00-10:30
demain 9h pdt 2h jury | 11-20 09:00-11:00
demain 9h pour une durée de 2h jury | 11-20 09:00-11:00
demain 9h d'une durée de 2h jury | 11-20 09:00-11:00
demain 9h jury 2 h 30 min | 11-20 09:00-11:30
demain 9h jury 1 h | 11-20 09:00-10:00
demain 9h jury 0,5 h | 11-20 09:00-09:30
demain 9h jury 1h½ | 11-20 09:00-10:30
demain 9h jury 1 h ½ | 11-20 09:00-10:30
demain 9h jury 3/4 h | 11-20 09:00-09:45
demain 9h jury 3/4h | 11-20 09:00-09:45
demain 9h jury 1/4 h | 11-20 09:00-09:15
demain 9h jury 1/4 d'heure | 11-20 09:00-09:15
demain 9h jury 1/2 heure | 11-20 09:00-09:30
demain 9h jury une demie heure | 11-20 09:00-09:30
demain 9h jury une 1/2 heure | 11-20 09:00-09:30
demain matin 9h jury | 11-20 09:00-10:00
demain aprèm jury | 11-20 14:00-15:00
demain apres-midi 14h30 jury | 11-20 14:30-15:30
demain midi-14h jury | 11-20 12:00-14:00
demain en soirée jury | 11-20 18:00-19:00
demain 9 h moins 5 jury | 11-20 08:55-09:55
demain dix heures et quart jury | 11-20 10:15-11:15
demain à quatorze heures jury | 11-20 14:00-15:00
demain vingt et une heures gala | 11-20 21:00-22:00
demain vingt-deux heures gala | 11-20 22:00-23:00
demain 1000 jury | 11-20 10:00-11:00
demain 9h:30 jury | 11-20 09:30-10:30
demain 14-15h30 jury | 11-20 14:00-15:30
demain 8h->10h jury | 11-20 08:00-10:00
demain 8h a 10h jury | 11-20 08:00-10:00
2main 9h jury | 11-20 09:00-10:00
aprèsdemain 9h jury | 11-21 09:00-10:00
apres-demain 9h jury | 11-21 09:00-10:00
ajd 15h jury | 11-19 15:00-16:00
auj. 15h jury | 11-19 15:00-16:00
ce jour 15h jury | 11-19 15:00-16:00
ce jour à 15h jury | 11-19 15:00-16:00
lun. 23 9h jury | 11-23 09:00-10:00
lundi 23/11/26 9h jury | 11-23 09:00-10:00
lundi, 23 novembre 2026 9h jury | 11-23 09:00-10:00
lun. 23/11/2026 09:00 jury | 11-23 09:00-10:00
23/11/2026 09:00:00 jury | 11-23 09:00-10:00
23/11 9h jury | 11-23 09:00-10:00
23 Nov. 9h jury | 11-23 09:00-10:00
23 decembre 9h jury | 12-23 09:00-10:00
1 er décembre 9h jury | 12-01 09:00-10:00
1ier décembre 9h jury | 12-01 09:00-10:00
le 1er 9h jury | 12-01 09:00-10:00
le 24 au matin jury | 11-24 09:00-10:00
lundi suivant 9h jury | 11-23 09:00-10:00
lundi de la semaine pro 9h jury | 11-23 09:00-10:00
sem prochaine lundi 9h jury | 11-23 09:00-10:00
sem. prochaine lundi 9h jury | 11-23 09:00-10:00
la semaine pro lundi 9h jury | 11-23 09:00-10:00
semaine pro mardi 9h jury | 11-24 09:00-10:00
lundi 9h sem 49 jury | 11-30 09:00-10:00
lundi semaine n°49 9h jury | 11-30 09:00-10:00
lundi sem.49 9h jury | 11-30 09:00-10:00
14 juillet gala | 2027-07-14 10:30-11:30
dans un mois 9h jury | 12-19 09:00-10:00
dans une heure jury | 11-19 11:12-12:12
dans 1/2h jury | 11-19 10:42-11:42
dans 5mn jury | 11-19 10:17-11:17
mardi 1er décembre 9h jury | 12-01 09:00-10:00
lundi trente novembre 9h jury | 11-30 09:00-10:00
le trente novembre 9h jury | 11-30 09:00-10:00
le vingt quatre novembre à 9h jury | 11-24 09:00-10:00
le dix décembre 9h jury | 12-10 09:00-10:00
dix décembre 9h jury | 12-10 09:00-10:00
deux décembre 9h jury | 12-02 09:00-10:00
trente et un décembre 9h jury | 12-31 09:00-10:00
mer 25 9h jury | 11-25 09:00-10:00
mercr 9h jury | 11-25 09:00-10:00
vend. 27 9h jury | 11-27 09:00-10:00
samedi matin jury | 11-21 09:00-10:00
lundi matin jury | 11-23 09:00-10:00
lundi soir jury | 11-23 18:00-19:00
ts les lundis 9h x4 jury | 11-23 09:00-10:00 ×4
tous les lundis 9h jusqu'au 31/01/2027 cours | 11-23 09:00-10:00 ×10
toutes les deux semaines lundi 9h x3 cours | 11-23 09:00-10:00 ×3
1 semaine sur 2 le lundi 9h x3 cours | 11-23 09:00-10:00 ×3
1 lundi sur 2 9h x3 cours | 11-23 09:00-10:00 ×3
un lundi sur deux 9h x3 cours | 11-23 09:00-10:00 ×3
tous les 15j lundi 9h x3 cours | 11-23 09:00-10:00 ×3
chaque semaine lundi 9h x3 cours | 11-23 09:00-10:00 ×3
tous les lundis 9h sauf jours fériés x4 cours | 11-23 09:00-10:00 ×4
23/11 24/11 25/11 9h jury | 11-23 09:00-10:00 ×3
lundi 23/11 et mardi 24/11 9h jury | 11-23 09:00-10:00 ×2
23 novembre, 24 novembre 9h jury | 11-23 09:00-10:00 ×2
23 novembre 24 novembre 9h jury | 11-23 09:00-10:00 ×2
23 novembre 26 9h jury | 11-23 09:00-10:00
23 novembre 26 jury | 11-23 10:30-11:30
cours du lundi 23/11 de 9h à 12h | 11-23 09:00-12:00
tous les lundis 9h 4x cours | 11-23 09:00-10:00 ×4
vendredi 20 novembre 2026 à 10:00 jury | 11-20 10:00-11:00
20/11/2026 10h00 à 11h00 jury | 11-20 10:00-11:00
10h–11h jury 20/11 | 11-20 10:00-11:00
[20/11] jury 10h | 11-20 10:00-11:00
20-nov-26 10:00 jury | 11-20 10:00-11:00
20-nov.-26 10:00 jury | 11-20 10:00-11:00
jury de 10 heures à 11 heures 30 le 20/11 | 11-20 10:00-11:30
permanence tous les mardis de 14h à 16h jusqu'au 15/12 | 11-24 14:00-16:00 ×4
cours de 2h demain 9h | 11-20 09:00-11:00
demain 9h cours de 3h30 | 11-20 09:00-12:30
demain matin 8h jury | 11-20 08:00-09:00
ce matin 9h jury | 11-19 09:00-10:00
cours tous les mardis 14h-16h jusqu'au 15/12 inclus | 11-24 14:00-16:00 ×4
cours chaque mardi 14h jusqu'au 15 décembre compris | 11-24 14:00-15:00 ×4
cours tous les mar 14h x5 | 11-24 14:00-15:00 ×5
jury 27, 28 et 30 novembre 9h | 11-27 09:00-10:00 ×3
jury 23, 24 et 25 décembre 2026 9h | 12-23 09:00-10:00 ×3
jury les 23 et 30/11 à 9h | 11-23 09:00-10:00 ×2
jury 24 & 25/11/2026 9h | 11-24 09:00-10:00 ×2
jury jeudi 26 et vendredi 27 novembre 9h | 11-26 09:00-10:00 ×2
jury les mar. 24, mer. 25 et jeu. 26 nov 9h | 11-24 09:00-10:00 ×3
jury 1er, 2 et 3 décembre 9h | 12-01 09:00-10:00 ×3
jury 30 novembre, 1er et 2 décembre 9h | 11-30 09:00-10:00 ×3
jury le 26 novembre prochain à 9h | 11-26 09:00-10:00
jury mardi 10 novembre dernier 9h | 11-10 09:00-10:00
23 et 24 novembre dernier 9h jury | 2025-11-23 09:00-10:00 ×2
jury 15 septembre dernier 9h | 09-15 09:00-10:00
jury 15 septembre dernier de 9h à 10h | 09-15 09:00-10:00
jury 30 septembre et 1er octobre dernier 9h | 09-30 09:00-10:00 ×2
jury 30 septembre, 1er et 2 octobre dernier 9h | 09-30 09:00-10:00 ×3
jury 30/9 et 1/10 dernier 9h | 09-30 09:00-10:00 ×2
jury 15/12/2026 inclus 9h | 12-15 09:00-10:00
jury 1er/12 9h | 12-01 09:00-10:00
jury 25/nov 9h | 11-25 09:00-10:00
jury 25/nov/2026 9h | 11-25 09:00-10:00
jury 4/12-9h30 | 12-04 09:30-10:30
2/12 : 9h jury | 12-02 09:00-10:00
20/11 : jury 10h | 11-20 10:00-11:00
demain 12 h. 30 jury | 11-20 12:30-13:30
demain 14:30 h jury | 11-20 14:30-15:30
demain 9h jury trois quart d'heure | 11-20 09:00-09:45
lundi dès 9h jusque 12h jury | 11-23 09:00-12:00
lundi 9h jusque midi jury | 11-23 09:00-12:00
lundi vers les 9h jury | 11-23 09:00-10:00
demain aux environs de 9h jury | 11-20 09:00-10:00
demain 9h du mat' jury | 11-20 09:00-10:00
demain|9h|jury | 11-20 09:00-10:00
`),
  )('%s', (phrase = '', expected = '') => {
    const quick = readHere(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(seen(quick)).toBe(expected);
    expect(quick.title).toMatch(/^(?:jury|réunion|gala|cours|permanence)?$/iu);
  });

  test.each(
    rows(`
tomorrow at 9 jury | 11-20 09:00-10:00
tomorrow 9 a.m. jury | 11-20 09:00-10:00
tomorrow 9 to 10am jury | 11-20 09:00-10:00
tomorrow 11-1pm jury | 11-20 11:00-13:00
tomorrow 9 o'clock jury | 11-20 09:00-10:00
tomorrow 9:30:00 AM jury | 11-20 09:30-10:30
tomorrow midday jury | 11-20 12:00-13:00
tmrw 9am jury | 11-20 09:00-10:00
tmw 9am jury | 11-20 09:00-10:00
2moro 9am jury | 11-20 09:00-10:00
thur 9am jury | 11-26 09:00-10:00
monday week 9am jury | 11-30 09:00-10:00
this coming monday 9am jury | 11-23 09:00-10:00
coming monday 9am jury | 11-23 09:00-10:00
monday 23rd november 9am jury | 11-23 09:00-10:00
Monday, November 23, 2026 9:00 AM-10:00 AM jury | 11-23 09:00-10:00
november the 23rd 9am jury | 11-23 09:00-10:00
in two weeks 9am jury | 12-03 09:00-10:00
in 2 wks 9am jury | 12-03 09:00-10:00
every monday 9am x4 jury | 11-23 09:00-10:00 ×4
every second monday 9am x4 jury | 11-23 09:00-10:00 ×4
weekly monday 9am x4 jury | 11-23 09:00-10:00 ×4
tomorrow 9am 1.5 hours jury | 11-20 09:00-10:30
tomorrow 9am 1 1/2 hours jury | 11-20 09:00-10:30
tomorrow 9am 1½ hours jury | 11-20 09:00-10:30
tomorrow 9am half hour jury | 11-20 09:00-09:30
tomorrow 9am half-hour jury | 11-20 09:00-09:30
tomorrow 9am 1hr jury | 11-20 09:00-10:00
tomorrow 9am 1hr30 jury | 11-20 09:00-10:30
tomorrow 9am three quarters of an hour jury | 11-20 09:00-09:45
tomorrow 9am one hour thirty jury | 11-20 09:00-10:30
tomorrow 9am lasting 2 hours jury | 11-20 09:00-11:00
wk 49 monday 9am jury | 11-30 09:00-10:00
day after tomorrow 9am jury | 11-21 09:00-10:00
every other tuesday 10am until 15 dec jury | 11-24 10:00-11:00 ×2
every tue and thu 10am x6 jury | 11-24 10:00-11:00 ×6
a week today 3pm jury | 11-26 15:00-16:00
jury for two weeks monday 9am | 11-23 09:00-10:00 ×2
a fortnight tomorrow 3pm jury | 12-04 15:00-16:00
monday coming 9am jury | 11-23 09:00-10:00
tomorrow 3pm til 4pm jury | 11-20 15:00-16:00
tomorrow 9 oclock jury | 11-20 09:00-10:00
Thu, Nov 26, 2026 3:00 PM - 4:00 PM jury | 11-26 15:00-16:00
1st and 2nd december 9am jury | 12-01 09:00-10:00 ×2
`),
  )('in English: %s', (phrase = '', expected = '') => {
    const quick = readHere(phrase, { language: 'en' });
    expect(marked(phrase, quick)).toBe('');
    expect(seen(quick)).toBe(expected);
    expect(quick.title).toMatch(/^(?:jury|gala)?$/iu);
  });
});

describe('what is no time stays in the title', () => {
  test.each(
    rows(`
2 entretiens 9h | 11-19 09:00-10:00 2 entretiens
rentrée 4/1 8h30 | 2027-01-04 08:30-09:30 Rentrée
rentrée 2 et 3 décembre 9h | 12-02 09:00-10:00 ×2 Rentrée
visio lundi 10h https://zoom.us/j/12?pwd=10h | 11-23 10:00-11:00 Visio https://zoom.us/j/12?pwd=10h
visio lundi 10h salle12@ecole.fr | 11-23 10:00-11:00 Visio salle12@ecole.fr
salle 12, 13 et 14 décembre 9h | 12-13 09:00-10:00 ×2 Salle 12
RDV confirmé : vendredi 27 novembre, 14 h, salle 3 | 11-27 14:00-15:00 RDV confirmé : salle 3
3 BTS NDRC | 11-19 10:30-11:30 3 BTS NDRC
2026 bilan | 11-19 10:30-11:30 2026 bilan
B2 A5 9h | 11-19 09:00-10:00 B2 A5
only one may join tomorrow 9am | 11-20 09:00-10:00 Only one may join
bilan de ce jour-là 9h | 11-19 09:00-10:00 Bilan de ce jour-là
jury BTS 2 NDRC demain 9h | 11-20 09:00-10:00 Jury BTS 2 NDRC
cours 3e heure demain 9h | 11-20 09:00-10:00 Cours 3e heure
demain 9h salle 204 jury | 11-20 09:00-10:00 Salle 204 jury
demain 9h bât. 3 salle 12 jury | 11-20 09:00-10:00 Bât. 3 salle 12 jury
demain 9h jury 15 pers. | 11-20 09:00-10:00 Jury 15 pers.
demain 9h jury de 3 candidats | 11-20 09:00-10:00 Jury de 3 candidats
demain 9h séance 2/3 jury | 11-20 09:00-10:00 Séance 2/3 jury
demain 9h CCF E4 | 11-20 09:00-10:00 CCF E4
demain 9h bloc 3 jury | 11-20 09:00-10:00 Bloc 3 jury
demain 9h 06 12 34 56 78 Dupont | 11-20 09:00-10:00 06 12 34 56 78 Dupont
demain 9h Dupont 0612345678 | 11-20 09:00-10:00 Dupont 0612345678
demain 9h jury 75011 Paris | 11-20 09:00-10:00 Jury 75011 Paris
demain 9h rdv avril Dupont | 11-20 09:00-10:00 Rdv avril Dupont
demain 9h jury 2026-2027 | 11-20 09:00-10:00 Jury 2026-2027
demain 9h jury promo 26-27 | 11-20 09:00-10:00 Jury promo 26-27
demain 9h bac+2 jury | 11-20 09:00-10:00 Bac+2 jury
demain 9h dossier n° 1234 | 11-20 09:00-10:00 Dossier n° 1234
demain 9h dossier C000049 | 11-20 09:00-10:00 Dossier C000049
demain 9h v2 jury | 11-20 09:00-10:00 V2 jury
demain 9h 1 500 € paiement | 11-20 09:00-10:00 1 500 € paiement
demain 9h jury v1.2 | 11-20 09:00-10:00 Jury v1.2
demain 9h cours 2 de Python | 11-20 09:00-10:00 Cours 2 de Python
demain 9h TP 1/2 | 11-20 09:00-10:00 TP 1/2
demain 9h groupe 1/2 | 11-20 09:00-10:00 Groupe 1/2
demain 9h groupes 1 et 2 | 11-20 09:00-10:00 Groupes 1 et 2
demain 9h jury RNCP 35634 | 11-20 09:00-10:00 Jury RNCP 35634
cours BTS 2 à 10h demain | 11-20 10:00-11:00 Cours BTS 2
demain réunion mardi gras 9h | 11-20 09:00-10:00 Réunion mardi gras
demain 15 candidats | 11-20 10:30-11:30 15 candidats
session avril 2027 demain 9h | 11-20 09:00-10:00 Session avril 2027
demain un entretien 9h | 11-20 09:00-10:00 Un entretien
jury deux entretiens 9h | 11-19 09:00-10:00 Jury deux entretiens
9h30 12 candidats demain | 11-20 09:30-10:30 12 candidats
RDV le lundi 23 novembre 2026 à 14h30 avec M. Martin | 11-23 14:30-15:30 RDV avec M. Martin
Réunion pédagogique – jeudi 26 novembre – 17h30 à 19h00 | 11-26 17:30-19:00 Réunion pédagogique
réunion parents-profs vendredi 27/11 de 17h à 20h | 11-27 17:00-20:00 Réunion parents-profs
rentrée 2027 lundi 9h | 11-23 09:00-10:00 Rentrée 2027
portes ouvertes sam 5/12 10h-16h | 12-05 10:00-16:00 Portes ouvertes
visio Teams 20/11 10h lien 123 456 789 | 11-20 10:00-11:00 Visio Teams lien 123 456 789
appel 0612345678 demain 9h | 11-20 09:00-10:00 Appel 0612345678
RDV OPCO demain 9h tel: 01.23.45.67.89 | 11-20 09:00-10:00 RDV OPCO tel: 01.23.45.67.89
pause de 10h à 10h15 demain | 11-20 10:00-10:15 Pause
`),
  )('%s', (phrase = '', expected = '') => {
    const quick = readHere(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(`${seen(quick)} ${quick.title}`).toBe(expected);
  });
});
