import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/index.ts';
import { encodings, readings } from './decode.ts';
import type { Encoding } from './decode.ts';

/** Proper names, the same in every language. */
const names: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  macintosh: 'MacRoman (Macintosh)',
  cp850: 'CP850 (MS-DOS)',
};

interface EncodingChoiceProps {
  /** Of the file, as they are given to `decode`. */
  readonly bytes: Uint8Array;
  readonly encoding: string;
  readonly onChoose: (encoding: Encoding) => void;
}

/** As what a file is read, each with a line as it would read; nothing where there is nothing to choose. */
export function EncodingChoice({ bytes, encoding, onChoose }: EncodingChoiceProps) {
  const { t } = useTranslation();
  const lines = useMemo(() => readings(bytes), [bytes]);
  return (
    lines && (
      <Select
        label={t('forms.incoming.encoding')}
        value={encoding}
        onChange={(id) => {
          const chosen = encodings.find((each) => each === id);
          if (chosen) onChoose(chosen);
        }}
        options={encodings.map((id) => ({ id, label: names[id], detail: lines.get(id) ?? '' }))}
      />
    )
  );
}
