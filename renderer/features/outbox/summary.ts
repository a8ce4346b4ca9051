import { instantParts } from '#shared/odata/instant.ts';
import type { Step, Summary } from '../../sync/step.ts';
import { fieldLabel } from './fields.ts';
import type { Wording } from './wording.ts';
import { moment } from './wording.ts';

/** Two values that are told against each other: the day is said only when it differs. */
const counterparts: Readonly<Record<string, string>> = {
  fromDebut: 'toDebut',
  toDebut: 'fromDebut',
  fromFin: 'toFin',
  toFin: 'fromFin',
  from: 'to',
  to: 'from',
};

/** A change in words. A key the catalogue does not know is told by its subject alone, never hidden. */
export function sentence(summary: Summary, wording: Wording): string {
  const values = Object.fromEntries(
    Object.entries(summary.values).map(([name, value]) => [name, valueWords(summary, name, value, wording)]),
  );
  return wording.t(keyOf(summary, wording), { ...values, subject: summary.subject || wording.t('common.unnamed') });
}

/** What a change is about, where its sentence would claim more than is known: a creation in doubt may not be one. */
export function heading(step: Pick<Step, 'summary' | 'state' | 'entity'>, wording: Wording): string {
  const subject = step.summary.subject || wording.t('common.unnamed');
  if (step.state.kind === 'conflict') return subject;
  if (step.state.kind !== 'doubt') return sentence(step.summary, wording);
  return wording.t('outbox.doubt.heading', { entity: wording.t(`outbox.entity.${step.entity}`), subject });
}

/** What was put where there was nothing, or taken away, has its own sentence where the catalogue has one. */
function keyOf({ key, values }: Summary, wording: Wording): string {
  const variants = [...(values['to'] === '' ? [`${key}Cleared`] : []), ...(values['from'] === '' ? [`${key}Set`] : []), key];
  const known = variants.map((variant) => `outbox.summary.${variant}`).find(wording.knows);
  return known ?? 'outbox.summary.unknown';
}

function valueWords({ key, values }: Summary, name: string, value: string, wording: Wording): string {
  if (name === 'field') return fieldLabel(`Parametres.${value}`, wording);
  if (name === 'fields') return value.split(',').map((unit) => fieldLabel(unit, wording).toLocaleLowerCase()).join(', ');
  if (name === 'entity') return wording.t(`outbox.entity.${value}`);
  const at = instantParts(value)?.epochMilliseconds;
  if (at !== undefined) {
    const beside = values[counterparts[name] ?? ''];
    return moment(wording, at, beside === undefined ? null : (instantParts(beside)?.epochMilliseconds ?? null));
  }
  if (key === 'file.agentChanged' && (name === 'from' || name === 'to')) {
    return values[`${name}Name`] ?? wording.nameOf('AgentId', value) ?? wording.t('outbox.value.number', { id: value });
  }
  return value === '' ? wording.t('outbox.value.empty') : value;
}
