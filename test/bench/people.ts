import type { NewRow } from '#cache/pages/dataset.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const families =
  'MARTIN BERNARD DUBOIS ROBERT RICHARD PETIT DURAND LEROY SIMON LAURENT LEFEBVRE MICHEL GARCIA DAVID BERTRAND ROUX VINCENT FOURNIER MOREL GIRARD ANDRÉ MERCIER BLANC GUÉRIN DIALLO'.split(
    ' ',
  );
const given =
  'Inès Maëlle Aminata Éloïse Nour Léa Sofia Grace Chloé Camille Manon Sarah Jade Louise Alice Lina Zoé Clara'.split(
    ' ',
  );
const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? '';

/** Applicants as a service lists them with $expand=Mail, in an order unrelated to names (R5.3). */
export function somePeople(count: number): readonly NewRow[] {
  return Array.from({ length: count }, (_, index) => {
    const id = String(100_000 + index);
    const nom = `${pick(families, index * 7)}-${((index * 31) % 977).toString(36).toUpperCase()}`;
    const prenoms = pick(given, index * 13);
    const numero = `C${String(index).padStart(5, '0')}`;
    const text = rawJson(
      JSON.stringify({
        Id: Number(id),
        Nom: nom,
        Code: numero,
        Login: `l${id}`,
        Prenoms: prenoms,
        NomUsage: nom,
        PrenomUsage: prenoms,
        VilleNaissance: 'Vénissieux',
        CiviliteId: 2,
        AdresseId: 0,
        MailId: index,
        MobileId: 7000 + index,
        DateNaissance: '2007-07-02T00:00:00+02:00',
        GenreMale: false,
        RefSysteme: '',
        Numero: numero,
        Password: 'x'.repeat(32),
        Tuteur1Id: 0,
        IndividuId: 9000 + index,
        CanalAcquisitionId: 2,
        Mail: { Id: index, Nom: '', Code: null, Adresse: `${prenoms}.${index}@exemple.fr`, IsDuplicate: false },
      }),
    );
    return { id, hash: id, text, bucket: 'all' };
  });
}

/** What users type, key by key: names, number, address, a name without a match. */
export const keystrokes: readonly string[] = [
  'aminata diallo',
  'maëlle bernard',
  'c01284',
  'girard',
  'louise.',
  'eloise guerin',
  'zoe',
  'nobody here',
  'durand-a',
  '1284',
].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));

const starts =
  'BA BER BOU CHA COR DA DELA DU FA FER GAU GI GUE HA JA KA KOU LA LE MA MOU NGU O PE RI ROU SA SCHO TOU VA YOU ZE'.split(
    ' ',
  );
const middles = 'BI CHE DI GA KI LAN LI MA NAR NE RI RO SSE TA TI VE'.split(' ');
const ends = 'ARD AUD AULT EAU EL ER ET EZ IER IN OIS ON OT OUX SKI Y'.split(' ');

/** Names as varied as those of a large school: some 8,000 families. */
export const variedNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = (index * 7919) % (starts.length * middles.length * ends.length);
    const family =
      pick(starts, at) +
      pick(middles, Math.floor(at / starts.length)) +
      pick(ends, Math.floor(at / starts.length / middles.length));
    return `${family} ${pick(given, index * 13)} C${String(index).padStart(5, '0')}`;
  });

/** Typed as they are heard or mistyped, key by key. */
export const nearlyRight: readonly string[] = [
  'berbiar',
  'zofya chelan',
  'giligo',
  'kamarau aminta',
  'jiliette',
  'ngurissky',
  'dubio',
  'schorollier',
].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
