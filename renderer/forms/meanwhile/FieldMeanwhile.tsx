import { useTranslation } from 'react-i18next';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { codeOf } from '#intents/fields.ts';
import type { ShownRow } from '#intents/intent.ts';
import { useFieldText } from '../fields/useFieldText.ts';
import { useTypedText } from '../fields/useTypedText.ts';
import { isAddress } from '../values.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

/** A value that the user typed and that is another one by now than they began from. */
export interface Clash {
  readonly name: string;
  readonly shown: ShownRow;
  /** As the form writes them. */
  readonly mine: string;
  readonly theirs: string;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

interface FieldMeanwhileProps {
  readonly clash: Clash | null;
  /** Its name, where the question is not beside its field. */
  readonly label?: string;
  /** Where a value is more than one member. */
  readonly words?: { readonly mine: string | null; readonly theirs: string | null };
}

export function FieldMeanwhile({ clash, label, words }: FieldMeanwhileProps) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const typedText = useTypedText();
  if (!clash) return null;
  const { name, shown, mine, theirs, keepMine, takeTheirs } = clash;
  const { entity, row } = shown;
  // An address is a record of its own, and an entry of a list is its text.
  const isText = codeOf(name) !== null || isAddress(entity, name);
  const { mine: mineText, theirs: theirText } = words ?? {
    mine: isText ? mine || null : typedText(entity, { field: name, value: mine }, row),
    theirs: isText ? theirs || null : fieldText(entity, name, new Fields(row)).text,
  };
  return (
    <ChangedMeanwhile
      {...(label !== undefined && { title: t('forms.meanwhile.titleOf', { field: label }) })}
      mine={mineText}
      theirs={theirText}
      onMine={keepMine}
      onTheirs={takeTheirs}
    />
  );
}
