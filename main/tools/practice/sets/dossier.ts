import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { mergeParametres } from './parametres.ts';
import type { Rules } from './served.ts';

export const dossier: Rules = {
  make(sent, { store, now }) {
    const applicant = store.row('Candidat', integerOf(sent, 'CandidatId'))?.members ?? new Map<string, RawJson>();
    const path = store.row('SessionRecrutement', integerOf(sent, 'SessionRecrutementId'))?.members;
    const code = textOf(applicant, 'Numero');
    const applicantName = `${textOf(applicant, 'Nom')} ${textOf(applicant, 'Prenoms')}`;
    return new Map([
      ['Nom', rawOf(path ? `${applicantName} - ${textOf(path, 'Nom')}` : applicantName)],
      ['Code', rawOf(code)],
      ['Numero', rawOf(`${code}-${filesOf(store, integerOf(sent, 'CandidatId')) + 1}`)],
      ['AffaireId', rawOf(lastAffaire(store) + 1)],
      ['DateDebut', rawOf(writeInstant(now))],
    ]);
  },
  /** Custom fields that are sent are merged by Code; a body without Parametres resets them like any other member. */
  combine(kept, replaced, sent) {
    const before = kept.get('Parametres');
    const after = replaced.get('Parametres');
    const merges = before !== undefined && after !== undefined && (sent.get('Parametres') ?? 'null') !== 'null';
    return new Map(merges ? [['Parametres', mergeParametres(before, after)]] : []);
  },
  check: (file, { store }) => agentOfTheSameCampus(file, store),
};

/** R4.5 (Dossier rule 4). Without a campus of the programme there is nothing to check. */
function agentOfTheSameCampus(file: Members, store: Store): void {
  const agent = store.row('Agent', integerOf(file, 'AgentId'));
  const path = store.row('SessionRecrutement', integerOf(file, 'SessionRecrutementId'));
  const programme = path && store.row('Programme', integerOf(path.members, 'ProgrammeId'));
  const campus = programme ? integerOf(programme.members, 'EntiteJuridiqueId') : '0';
  if (agent && campus !== '0' && integerOf(agent.members, 'EntiteJuridiqueId') !== campus) {
    throw refuseField('AgentId', 'l’agent doit être du campus du programme du parcours d’admission');
  }
}

/** Files are never deleted: their number is the applicant's counter. */
const filesOf = (store: Store, candidatId: string): number =>
  [...store.rows('Dossier')].filter((row) => integerOf(row.members, 'CandidatId') === candidatId).length;

/** Both contexts number their billing cases in one series. */
const lastAffaire = ({ plain }: Store): number =>
  [...plain.rows('Dossier'), ...plain.selection.rows('Dossier')].reduce(
    (last, row) => Math.max(last, Number(integerOf(row.members, 'AffaireId'))),
    0,
  );
