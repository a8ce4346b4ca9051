import { useTranslation } from 'react-i18next';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { Section, TextAction, useFormat } from '#ui/index.ts';
import { openFile } from './openFile.ts';

/** The application of the person an event is named for, and whether it has the same hour. */
export function FileOfEvent({ event, file }: { readonly event: EventView; readonly file: InterviewView | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!file) return null;
  const facts = [file.numero, file.stateName, file.avancement === null ? '' : format.percent(file.avancement)].filter(
    Boolean,
  );
  return (
    <Section
      title={t('calendar.views.file.title')}
      aside={<TextAction onPress={() => openFile(file, format)}>{t('calendar.views.openFile')}</TextAction>}
    >
      <p className="selectable font-medium">{facts.join(' · ')}</p>
      <p className={file.creneau === event.debut ? 'text-text-2' : 'text-ask'}>
        {file.creneau === event.debut
          ? t('calendar.views.file.same')
          : t('calendar.views.file.still', { when: format.time(file.creneau) })}
      </p>
    </Section>
  );
}
