import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { NumberAnswer } from '#pages/number/NumberAnswer.tsx';
import { useOpenByNumber } from '#pages/number/useOpenByNumber.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { Button, Dialog, Select, TextField, useFormat } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { numberedKinds, showFound } from './numberedKinds.ts';
import type { NumberedKind } from './numberedKinds.ts';

interface NumberDialogProps {
  /** A request from elsewhere: with a number, the search starts at once. */
  readonly kind: NumberedKind;
  readonly typed: string;
  readonly onClose: () => void;
}

/** Opens a thing known only by its number, or says why it cannot. */
export function NumberDialog({ kind: first, typed: given, onClose }: NumberDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [kind, setKind] = useState<NumberedKind>(first);
  const search = useOpenByNumber(kind, given, (found: FoundByNumber) => {
    showFound(kind, found, format.dayOf);
    onClose();
  });
  const { typed, isSearching, end } = search;
  useEffect(() => {
    if (given !== '') void search.open();
    // A request from elsewhere is searched once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void search.open();
  };
  return (
    <Dialog
      title={t('keys.app.openNumber')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" kbd="Enter" isDisabled={isSearching} onPress={() => void search.open()}>
            {t(isSearching ? 'pages.number.searching' : 'common.word.open')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className="grid grid-cols-[1fr_150px] items-start gap-3">
        <Select
          label={t('pages.number.kind')}
          value={kind}
          onChange={(id) => setKind(numberedKinds.find((each) => each === id) ?? kind)}
          options={numberedKinds.map((id) => ({ id, label: namesOf(id, format.language).one }))}
        />
        <TextField label={t('common.word.number')} autoFocus value={typed} onChange={search.setTyped} maxLength={40} />
      </form>
      <p className="mt-2 text-help text-text-3">{t('pages.number.hint')}</p>
      <div aria-live="polite" className="mt-3">
        {end && <NumberAnswer entity={kind} typed={typed} end={end} onChoose={(found) => void search.choose(found)} />}
      </div>
      {isSearching && <SlowAnswer onStop={search.stop} />}
    </Dialog>
  );
}
