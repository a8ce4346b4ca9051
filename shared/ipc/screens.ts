import type { EntityName } from '../entities/names.ts';
import type { Words } from '../text/languages.ts';

interface ScreenFacts {
  readonly name: Words;
  /** The entities whose rows it lists, in the order of its tabs; it begins with the first. */
  readonly lists?: readonly [EntityName, ...EntityName[]];
  /** Of these, those that only « Pour l’informatique », the palette and a number lead to. */
  readonly forIt?: readonly EntityName[];
  /** Folded under « Other screens » until the user shows it. */
  readonly isFolded?: true;
  /** The user cannot fold it: the state of each change is always in sight. */
  readonly isInSight?: true;
  /** A policy cannot hide it (S14): the first screen, the state of changes, and where the policy is shown. */
  readonly isAlwaysThere?: true;
  /** At the foot of the side bar; it has no digit. */
  readonly isAtFoot?: true;
}

/**
 * In the order of the side bar and of Ctrl 1 to 9. Of a new one the compiler asks for icon and code
 * (renderer/shell/screenCode.tsx), and where it begins if it lists nothing (`starts` of place.ts).
 */
const facts = {
  today: { name: { fr: 'Aujourd’hui', en: 'Today' }, isAlwaysThere: true },
  calendar: { name: { fr: 'Calendrier', en: 'Calendar' } },
  people: {
    name: { fr: 'Personnes et dossiers', en: 'People and applications' },
    lists: ['Candidat', 'Apprenant', 'Dossier', 'selection/Candidat', 'selection/Apprenant'],
    forIt: ['selection/Candidat', 'selection/Apprenant'],
  },
  directory: { name: { fr: 'Documents', en: 'Documents' } },
  agreements: { name: { fr: 'Conventions', en: 'Agreements' }, lists: ['Convention'], isFolded: true },
  companies: { name: { fr: 'Entreprises', en: 'Companies' }, lists: ['Entreprise'], isFolded: true },
  finance: {
    name: { fr: 'Facturation', en: 'Billing' },
    lists: ['Client', 'BalanceClient', 'EcheanceApprentissageConvention'],
    isFolded: true,
  },
  teaching: {
    name: { fr: 'Pédagogie', en: 'Teaching' },
    lists: [
      'SessionRecrutement',
      'Sequence',
      'Parcours',
      'Enseignant',
      'Agent',
      'AutreLieuFormation',
      'ReferenceExterne',
    ],
    forIt: ['ReferenceExterne'],
    isFolded: true,
  },
  users: { name: { fr: 'Utilisateurs', en: 'Users' }, lists: ['User'], isFolded: true },
  changes: { name: { fr: 'Modifications', en: 'Changes' }, isInSight: true, isAlwaysThere: true },
  offline: { name: { fr: 'Prêt hors ligne', en: 'Ready for offline' } },
  settings: { name: { fr: 'Réglages', en: 'Settings' }, isAlwaysThere: true, isAtFoot: true },
} as const satisfies Readonly<Record<string, ScreenFacts>>;
export type Screen = keyof typeof facts;

export const screens = Object.keys(facts) as [Screen, ...Screen[]]; // keys loses the names
const factsOf = (screen: Screen): ScreenFacts => facts[screen];
export const screenNames = Object.fromEntries(screens.map((screen) => [screen, facts[screen].name])) as Readonly<
  Record<Screen, Words> // entries forget their names
>;

export type ListScreen = {
  [On in Screen]: (typeof facts)[On] extends { readonly lists: readonly EntityName[] } ? On : never;
}[Screen];
export type ListedOn<On extends ListScreen> = (typeof facts)[On]['lists'][number];
export const listScreens = screens.filter((screen): screen is ListScreen => factsOf(screen).lists !== undefined);
export const listsOf = <On extends ListScreen>(screen: On): readonly [ListedOn<On>, ...ListedOn<On>[]] =>
  facts[screen].lists;

/** The lists that ordinary staff do not see, in the order of their screens. */
export const listsForIt: readonly ListedOn<ListScreen>[] = listScreens.flatMap((screen) =>
  listsOf(screen).filter((entity) => factsOf(screen).forIt?.includes(entity)),
);

export const footScreen: Screen = 'settings';
export const sideScreens: readonly Screen[] = screens.filter((screen) => !factsOf(screen).isAtFoot);
export const usuallyFolded: readonly Screen[] = screens.filter((screen) => factsOf(screen).isFolded);
export const foldableScreens: readonly Screen[] = sideScreens.filter((screen) => !factsOf(screen).isInSight);

export type HideableScreen = {
  [On in Screen]: (typeof facts)[On] extends { readonly isAlwaysThere: true } ? never : On;
}[Screen];
const isHideable = (screen: Screen): screen is HideableScreen => !factsOf(screen).isAlwaysThere;
export const hideableScreens: readonly HideableScreen[] = screens.filter(isHideable);

/** The screens that the side bar shows unfolded. */
export const shownScreens = (folded: readonly Screen[], hidden: readonly Screen[] = []): readonly Screen[] =>
  sideScreens.filter(
    (screen) => !hidden.includes(screen) && (!foldableScreens.includes(screen) || !folded.includes(screen)),
  );

/** The key of a screen, Ctrl 1 to 9 in the order shown; null for one without a digit. */
export function screenKeys(screen: Screen, shown: readonly Screen[]): string | null {
  const digit = shown.indexOf(screen) + 1;
  return digit >= 1 && digit <= 9 ? `mod+${digit}` : null;
}
