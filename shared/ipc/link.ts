import { z } from 'zod';
import { pageScreens } from './pageScreens.ts';
import { hideableScreens } from './screens.ts';
import type { Screen } from './screens.ts';

/** Links to the page of one row, by the word in their address. */
export const linkedEntities = {
  agreement: 'Convention',
  company: 'Entreprise',
  client: 'Client',
  path: 'SessionRecrutement',
  sequence: 'Sequence',
  track: 'Parcours',
  teacher: 'Enseignant',
  agent: 'Agent',
  place: 'AutreLieuFormation',
  account: 'User',
} as const satisfies Readonly<Record<string, keyof typeof pageScreens>>;
export type LinkedKind = keyof typeof linkedEntities;
export const linkedKinds = Object.keys(linkedEntities) as LinkedKind[]; // keys loses the names

/** What a link can lead to. It changes only what is shown (S13). */
const numbered = z.string().regex(/^[1-9]\d{0,18}$/u);
const guid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
export const linkSchema = z.union([
  z.object({ kind: z.enum(['event', 'file', 'person', 'selection', ...linkedKinds]), id: numbered }),
  /** By its Streamid. */
  z.object({ kind: z.literal('folder'), id: guid }),
  /** Of the dock and the jump list: the screen of the day, and its form for a walk-in. */
  z.object({ kind: z.literal('day'), id: z.enum(['today', 'walkin']) }),
]);
export type Link = z.infer<typeof linkSchema>;

/** The screen that a link leads to; applicants and learners are on the same one. */
export function screenOfLink({ kind }: Link): Screen {
  if (kind === 'event') return 'calendar';
  if (kind === 'folder') return 'directory';
  if (kind === 'day') return 'today';
  return pageScreens[
    kind === 'file' ? 'Dossier' : kind === 'person' || kind === 'selection' ? 'Candidat' : linkedEntities[kind]
  ];
}

/** What the page receives when the user followed a link that leads nowhere, or to a screen that the policy hides. */
const refusedLinkSchema = z.union([z.literal('unknown'), z.object({ hidden: z.enum(hideableScreens) })]);
export const takenLinkSchema = z.union([linkSchema, refusedLinkSchema]).nullable();
export type TakenLink = z.infer<typeof takenLinkSchema>;

export const linkScheme = 'carnet';

/** Whether a text is meant as a link of Carnet, correctly spelled or not. */
export const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${linkScheme}:`);

/**
 * `carnet://event/12` and the like, spelled exactly: no query, no second part, nothing to decode. Null for everything
 * else (S13). Some systems append a slash.
 */
export function parseLink(text: string): Link | null {
  const [, kind, id] = /^carnet:\/\/([a-z]{1,10})\/([\w-]{1,40})\/?$/u.exec(text) ?? [];
  const read = linkSchema.safeParse({ kind, id: id?.toLowerCase() });
  return read.success ? read.data : null;
}

/** The address of a link: what `parseLink` reads. */
export const addressOfLink = ({ kind, id }: Link): string => `${linkScheme}://${kind}/${id}`;
