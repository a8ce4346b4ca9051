import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { stopCreating, useOpenForm } from '#stores/place.ts';
import { later } from '#ui/index.ts';
import type { IncomingDialogProps } from './IncomingDialog.tsx';

/** With the parser, in a script of its own: few need it on a day. */
const IncomingDialog = later(async () => (await import('./IncomingDialog.tsx')).IncomingDialog);

export function useIncomingFile(props: Pick<IncomingDialogProps, 'campusId' | 'campusName' | 'types'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ readonly file: File; readonly number: number } | null>(null);
  const take = (file: File): void => setShown((before) => ({ file, number: (before?.number ?? 0) + 1 }));
  const { choose, input } = useFileChoice({
    label: t('calendar.incoming.command'),
    accept: '.ics,.ical,text/calendar',
    onFile: take,
  });
  // Another screen asked, by the palette.
  const isAsked = useOpenForm()?.what === 'incomingEvents';
  const answer = useEffectEvent(() => {
    stopCreating();
    choose();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
  const drawn = (
    <>
      {input}
      {shown && (
        <IncomingDialog.Component
          {...props}
          key={shown.number}
          file={shown.file}
          onChoose={choose}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
  return { choose, take, drawn };
}
