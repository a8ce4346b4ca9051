import { create } from 'zustand';
import type { PersonEntity } from '#shared/entities/people.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import type { Page } from './page.ts';
import { openPage, useView } from './view.ts';

/** What can be created from anywhere, and the screen that has its form. */
const screenOf = {
  application: 'people',
  learner: 'people',
  selectionPerson: 'people',
  applicants: 'people',
  agreement: 'agreements',
  user: 'users',
  admissionPath: 'teaching',
  otherPlace: 'teaching',
  company: 'companies',
  client: 'finance',
  incomingEvents: 'calendar',
} as const satisfies Readonly<Record<string, Screen>>;
export type Creatable = keyof typeof screenOf;
export const screenOfCreation = (what: Creatable): Screen => screenOf[what];
export const creatables = Object.keys(screenOf) as readonly Creatable[]; // keys loses the names

/** What a new client may be made from. */
export type ClientSource = Page<PersonEntity | 'Convention'>;

interface CreatingStore {
  /** The form that is open; null: none. */
  readonly what: Creatable | null;
  /** Whose it is: of an application, the applicant; of an agreement, the learner. Null: not known, or new too. */
  readonly of: { readonly id: string; readonly name: string } | null;
  /** Of an application: the name of a new applicant, typed before the form was opened. */
  readonly applicant: { readonly lastName: string; readonly firstName: string } | null;
  /** Of a client: what it is made from; null where it is made freely. */
  readonly source: ClientSource | null;
}

const nothing: CreatingStore = { what: null, of: null, applicant: null, source: null };
export const useCreating = create<CreatingStore>(() => nothing);

/** Opens the form, on its screen. */
export function startCreating(what: Creatable, of: CreatingStore['of'] = null): void {
  // A dialog opens over a page; a form takes its place.
  useView.setState({
    screen: screenOf[what],
    deciding: null,
    settingsPage: null,
    ...(what !== 'application' && { page: null }),
  });
  if (useView.getState().screen === screenOf[what]) useCreating.setState({ ...nothing, what, of }); // else it is hidden
}

/** Opens the form for a new client. */
export function startClient(source: ClientSource | null): void {
  startCreating('client');
  if (useCreating.getState().what === 'client') useCreating.setState({ source });
}

/** Opens the form for the application of a new applicant whose name is typed already. */
export function startApplicant(applicant: NonNullable<CreatingStore['applicant']>): void {
  startCreating('application');
  if (useCreating.getState().what === 'application') useCreating.setState({ applicant });
}

export const stopCreating = (): void => useCreating.setState(nothing);

/** What the user has in front of them: a page, a list, a form. */
function place(): string {
  const { screen, page, billingCase, agreementDraft, deciding, settingsPage, offlinePage, peopleKind } =
    useView.getState();
  const { what } = useCreating.getState();
  const shown = [screen, page, billingCase, agreementDraft, deciding, settingsPage, offlinePage, peopleKind, what];
  return JSON.stringify(shown);
}

/**
 * Ends the form of a creation that is stored. The function that is returned opens the page of what the service created,
 * unless the user went elsewhere meanwhile: then it does nothing, and returns false.
 */
export function endStoredForm(): (created: Page) => boolean {
  stopCreating();
  const left = place();
  return (created) => {
    if (place() !== left) return false;
    openPage(created);
    return true;
  };
}
