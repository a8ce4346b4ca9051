import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';
import { completeRow } from './complete.ts';
import { entityBody, existing } from './operation.ts';
import type { Answer, Call, Operation } from './operation.ts';

type Payer = Readonly<Record<string, RawJson>>;

/**
 * An affair, and one client per nature: for the company (or learner) and the first funder. A second call changes
 * nothing, or creates all (R5.8).
 */
export const synchroniseAffaire: Operation = (call) => {
  const { store, id, differences } = call;
  const agreement = existing(store, 'Convention', id).members;
  const done = [...store.rows('Affaire')].some((row) => integerOf(row.members, 'ConventionId') === id);
  if (!done || differences.secondSync === 'duplicate') makeStructure(call, agreement);
  return syncAnswer(call, agreement);
};

function makeStructure({ store, id }: Call, agreement: Members): void {
  const affaire = { Nom: rawOf(`Affaire ${textOf(agreement, 'Code')}`), ConventionId: rawJson(id) };
  const put = (set: 'Affaire' | 'Client', members: Payer): void => {
    const made = new Map(Object.entries({ ...members, Id: rawJson(store.nextId(set)) }));
    store.put(set, completeRow(set, made, made));
  };
  put('Affaire', affaire);
  const sequence = store.row('Sequence', integerOf(agreement, 'SequenceId'));
  const campus = rawJson(sequence ? integerOf(sequence.members, 'EtablissementId') : '0');
  for (const payer of payers(store, agreement)) {
    put('Client', {
      ...payer,
      EntiteJuridiqueId: campus,
      ReferenceId: rawJson(id),
      Code: rawOf(textOf(agreement, 'Code')),
    });
  }
}

function payers(store: Call['store'], agreement: Members): readonly Payer[] {
  const nature = (code: string): RawJson =>
    rawJson([...store.rows('NatureClient')].find((row) => textOf(row.members, 'Code') === code)?.id ?? '0');
  const company = store.row('Entreprise', integerOf(agreement, 'EntrepriseId'));
  const learner = store.row('Apprenant', integerOf(agreement, 'ApprenantId'));
  const attached = [...store.rows('ConventionOrganismeFinanceur')].find(
    (row) => integerOf(row.members, 'ConventionId') === integerOf(agreement, 'Id'),
  );
  const funder = attached && store.row('OrganismeFinanceur', integerOf(attached.members, 'OrganismeFinanceurId'));
  const first: Payer = company
    ? {
        Nom: rawOf(textOf(company.members, 'Nom')),
        EntrepriseId: rawJson(company.id),
        NatureClientId: nature('ENTREPRISE'),
      }
    : {
        Nom: rawOf(learner ? textOf(learner.members, 'Nom') : ''),
        Prenoms: rawOf(learner ? textOf(learner.members, 'Prenoms') : ''),
        NatureClientId: nature('APPRENANT'),
      };
  return funder ? [first, { Nom: rawOf(textOf(funder.members, 'Nom')), NatureClientId: nature('FINANCEUR') }] : [first];
}

/** 200 with any body (R5.1). */
function syncAnswer(call: Call, agreement: Members): Answer {
  if (call.differences.syncAnswer === 'empty') return {};
  return { body: call.differences.syncAnswer === 'text' ? rawOf('OK') : entityBody(call, agreement) };
}
