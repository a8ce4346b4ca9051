import { useState } from 'react';
import { nameId, useIdLabels } from '#stores/idLabels.ts';
import { TextField } from '#ui/index.ts';

interface NameInputProps {
  readonly list: string;
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
}

/** The user's name of an id; saved when the field loses the focus, or by Entrée. */
export function NameInput({ list, id, ...field }: NameInputProps) {
  const name = useIdLabels()[list]?.[id] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const save = (): void => {
    if (typed !== null && typed.trim() !== name) nameId(list, id, typed);
    setTyped(null);
  };
  return (
    <TextField
      {...field}
      hideLabel
      value={typed ?? name}
      onChange={setTyped}
      onBlur={save}
      onSubmit={save}
      maxLength={120}
    />
  );
}
