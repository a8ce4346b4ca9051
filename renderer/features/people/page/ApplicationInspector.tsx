import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { SyncMark } from '#cache/queries/views.ts';
import { customOf } from '#forms/fields/customOf.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { groups } from '#forms/fields/groups.ts';
import { ParkedNotice } from '#pages/ParkedNotice.tsx';
import { Button, Inspector, Mark, Section } from '#ui/index.ts';
import { readable } from '#wording/fields.ts';

interface ApplicationInspectorProps {
  readonly application: RowView;
  readonly title: string;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** An application beside the page of its applicant. */
export function ApplicationInspector({ application, title, onEdit, onClose }: ApplicationInspectorProps) {
  const { t } = useTranslation();
  const { fields, mark, steps } = application;
  const marks = fieldMarks(steps);
  const codes = fieldMarks(steps, ({ key }) => key);
  const custom = customOf(fields);
  return (
    <Inspector
      label={t('people.application.label')}
      badge={<span className="selectable font-bold text-text">{fields.text('Numero')}</span>}
      onClose={onClose}
    >
      <h2
        className={`selectable mb-3 flex items-center gap-2 text-panel font-bold ${application.gone ? 'line-through' : ''}`}
      >
        {title || t('people.applications.noAdmissionPath')}
        {mark && <Mark state={mark} />}
      </h2>
      {!application.gone && (
        <div className="mb-3">
          <Button size="sm" kbd="e" icon={<Pencil size={14} aria-hidden />} onPress={onEdit}>
            {t('people.application.edit')}
          </Button>
        </div>
      )}
      <ParkedNotice row={application} />
      {groups.Dossier.map((group) => (
        <Section key={group.id} title={t(`people.group.${group.id}`)}>
          <FieldList entity="Dossier" row={fields} fields={group.fields} marks={marks} />
        </Section>
      ))}
      <Section title={t('people.group.custom')}>
        {custom.length === 0 && <p className="text-text-3">{t('people.application.noCustom')}</p>}
        <dl className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-2 gap-y-[7px]">
          {custom.map(({ code, value }) => (
            <div key={code} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-text-3">{readable(code)}</dt>
              <dd className="selectable flex min-w-0 items-center gap-2 break-words">
                {value || <span className="text-text-3">{t('people.emptyCustom')}</span>}
                {markOf(codes.get(code))}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Inspector>
  );
}

const markOf = (mark: SyncMark | undefined): ReactNode => mark && <Mark state={mark} size={14} />;
