import { isProvisional } from '#shared/entities/describe.ts';
import { lastNameField } from '#shared/entities/people.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { mailForm } from '../applicant/problems.ts';
import { wishOf } from '../fields.ts';
import type { Intent } from '../intent.ts';
import { newMail } from '../mail.ts';
import type { Planned, Tools } from '../planned.ts';
import { planned, rejected } from '../planned.ts';
import { replaceStep, textOf } from '../replaceStep.ts';
import type { Wish } from '../replaceStep.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * Members of an applicant or learner, as one change. Another e-mail address is a new record, which the person refers to
 * once the service has it: the address of a record cannot be changed (R3.1), and others may refer to the old one.
 */
export function editPerson(
  intent: Extract<Intent, { kind: 'person.edit' }>,
  snapshot: Snapshot,
  tools: Tools,
): Planned {
  const { entity, id, fields, mail } = intent;
  const row = snapshot.current(entity, id);
  if (row === undefined) return rejected('unknownEntity');
  const wishes: Wish[] = [];
  for (const field of fields) {
    const wish = wishOf(entity, field, tools);
    if (typeof wish === 'string') return rejected(wish);
    wishes.push(wish);
  }
  const subject = [textOf(row, lastNameField(entity), entity).toLocaleUpperCase('fr'), textOf(row, 'Prenoms', entity)]
    .filter(Boolean)
    .join(' ');
  if (mail === undefined) return replaceStep(snapshot, { entity, id, subject, wishes });
  if (!mailForm.test(mail.address.trim())) return rejected('notAMail');
  // A person who exists only here has a mail record that exists only here: the walk-in form corrects it.
  if (isProvisional(id)) return rejected('notEditable');
  const record = newMail(mail.address.trim(), tools, mail.isDuplicate);
  const plan = replaceStep(snapshot, {
    entity,
    id,
    subject,
    wishes: [...wishes, { field: 'MailId', mine: rawOf(record.target) }],
  });
  if (!plan.ok) return plan;
  return planned(
    record,
    ...plan.steps.map((step) => Object.assign({}, step, { provisional: [{ field: 'MailId', id: record.target }] })),
  );
}
