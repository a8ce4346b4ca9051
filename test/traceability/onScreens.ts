import { namesOf } from '#i18n/labels/names.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { titleOf } from '#test/words.ts';
import type { fr } from '#test/words.ts';

/** Where on a screen the user makes Carnet call an endpoint: words of the catalogue, from the outside in. */
interface OnScreen {
  readonly screen: Screen;
  readonly place: (words: typeof fr) => readonly string[];
}

const on = (screen: Screen, place: OnScreen['place']): OnScreen => ({ screen, place });
const listOf = (entity: EntityName): string => namesOf(entity, 'fr').other;
const prepared = on('offline', ({ offline }) => [offline.verdict.prepare]);

/** The Selection context, and what follows there. */
const there = (place: OnScreen['place']): OnScreen =>
  on('people', (words) => [words.people.selection.title, ...place(words)]);

/** The same screens in the Selection context (R1.5). */
const inSelection = {
  'selection/Candidat.list': there(({ people }) => [people.list.kind.Candidat]),
  'selection/Candidat.one': there(({ people, pages }) => [people.list.kind.Candidat, pages.sheet]),
  'selection/Candidat.create': there(({ people }) => [people.selection.create.new]),
  'selection/Candidat.replace': there(({ people, keys }) => [people.list.kind.Candidat, keys.people.edit]),
  'selection/Apprenant.one': there(({ people, pages }) => [people.list.kind.Apprenant, pages.sheet]),
  'selection/Apprenant.list': there(({ people, pages }) => [people.list.kind.Apprenant, pages.find.action]),
  'selection/Apprenant.create': there(({ people }) => [people.selection.create.new, people.selection.create.kind]),
  'selection/Apprenant.replace': there(({ people, keys }) => [people.list.kind.Apprenant, keys.people.edit]),
  'selection/Apprenant.createClient': there(({ keys, pages }) => [pages.more, keys.finance.create]),
  'selection/Candidat.createClient': there(({ keys, pages }) => [pages.more, keys.finance.create]),
  'selection/Dossier.list': there(({ people, pages }) => [people.list.kind.Candidat, pages.sheet]),
  'selection/Dossier.one': there(({ people, pages }) => [pages.sheet, people.application.edit]),
  'selection/Dossier.create': there(({ people, pages }) => [pages.sheet, people.applications.create]),
  'selection/Dossier.replace': there(({ people, pages }) => [pages.sheet, people.application.edit]),
  'selection/InscriptionSequence.list': there(({ people }) => [people.tab.studies, people.enrolments.sequences]),
  'selection/InscriptionSequence.eligible': there(({ people }) => [people.tab.studies, people.eligible.title]),
  'selection/InscriptionCours.list': there(({ people }) => [people.tab.studies, listOf('InscriptionCours')]),
  'selection/InscriptionCours.marks': there(({ people }) => [people.tab.studies, people.tab.marks]),
} as const;

/**
 * Every endpoint, by the screen on which the user reaches it; an endpoint without one does not compile. The spec that
 * does it there says so by `reaches` (test/e2e/fixtures).
 */
