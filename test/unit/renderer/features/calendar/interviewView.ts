import type { InterviewView } from '#cache/queries/views.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { at } from './fixtures.ts';

/** The interview of an application on a November day; any member can be overridden. */
export const interviewView = (
  id: string,
  day: number,
  time: string,
  applicantName: string,
  rest: Partial<InterviewView> = {},
): InterviewView => {
  const view = { ...base, id, numero: `C${id}`, applicantName, creneau: at(day, time), ...rest };
  const agent = view.agentId === null ? null : Number(view.agentId);
  const row = rawJson(
    JSON.stringify({ Id: Number(id), CreneauLibre: new Date(view.creneau).toISOString(), AgentId: agent }),
  );
  return { ...view, row };
};

const base: Omit<InterviewView, 'row'> = {
  id: '',
  mark: null,
  steps: [],
  numero: '',
  applicantName: '',
  applicantId: '1',
  mail: null,
  admissionPathName: 'BTS MCO',
  creneau: 0,
  baseCreneau: null,
  agentId: '4',
  agentName: 'PETIT Ana',
  campusId: null,
  stateId: null,
  stateName: 'Entretien planifié',
  avancement: 80,
  isNew: false,
  naissance: null,
  decisionId: null,
  dateDecision: null,
  parametres: [],
};
