import { isProvisional } from '#shared/entities/describe.ts';
import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import type { Fields } from '../pages/fields.ts';
import { AllRows } from './allRows.ts';
import { customOf } from './customOf.ts';
import { fieldMarks } from './fieldMarks.ts';
import { mailOf, personName } from './labels.ts';
import { Memo } from './memo.ts';
import { campusOf, forLabels, labelOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import type { ApplicationView } from './views.ts';

export const forApplicationViews = ['Dossier', 'Candidat', 'Mail', ...forLabels, 'Agent', 'EtatCandidature'] as const;

export class Applications {
  private readonly rows: Rows;
  private readonly memo = new Memo<ApplicationView>();
  private readonly list: AllRows<ApplicationView>;

  constructor(rows: Rows) {
    this.rows = rows;
    this.list = new AllRows({ rows, entity: 'Dossier', needs: forApplicationViews, one: (id) => this.one(id) });
  }

  /** Every one that is on this workstation, those that exist only here included. */
  all(): readonly ApplicationView[] {
    return this.list.read();
  }

  /** Null when it is not in the cache. */
  one(id: string): ApplicationView | null {
    const { rows } = this;
    const application = rows.read('Dossier', id);
    if (!application) return null;
    const steps = this.stepsOf(id, application);
    const base = rows.readBase('Dossier', id);
    const agentId = application.id('AgentId');
    const stateId = application.id('EtatCandidatureId');
    const applicant = rows.read('Candidat', application.id('CandidatId'));
    const mail = mailOf(rows, applicant);
    const campusId = this.campusOf(id);
    const admissionPathName = labelOf(rows, 'SessionRecrutement', application.id('SessionRecrutementId'), campusId);
    const agent = rows.read('Agent', agentId);
    const agentNumber = agent || agentId === null ? null : rows.numbered('Agent', agentId);
    const stateName = rows.called('EtatCandidature', stateId);

    return this.memo.get(
      id,
      [application, base, applicant, mail, admissionPathName, campusId, agent, agentNumber, stateName, ...steps],
      () => {
        const creneau = application.instant('CreneauLibre');
        const baseCreneau = base?.instant('CreneauLibre') ?? null;
        return {
          id,
          row: application.whole,
          mark: mostUrgentMark(steps),
          steps,
          numero: application.text('Numero'),
          applicantName: (applicant && personName('Candidat', applicant)) ?? application.text('Nom'),
          applicantId: application.id('CandidatId') ?? '',
          mail,
          admissionPathName,
          campusId,
          creneau,
          baseCreneau: baseCreneau === creneau ? null : baseCreneau,
          agentId,
          agentName: agent ? personName('Agent', agent) : agentNumber,
          stateId,
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

  /** By the programme of the application's admission path (R4.5); null when one of them is not in the cache. */
  campusOf(id: string): string | null {
    const { rows } = this;
    return campusOf(rows, 'SessionRecrutement', rows.read('Dossier', id)?.id('SessionRecrutementId') ?? null);
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
}

function parametresOf(application: Fields, steps: readonly Step[]): ApplicationView['parametres'] {
  const marks = fieldMarks(steps, ({ field, key }) => (field === 'Parametres' ? key : undefined));
  return customOf(application).map(({ code, value }) => ({ code, valeur: value, mark: marks.get(code) ?? null }));
}
