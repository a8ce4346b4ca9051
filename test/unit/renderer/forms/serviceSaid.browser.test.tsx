import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useEvent, useInterview } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { EventEdit } from '#features/calendar/inspector/EventEdit.tsx';
import { CustomField, HourFields } from '#features/today/inspector/InterviewFields.tsx';
import { FieldInput } from '#forms/fields/useFieldEditing.tsx';
import { EntityForm } from '#forms/form/EntityForm.tsx';
import { NewApplicationDialog } from '#parts/newApplication/NewApplicationDialog.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

let cache: Cache;
const rows: readonly (readonly [EntityName, Readonly<Record<string, unknown>>])[] = [
  ['Convention', { Id: 8001, Code: 'CONV-1', Poste: 'Assistante' }],
  ['Candidat', { Id: 40, Nom: 'DIALLO', Prenoms: 'Awa' }],
  [
    'Dossier',
    {
      Id: 5,
      CandidatId: 40,
      CreneauLibre: '2026-11-20T14:30:00+01:00',
      Parametres: [{ Id: 0, Code: 'NOTE', Valeur: 'vue' }],
    },
  ],
  [
    'Planification',
    {
      Id: 7,
      Nom: 'Entretien',
      TypePlanificationId: 2,
      EntiteJuridiqueId: 1,
      Debut: '2026-11-20T09:00:00+01:00',
      Fin: '2026-11-20T10:00:00+01:00',
    },
  ],
];

/** A change of a row, or its creation, that the service refused for one member. */
const refused = (entity: EntityName, target: string, field: string, given: Partial<Step> = {}): Step =>
  aStep({
    id: `refused ${target}`,
    seq: 9,
    entity,
    target,
    state: {
      kind: 'refused',
      failure: { kind: 'refused', status: 400, fields: [{ field, message: 'Ne convient pas' }] },
    },
    ...given,
  });
const creation = (seq: number, entity: EntityName, target: string, body: string, member: string, id: string): Step =>
  aStep({
    id: `new ${entity}`,
    seq,
    entity,
    target,
    action: 'create',
    body: rawJson(body),
    provisional: [{ field: member, id }],
  });

beforeEach(async () => {
  cache = await aCache();
  for (const [entity, row] of rows)
    await cache.store.absorb({ entity }, [pulled(String(row['Id']), JSON.stringify(row))], 0);
  useSession.setState({ open: null, commands: {} as Commands }); // nothing is sent here
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

const nothing = (): void => undefined;
function Agreement() {
  const row = useRow('Convention', '8001');
  const groups = [{ id: 'work', title: 'Poste', fields: [{ field: 'Poste' }] }];
  return (
    row && <EntityForm {...{ entity: 'Convention', row, groups, title: 'CONV-1', name: 'CONV-1', onClose: nothing }} />
  );
}
function Note() {
  const interview = useInterview('5');
  return interview && <CustomField interview={interview} code="NOTE" label="Note" />;
}
function Hour() {
  const interview = useInterview('5');
  return interview && <HourFields interview={interview} />;
}
function Name() {
  const row = useRow('Candidat', '40');
  return row && <FieldInput entity="Candidat" row={row} field="Nom" onClose={nothing} />;
}
function Event() {
  const shown = useEvent('7');
  return shown && <EventEdit event={shown} types={[{ id: '2', name: 'Entretien' }]} onDone={nothing} />;
}
function WalkIn() {
  const interview = useInterview('new:d');
  return (
    interview && (
      <NewApplicationDialog purpose="walkIn" correct={interview} applicant={null} onClose={nothing} onKept={nothing} />
    )
  );
}
const ofWalkIn = [
  creation(
    2,
    'Dossier',
    'new:d',
    '{"CandidatId":"new:c","CreneauLibre":"2026-11-20T14:30:00+01:00"}',
    'CandidatId',
    'new:c',
  ),
];
const newcomer: Partial<Step> = {
  action: 'create',
  seq: 1,
  body: rawJson('{"Nom":"SOW","Prenoms":"Ali","Login":"asow","MailId":3}'),
};

const show = (element: ReactNode): Promise<void> => drawScreen(cache, <main>{element}</main>);

test.each<readonly [string, RegExp, ComponentType, readonly Step[]]>([
  ['of any entity', /^Poste/u, Agreement, [refused('Convention', '8001', 'Poste')]],
  ['of an event', /^Nom/u, Event, [refused('Planification', '7', 'Nom')]],
  ['of one field', /^Nom/u, Name, [refused('Candidat', '40', 'Nom')]],
  ['of an interview’s note', /^Note/u, Note, [refused('Dossier', '5', 'Parametres.NOTE')]],
  ['of a newcomer', /^Nom/u, WalkIn, [refused('Candidat', 'new:c', 'Nom', newcomer), ...ofWalkIn]],
])('R5.2 the form %s says at its field what the service said, until something else is typed', async (...given) => {
  const [, name, Form, putSteps] = given;
  await cache.outbox.commit({ putSteps });
  await show(<Form />);
  const field = page.getByRole('textbox', { name });
  await expect.element(field).toHaveAccessibleDescription(/Réponse du service\s: «\sNe convient pas\s»/u);
  await field.fill('autre chose');
  await expect.element(page.getByText(/Réponse du service/u)).not.toBeInTheDocument();
});

test('R5.2 the hour of an interview says what the service said of it', async () => {
  await cache.outbox.commit({ putSteps: [refused('Dossier', '5', 'CreneauLibre')] });
  await show(<Hour />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Réponse du service : « Ne convient pas »');
});