export const onScreens: Readonly<Record<EndpointName, OnScreen>> = {
  'Planification.create': on('calendar', ({ keys }) => [keys.calendar.create]),
  'Planification.replace': on('calendar', ({ calendar, keys }) => [calendar.event, keys.calendar.later]),
  'Planification.list': prepared,
  'Planification.one': on('calendar', ({ calendar, keys }) => [calendar.event, keys.calendar.later]),
  'EntiteJuridique.list': prepared,
  'TypePlanification.list': prepared,

  'Dossier.list': prepared,
  'Dossier.one': on('people', ({ people, pages }) => [pages.sheet, people.application.edit]),
  'Dossier.create': on('today', ({ newApplication }) => [newApplication.title.walkIn]),
  'Dossier.replace': on('people', ({ people, pages }) => [pages.sheet, people.application.edit]),
  'SessionRecrutement.list': prepared,
  'SessionRecrutement.create': on('teaching', ({ lists }) => [lists.create.admissionPath]),
  'EtatCandidature.list': prepared,
  'Programme.list': prepared,

  'Candidat.list': prepared,
  'Candidat.one': on('people', ({ people, pages }) => [people.list.kind.Candidat, pages.sheet]),
  'Candidat.create': on('today', ({ newApplication }) => [newApplication.title.walkIn]),
  'Candidat.replace': on('people', ({ people, keys }) => [people.list.kind.Candidat, keys.people.edit]),
  'Apprenant.one': on('people', ({ people, pages }) => [people.list.kind.Apprenant, pages.find.action, pages.sheet]),
  'Apprenant.list': on('people', ({ people, pages }) => [people.list.kind.Apprenant, pages.find.action]),
  'Apprenant.create': on('people', ({ lists }) => [lists.create.learner]),
  'Apprenant.replace': on('people', ({ people, pages }) => [people.list.kind.Apprenant, pages.account.link]),
  'Apprenant.createClient': on('people', ({ keys, pages }) => [pages.more, keys.finance.create]),
  'Candidat.createClient': on('finance', ({ finance }) => [finance.create, finance.form.find.Candidat]),
  'InscriptionSequence.list': on('people', ({ people }) => [people.tab.studies, people.enrolments.sequences]),
  'InscriptionSequence.eligible': on('agreements', ({ agreements, keys, pages }) => [
    keys.agreements.create,
    agreements.draft.part.learner,
    pages.eligible.ask,
  ]),
  'InscriptionCours.list': on('people', ({ people }) => [people.tab.studies, listOf('InscriptionCours')]),
  'InscriptionCours.marks': on('people', ({ people }) => [people.tab.studies, people.tab.marks]),

  ...inSelection,

  'Convention.one': on('agreements', ({ keys }) => [keys.app.openNumber]),
  'Convention.create': on('agreements', ({ agreements, keys }) => [
    keys.agreements.create,
    agreements.draft.stage.agreement,
  ]),
  'Convention.replace': on('agreements', ({ agreements, keys }) => [
    keys.agreements.create,
    agreements.draft.stage.attach,
  ]),
  'Convention.synchroniseAffaire': on('agreements', ({ agreements, keys }) => [
    keys.agreements.create,
    agreements.draft.stage.synchronise,
  ]),
  'ConventionOrganismeFinanceur.create': on('agreements', ({ agreements, keys }) => [
    keys.agreements.create,
    agreements.draft.stage.funder,
  ]),
  'EcheanceApprentissageConvention.list': on('agreements', ({ agreements }) => [agreements.page.tab.instalments]),
  'EcheanceApprentissageConvention.create': on('agreements', ({ agreements, keys }) => [
    keys.agreements.create,
    agreements.draft.stage.instalment,
  ]),
  'TypeConvention.list': prepared,
  'EtatConvention.list': prepared,
  'OrganismeFinanceur.list': on('agreements', ({ agreements, keys }) => [
    keys.agreements.create,
    agreements.page.tab.funders,
  ]),

  'Entreprise.one': on('companies', ({ keys }) => [keys.app.openNumber]),
  'Entreprise.create': on('companies', ({ companies }) => [companies.create]),
  'Mail.list': on('companies', ({ companies }) => [companies.create, titleOf('Entreprise', 'contact', 'fr')]),
  'Mail.create': on('companies', ({ companies }) => [companies.create, titleOf('Entreprise', 'contact', 'fr')]),
  'ReferenceExterne.list': on('teaching', ({ pages }) => [listOf('ReferenceExterne'), pages.find.action]),
  'ReferenceExterne.create': on('teaching', ({ pages }) => [
    listOf('Enseignant'),
    pages.references.title,
    pages.references.add,
  ]),
  'Client.list': on('finance', ({ finance }) => [finance.of.label, finance.of.receive]),
  'Client.create': on('finance', ({ finance }) => [finance.create, finance.form.free]),
  'NatureClient.list': prepared,

  'User.create': on('users', ({ common }) => [common.word.newUser]),
  'User.authorizations': on('users', ({ users }) => [titleOf('User', 'all', 'fr'), users.rights.title]),
  'User.addAuthorizations': on('users', ({ users }) => [
    titleOf('User', 'all', 'fr'),
    users.rights.title,
    users.rights.add,
  ]),
  'User.applyTemplate': on('users', ({ users }) => [
    titleOf('User', 'all', 'fr'),
    users.rights.title,
    users.rights.applyTemplate,
  ]),
  'Template.list': on('users', ({ users }) => [
    titleOf('User', 'all', 'fr'),
    users.rights.title,
    users.rights.applyTemplate,
  ]),

  'Sequence.one': on('teaching', ({ keys }) => [listOf('Sequence'), keys.app.openNumber]),
  'Parcours.one': on('teaching', ({ keys }) => [listOf('Parcours'), keys.app.openNumber]),
  'Agent.list': prepared,
  'Enseignant.list': prepared,
  'Enseignant.types': on('teaching', ({ common }) => [listOf('Enseignant'), common.word.types]),
  'Evaluation.one': on('people', ({ people }) => [people.tab.marks, people.marks.column.evaluation]),
  'AutreLieuFormation.list': prepared,
  'AutreLieuFormation.create': on('teaching', ({ lists }) => [lists.create.otherPlace]),

  'BalanceClient.list': on('finance', ({ finance }) => [finance.part.balances, finance.case.find]),

  'Directory.list': on('directory', ({ directory }) => [directory.tree]),
  'Directory.create': on('directory', ({ directory }) => [directory.create]),
  'Instance.list': prepared,
};
