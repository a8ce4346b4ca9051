import { arrayOf, elementsOf, membersOf, parseRaw, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/**
 * Every entry with Id 0 (as observed), replaced whole. Undefined for one without Code, a Valeur that is no text, or a
 * Code twice.
 */
export function completeParametres(raw: RawJson): RawJson | undefined {
  if (!raw.startsWith('[')) return undefined;
  const entries = elementsOf(raw).map((entry) => (entry.startsWith('{') ? completeEntry(entry) : undefined));
  const codes = entries.map((entry) => (entry === undefined ? undefined : codeOf(entry)));
  if (codes.includes(undefined) || new Set(codes).size < codes.length) return undefined;
  return arrayOf(entries.filter((entry) => entry !== undefined));
}

/** `sent` over `kept`, by Code: an entry that was not sent remains, since the service deletes nothing. */
export function mergeParametres(kept: RawJson, sent: RawJson): RawJson {
  const entries = new Map(elementsOf(kept).map((entry) => [codeOf(entry), entry]));
  for (const entry of elementsOf(sent)) entries.set(codeOf(entry), entry);
  return arrayOf(entries.values());
}

function completeEntry(entry: RawJson): RawJson | undefined {
  const members = membersOf(entry);
  const valeur = members.get('Valeur') ?? 'null';
  if (codeOf(entry) === undefined || !(valeur === 'null' || valeur.startsWith('"'))) return undefined;
  const defaults: [string, RawJson][] = [['Id', rawOf(0)]];
  if (valeur === 'null') defaults.push(['Valeur', rawOf('')]);
  return splice(entry, new Map(defaults));
}

function codeOf(entry: RawJson): string | undefined {
  const code = parseRaw(membersOf(entry).get('Code') ?? 'null');
  return typeof code === 'string' && code !== '' ? code : undefined;
}
