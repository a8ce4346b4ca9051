import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { ListColumn } from '#lists/column.ts';
import { Segmented, useFormat } from '#ui/index.ts';
import { lackingIn } from '../paths/completeness.ts';
import { CompletenessPill } from '../paths/CompletenessPill.tsx';
import { lackingWords } from '../paths/lackingWords.ts';
import { WholeList } from './WholeList.tsx';

const states = ['all', 'onlyComplete', 'onlyIncomplete'] as const;
type State = (typeof states)[number];

const tests: Readonly<Record<State, (row: RowView) => boolean>> = {
  all: () => true,
  onlyComplete: ({ fields }) => lackingIn(fields).length === 0,
  onlyIncomplete: ({ fields }) => lackingIn(fields).length > 0,
};

const pillOf = ({ fields }: RowView): ReactNode => <CompletenessPill path={fields} />;

/** Admission paths, with what each lacks to be complete. */
export function PathList() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const [state, setState] = useState<State>('all');
  const completeness = useMemo(
    (): ListColumn<RowView> => ({
      id: 'completeness',
      label: t('teaching.path.column'),
      text: ({ fields }) => {
        const lacking = lackingWords(fields, language);
        return lacking === '' ? t('teaching.path.complete') : t('teaching.path.incomplete', { fields: lacking });
      },
      cell: pillOf,
    }),
    [t, language],
  );
  return (
    <WholeList
      entity="SessionRecrutement"
      also={completeness}
      isShown={tests[state]}
      tools={
        <Segmented
          label={t('teaching.path.state')}
          value={state}
          onChange={setState}
          options={states.map((id) => ({ id, label: t(`teaching.path.${id}`) }))}
        />
      }
    />
  );
}
