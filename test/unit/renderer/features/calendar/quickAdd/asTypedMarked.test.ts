import { describe, expect, test } from 'vitest';
import { marked, readHere } from './readHere.ts';

/** Phrases as the staff of a school types or pastes them, each with what it comes to behind a bar. */
const rows = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));

describe('what looks like a time and is not read for certain is marked', () => {
  test.each(
    rows(`
demain 9 heures 30 minutes jury | 9 heures 30 minutes unread
demain 9 heures 30 minutes | 9 heures 30 minutes unread
demain 9 h 30 min jury | 9 h 30 min unread
demain 9h40 de l'après-midi jury | 9h40 de l'après-midi noSuchTime
demain 9,30 jury | 9,30 unread
demain à 9,30 jury | à 9,30 unread
demain à une heure trente jury | à une heure trente unclear
novembre 20 9h jury | novembre 20 unread
jury 9h novembre 25 | novembre 25 unread
en décembre jury | en décembre unread
décembre jury | décembre unread
23, 24, 25 novembre 9h jury | 23, 24, 25 novembre repetition
demain 14h30mn jury | 14h30mn unread
demain 14h 15h jury | 15h second
demain 9h ou 10h jury | 10h second
le dernier jour du mois 9h | le dernier jour du mois unread
premier jour ouvré de décembre 9h jury | premier jour ouvré de décembre unread
last working day of the month 17h | last working day of the month unread
on the first day of december 9am | on the first day of december unread
cette nuit 2h | cette nuit unread
S+1 mardi 9h jury | S+1 unread
mardi S+1 9h jury | S+1 unread
J+3 9h jury | J+3 unread
tout à l'heure réunion | tout à l'heure unread
later today call | later today unread
demain 9h-12h/14h-17h jury | 9h-12h/14h-17h unread
demain 9h à 12h puis 14h à 17h jury | 14h à 17h second
demain 9 à 10 jury | 9 à 10 unread
demain 9 a 10h jury | 9 a 10h unread
demain avant 9h jury | avant 9h unread
demain 9h30 / 10h jury | 9h30 / 10h unread
demain 9h jury 1/2 journée | 1/2 journée unread
demain 9h jury ½ journée | ½ journée unread
demain ½ journée jury | ½ journée unread
demain 1/2 j jury | 1/2 j unread
demain jury 1 journée | 1 journée unread
demain jury sur 2 jours | sur 2 jours repetition
demain mat jury | mat unread
demain a-m jury | a-m unread
demain am jury | am unread
demain pm jury | pm unread
demain AM jury | AM unread
demain apm jury | apm unread
demain ap-midi jury | ap-midi unread
demain après-m jury | après-m unread
demain fin de matinée jury | fin de matinée unread
demain au déjeuner jury | au déjeuner unread
demain à la première heure jury | à la première heure unread
demain première heure jury | première heure unread
demain à treize heures quinze jury | à treize heures quinze unread
demain neuf heures quinze jury | neuf heures quinze unread
demain 900 jury | 900 unread
demain 930 jury | 930 unread
demain à 930 jury | à 930 unread
demain 9h5 jury | 9h5 noSuchTime
demain 9;30 jury | 9;30 unread
demain 9'30 jury | 9'30 unread
demain 9h'30 jury | 9h'30 unread
demain 14 30 jury | 14 30 unread
demain 8/10h jury | 8/10h unread
demain 8h/10 jury | 8h/10 unread
demain 8h>10h jury | 8h>10h unread
demain 8h..10h jury | 8h..10h unread
demain 8h...10h jury | 8h...10h unread
demain 8h au 10h jury | 10h second
demain 8hà10h jury | 8hà10h unread
demain 8h-10h-12h jury | 8h-10h-12h unread
dem 9h jury | dem unread
dem. 9h jury | dem. unread
lundi 23-11 9h jury | 23-11 unread
2026-11-23T09:00 jury | 2026-11-23T09:00 unread
2026-11-23T09:00:00 jury | 2026-11-23T09:00:00 unread
20261123 9h jury | 20261123 unread
23112026 9h jury | 23112026 unread
23-11 9h jury | 23-11 unread
23 11 9h jury | 23 11 unread
23 11 2026 9h jury | 23 11 2026 unread
le premier 9h jury | le premier unread
le 2eme 9h jury | le 2eme unread
le 24 et le 25 9h jury | le 25 second
le 24, 25 et 26 9h jury | le 24, 25 et 26 repetition
24, 25/11 9h jury | 24, 25/11 repetition
24 au 26 nov 9h jury | 24 au 26 nov repetition
du 24/11 au 26/11 9h jury | du 24/11 au 26/11 repetition
du 24/11 9h au 26/11 17h stage | au 26/11 second; 17h second
lundi/mardi 9h jury | mardi second
lundi à vendredi 9h jury | lundi à vendredi repetition
lundi pro 9h jury | lundi pro unread
lundi d'après 9h jury | lundi d'après unread
lundi dans 15 jours 9h jury | dans 15 jours second
lundi 9h S49 jury | S49 unread
lundi (S49) 9h jury | S49 unread
lundi s.49 9h jury | s.49 unread
lundi w49 9h jury | w49 unread
S49 jury | S49 unread
lundi de pentecôte 9h jury | lundi de pentecôte unread
lundi férié 9h jury | lundi férié unread
ascension 9h jury | ascension unread
vendredi de l'ascension 9h jury | vendredi de l'ascension unread
pont de l'ascension jury | pont de l'ascension unread
mardi gras 9h jury | mardi gras unread
veille des vacances 9h jury | veille des vacances unread
vacances de noël jury | vacances de noël unread
avant les vacances jury | avant les vacances unread
après les vacances jury | après les vacances unread
d'ici 8 jours 9h jury | d'ici 8 jours unread
fin de semaine jury | fin de semaine unread
fin nov jury | fin nov unread
courant décembre jury | courant décembre unread
en déc jury | en déc unread
en janvier 2027 jury | en janvier 2027 unread
janvier 2027 jury | janvier 2027 unread
décembre 2026 jury | décembre 2026 unread
pour décembre jury | pour décembre unread
dernier vendredi du mois 9h jury | dernier vendredi du mois unread
deuxième mardi de janvier 9h jury | deuxième mardi de janvier unread
le vingt-quatre 9h jury | le vingt-quatre unread
le deux à 9h jury | le deux unread
31 novembre 9h jury | 31 novembre noSuchDay
mercredi24 9h jury | mercredi24 unread
tous les lundis de 9h à 12h jusqu'à noël cours | tous les lundis endless; jusqu'à noël repetition
tous les lundis du 30 novembre au 14 décembre 9h cours | tous les lundis endless; du 30 novembre au 14 décembre repetition
lundi 9h toutes les quinzaines x3 cours | toutes les quinzaines repetition; x3 repetition
lundi 9h 4x cours | 4x repetition
lundi 9h quatre fois cours | quatre fois repetition
lundi 9h (4 séances) cours | 4 séances repetition
lundi 9h 4 séances cours | 4 séances repetition
lundi 9h 4 séances de 2h cours | 4 séances repetition
tous les matins 9h cours | tous les matins repetition
tous les lundis 9h sauf vacances x4 cours | sauf vacances repetition
tous les lundis 9h hors vacances scolaires x4 cours | hors vacances scolaires repetition
tous les lundis 9h sauf noël x4 cours | sauf noël repetition
lundi 9h sauf férié cours | sauf férié unread
semaine A lundi 9h cours | semaine A repetition
semaines paires lundi 9h cours | semaines paires repetition
semaines impaires lundi 9h cours | semaines impaires repetition
semaine paire lundi 9h x3 cours | semaine paire repetition; x3 repetition
2x par semaine 9h cours | 2x par semaine repetition
tous les mois 9h cours | tous les mois repetition
quotidien 9h cours | quotidien repetition
S49 à S52 lundi 9h cours | S49 à S52 repetition
semaines 49 à 52 lundi 9h cours | semaines 49 à 52 repetition
semaine 49 et 50 lundi 9h cours | semaine 49 et 50 repetition
semaines 49, 50 et 51 lundi 9h cours | semaines 49, 50 et 51 repetition
lundi 9h et mardi 14h jury | mardi second; 14h second
23/11+24/11 9h jury | 24/11 second
23, 24, 25 novembre jury | 23, 24, 25 novembre repetition
23,24,25 novembre 9h jury | 23,24,25 novembre repetition
23-24-25 novembre 9h jury | 23-24-25 novembre repetition
23/24/25 novembre 9h jury | 23/24/25 novembre repetition
les 23, 24, 25 nov 9h jury | les 23, 24, 25 nov repetition
les 23/24 nov 9h jury | les 23/24 nov repetition
les 23 24 25 nov 9h jury | les 23 24 25 nov repetition
23 24 nov 9h jury | 23 24 nov repetition
demain 9h stage 6 mois | 6 mois unread
demain 14 h 30 min jury | 14 h 30 min unread
demain 8h et 14h jury | 14h second
demain 8h 14h jury | 14h second
demain 7h ou 10h jury | 10h second
demain 7h et 9h jury | 9h second
cours 7h demain 9h | 9h second
cours 8h demain 9h | 9h second
demain 6h et 9h jury | 6h unclear; 9h second
demain 9 à 10h jury | 9 à 10h unread
24/11 9 à 10h jury | 9 à 10h unread
demain 1/2 journée jury | 1/2 journée unread
demain jury 9,30 | 9,30 unread
en mai jury | en mai unread
demain jury une journée | une journée unread
mardi gras | mardi gras unread
le un 9h | le un unread
jury lundi 23/11 de 9h à 12h et de 14h à 17h | de 14h à 17h second
demain 14hOO jury | 14hOO unread
demain 1Oh jury | 1Oh unread
demain l4h jury | l4h unread
demain à &'h jury | &'h unread
demain à &àh30 jury | &àh30 unread
demain 14hh jury | 14hh unread
demain14h jury | demain14h unread
lundi9h jury | lundi9h unread
demain 14hjury | 14hjury unread
demain 14h30jury | 14h30jury unread
23/11à 9h jury | 23/11à unread
demain 9H3O jury | 9H3O unread
jury 23//11 9h | 23//11 unread
jury 23/11/2O26 9h | 23/11/2O26 unread
jury 23/1l 9h | 23/1l unread
jury lundi à 9h00-12h00 | 12h00 second
demain 9h00-12h00-14h00-17h00 | 9h00-12h00-14h00-17h00 unread
20/11/2026 10 h 00 min jury | 10 h 00 min unread
jury le 20/11 matin et le 21/11 après-midi | le 21/11 second; après-midi second
cours 2x2h demain 9h | 2x2h repetition
2 x 2h cours demain 9h | 2 x 2h repetition
cours 9h-17h demain (7h) | 7h second
demain soir 7h30 gala | soir second
demain après-midi 3h jury | 3h unclear
demain après-midi 2h30 jury | 2h30 unclear
15/12 dernier cours 9h | dernier unread
jury 15 septembre dernier bilan 9h | dernier unread
demain 3 heures 30 minutes jury | 3 heures 30 minutes unread
demain 3h 30 min jury | 3h 30 min unread
25 et 3 décembre 9h jury | 25 et 3 décembre repetition
4 ou 5 décembre 9h jury | 4 ou 5 décembre repetition
17, 18 et 19 novembre 9h jury | 17 unclear; 18 unclear
demain jusque 14h jury | jusque 14h unread
demain 14h au plus tard jury | 14h au plus tard unread
demain en huit 9h jury | demain en huit unread
lundi 9hà 11h30 jury | 9hà unread
demain 10 h 5 | 10 h 5 unread
demain 12h 3o jury | 12h 3o unread
demain à dix | à dix unread
lundi 8 h 1/2 jury | 8 h 1/2 unread
demain 9h 15:30 jury | 15:30 second
demain 9h 15 h 30 jury | 15 h 30 second
demain 9h 24 mois jury | 24 mois unread
demain 9h 3*20 min jury | 3*20 min repetition
dem. aprèm 14h jury | dem. unread
ma 9h jury | ma 9h unread
ma 24 9h jury | ma 24 9h unread
tues 3pm jury | tues unread
call fri 10.30 | fri unread
jury 4/12à9h | 4/12à9h unread
jury 4/12,9h | 4/12,9h unread
jury le4/12 9h | le4/12 unread
jury le 4/129h | 4/129h unread
demainà 9h jury | demainà unread
20261125T090000 jury | 20261125T090000 unread
25/11 (AM) jury | AM unread
déc. jury | déc. unread
au printemps jury | au printemps unread
sous quinzaine jury | sous quinzaine unread
1ère semaine de décembre jury | 1ère semaine de décembre unread
la semaine de Noël jury | la semaine de Noël unread
lundi 9h jury récurrent | récurrent repetition
chaque jour ouvré 9h jury | chaque jour ouvré repetition
`),
  )('%s', (phrase = '', expected = '') => expect(marked(phrase, readHere(phrase))).toBe(expected));

  test.each(
    rows(`
tomorrow 9 jury | 9 unread
tomorrow 11 to 1 jury | 11 to 1 unread
tomorrow nine am jury | nine am unread
tomorrow half nine jury | half nine unread
tomorrow 9ish jury | 9ish unread
tomorrow by 9 jury | by 9 unread
the week after next monday 9am jury | the week after next unread
every weekday 9am jury | every weekday repetition
mer 9h jury | mer unread
tomorrow EOD jury | EOD unread
tomorrow COB jury | COB unread
tomorrow lunchtime jury | lunchtime unread
tomorrow first thing jury | first thing unread
monday after next 9am jury | monday after next unread
the monday after 9am jury | after 9am unread
11/23 9am jury | 11/23 noSuchDay
nov 23-24 9am jury | nov 23-24 repetition
november 23 and 24 9am jury | november 23 and 24 repetition
november 23, 24 9am jury | november 23, 24 repetition
november 23 to 25 9am jury | november 23 to 25 repetition
23rd-25th november 9am jury | 23rd-25th november repetition
in november jury | in november unread
in december jury | in december unread
december 2026 jury | december 2026 unread
early december jury | early december unread
late december jury | late december unread
biweekly monday 9am x4 jury | biweekly repetition; x4 repetition
bi-weekly monday 9am x4 jury | bi-weekly repetition; x4 repetition
mondays 9am until the end of january jury | mondays endless; the end of january unread
mondays 9am excluding half-term x4 jury | excluding half-term repetition
monday to thursday 9am jury | monday to thursday repetition
weekdays 9am jury | weekdays repetition
good friday 9am jury | good friday unread
easter monday 9am jury | easter monday unread
boxing day 9am jury | boxing day unread
bank holiday monday 9am jury | bank holiday monday unread
half day tomorrow jury | half day unread
1/2 day tomorrow jury | 1/2 day unread
week commencing 30/11 jury | week commencing 30/11 unread
w/c 30/11 jury | w/c 30/11 unread
week of november 30 jury | week of november 30 unread
next month jury | next month unread
friday last 9am jury | friday last unread
`),
  )('in English: %s', (phrase = '', expected = '') =>
    expect(marked(phrase, readHere(phrase, { language: 'en' }))).toBe(expected),
  );
});

test('a known name wins over a day that it would be with another letter', () => {
  const phrase = 'cours Madri demain 9h';
  expect(marked(phrase, readHere(phrase))).toBe('Madri unclear');
  expect(marked(phrase, readHere(phrase, { teachers: ['MADRI Karim'] }))).toBe('');
  expect(marked(phrase, readHere(phrase, { types: [{ id: '1', name: 'Madri' }] }))).toBe('');
});
