import { isProvisional } from '#shared/entities/describe.ts';
import { elementsOf } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import { Fields } from '../pages/fields.ts';
import type { Range } from './events.ts';
import { nameOf, personName } from './labels.ts';
import { Memo } from './memo.ts';
import { labelsOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import type { InterviewView } from './views.ts';

/** Applications that have an interview time, as a screen shows them. */
export class Interviews {
  private readonly rows: Rows;
  private readonly memo = new Memo<InterviewView | null>();
  private readonly order = new Memo<readonly Moment[]>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Null when the application is not in the cache or has no interview. */
  one(id: string): InterviewView | null {
    const { rows } = this;
    const application = rows.read('Dossier', id);
    const creneau = application?.instant('CreneauLibre') ?? null;
    if (!application || creneau === null) return null;
    const steps = this.stepsOf(id, application);
    const base = rows.readBase('Dossier', id);
    const agentId = application.id('AgentId');
    const stateId = application.id('EtatCandidatureId');
    const applicant = this.related('Candidat', application.id('CandidatId'));
    const mail = this.related('Mail', applicant?.id('MailId') ?? null);
    const admissionPathName = labelsOf(rows).of(
      'SessionRecrutement',
      application.id('SessionRecrutementId'),
      this.campusOf(id),
    );
    const agent = this.related('Agent', agentId);
    const stateName =
      stateId === null ? '' : (nameOf(rows, 'EtatCandidature', stateId) ?? rows.numbered('EtatCandidature', stateId));

    return this.memo.get(
      id,
      [application, base, applicant, mail, admissionPathName, agent, stateName, ...steps],
      () => {
        const baseCreneau = base?.instant('CreneauLibre') ?? null;
        return {
          id,
          mark: mostUrgentMark(steps),
          steps,
          numero: application.text('Numero'),
          applicantName: (applicant && personName(applicant)) ?? application.text('Nom'),
          applicantId: application.id('CandidatId') ?? '',
          mail: mailOf(applicant, mail),
          admissionPathName,
          creneau,
          baseCreneau: baseCreneau === creneau ? null : baseCreneau,
          agentId,
          agentName: agent ? personName(agent) : null,
          stateName,
          avancement: application.number('PourcentageAvancement'),
          isNew: isProvisional(id),
          naissance: applicant?.instant('DateNaissance') ?? null,
          decisionId: application.id('DecisionId'),
          dateDecision: application.instant('DateDecision'),
          parametres: parametresOf(application, steps),
        };
      },
    );
  }

  /** Interviews of a campus in the range, by time. One with an unknown campus is shown for every campus. */
  within({ campusId, from, to }: Range): readonly InterviewView[] {
    const found: InterviewView[] = [];
    for (const id of this.candidates(from, to)) {
      const creneau = this.rows.read('Dossier', id)?.instant('CreneauLibre') ?? null;
      if (creneau === null || creneau < from || creneau >= to) continue;
      if ((this.campusOf(id) ?? campusId) !== campusId) continue;
      const interview = this.one(id);
      if (interview) found.push(interview);
    }
    return found.sort((a, b) => a.creneau - b.creneau || (a.id < b.id ? -1 : 1));
  }

  /** The service's applications by interview time; a pending change may have moved one in from any other time. */
  private candidates(from: number, to: number): ReadonlySet<string> {
    const { memory } = this.rows;
    const order = this.order.get('all', [memory.dataset('Dossier'), memory.revisionOf('Dossier')], () => this.byHour());
    const first = firstFrom(order, from);
    const ids = new Set(this.rows.pending('Dossier'));
    for (let at = first; at < order.length; at += 1) {
      const moment = order[at];
      if (!moment || moment.creneau >= to) break;
      ids.add(moment.id);
    }
    return ids;
  }

  /** Made once per change of the dataset, so that changing the day parses no application again. */
  private byHour(): readonly Moment[] {
    const found: Moment[] = [];
    for (const id of this.rows.memory.dataset('Dossier')?.rows.keys() ?? []) {
      const creneau = this.rows.readBase('Dossier', id)?.instant('CreneauLibre') ?? null;
      if (creneau !== null) found.push({ id, creneau });
    }
    return found.sort((a, b) => a.creneau - b.creneau);
  }

  /** For a walk-in also the steps of its applicant and mail, which exist only here (R4.6). */
  private stepsOf(id: string, application: Fields): readonly Step[] {
    const { rows } = this;
    const own = rows.steps('Dossier', id);
    const applicantId = application.id('CandidatId') ?? '';
    if (!isProvisional(applicantId)) return own;
    const mailId = rows.read('Candidat', applicantId)?.id('MailId') ?? '';
    return [
      ...(isProvisional(mailId) ? rows.steps('Mail', mailId) : []),
      ...rows.steps('Candidat', applicantId),
      ...own,
    ];
  }

  /** By the programme of the application's admission path (R4.5); null when one of them is not in the cache. */
  private campusOf(applicationId: string): string | null {
    return labelsOf(this.rows).campusOf(
      'SessionRecrutement',
      this.rows.read('Dossier', applicationId)?.id('SessionRecrutementId') ?? null,
    );
  }

  private related(entity: Parameters<Rows['read']>[0], id: string | null): Fields | undefined {
    return id === null ? undefined : this.rows.read(entity, id);
  }
}

interface Moment {
  readonly id: string;
  /** Epoch ms. */
  readonly creneau: number;
}

/** The index of the first moment at or after `from`. */
function firstFrom(order: readonly Moment[], from: number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((order[middle]?.creneau ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The address comes with the applicant where $expand=Mail was served, or as a record of its own. */
function mailOf(applicant: Fields | undefined, mail: Fields | undefined): string | null {
  const expanded = applicant?.raw('Mail');
  const address = expanded?.startsWith('{') ? new Fields(expanded).text('Adresse') : '';
  return address || mail?.text('Adresse') || null;
}

function parametresOf(application: Fields, steps: readonly Step[]): InterviewView['parametres'] {
  const list = application.raw('Parametres');
  if (!list?.startsWith('[')) return [];
  const pending = new Set(
    steps.flatMap((step) =>
      step.changes.flatMap((change) => (change.field === 'Parametres' ? (change.key ?? []) : [])),
    ),
  );
  return elementsOf(list).map((entry) => {
    const fields = new Fields(entry);
    const code = fields.text('Code');
    return { code, valeur: fields.text('Valeur'), pending: pending.has(code) };
  });
}
