import type { InterviewView } from '#cache/queries/views.ts';
import { at } from './fixtures.ts';

/** The interview of an application on a November day; any member can be overridden. */
export const interviewView = (
  id: string,
  day: number,
  time: string,
  applicantName: string,
  rest: Partial<InterviewView> = {},
): InterviewView => ({
  ...base,
  id,
  numero: `C${id}`,
  applicantName,
  creneau: at(day, time),
  ...rest,
});

const base: InterviewView = {
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
