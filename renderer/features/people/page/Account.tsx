import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { useRowName } from '#pages/useRowName.ts';
import { openPage } from '#stores/view.ts';
import { Button, Mark, TextAction } from '#ui/index.ts';
import { AccountDialog } from './AccountDialog.tsx';

interface AccountProps {
  readonly entity: 'Candidat' | 'Apprenant';
  readonly person: RowView;
  readonly name: string;
  readonly at: number | null;
}

/** The account with which a person signs in: RefSysteme holds its number (document: Apprenant). */
export function Account({ entity, person, name, at }: AccountProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const [isLinking, setIsLinking] = useState(false);
  const linked = person.fields.text('RefSysteme');
  const user = useRow('User', linked === '' ? null : linked);
  const isId = /^[1-9]\d*$/u.test(linked);
  const mark = fieldMarks(person.steps).get('RefSysteme');
  const label = user ? nameOf(user) : isId ? t('people.account.numbered', { id: linked }) : linked;
  return (
    <Block
      title={t('people.account.title')}
      at={at}
      actions={
        <Button size="sm" onPress={() => setIsLinking(true)}>
          {t(linked === '' ? 'people.account.link' : 'people.account.change')}
          <span className="sr-only"> {name}</span>
        </Button>
      }
    >
      <p className="selectable flex items-center gap-2">
        {linked === '' ? (
          <span className="text-text-3">{t('people.account.none')}</span>
        ) : isId ? (
          <TextAction onPress={() => openPage({ entity: 'User', id: linked })}>{label}</TextAction>
        ) : (
          label
        )}
        {mark && <Mark state={mark} size={14} />}
      </p>
      {isLinking && (
        <AccountDialog entity={entity} id={person.id} linked={linked} name={name} onClose={() => setIsLinking(false)} />
      )}
    </Block>
  );
}
