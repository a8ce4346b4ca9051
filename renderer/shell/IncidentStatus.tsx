import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOutboxCounts } from '#cache/queries/hooks.ts';
import { markIncidentsSaid } from '#session/incidents.ts';
import { unsaidOf, useIncidents } from '#stores/incidents.ts';
import { go } from '#stores/place.ts';
import { TextAction } from '#ui/index.ts';
import { StatusItem, StatusText } from './StatusItem.tsx';

/** Carnet stopped without the user's will: what happened, what is safe, where to read more; until it is read (S15). */
export function IncidentStatus() {
  const { t } = useTranslation();
  const incidents = useIncidents();
  const count = useOutboxCounts().unsent;
  const last = unsaidOf(incidents).at(-1);
  if (last === undefined) return null;
  return (
    <StatusItem isWrong isLong className="text-ask">
      <AlertTriangle size={13} aria-hidden />
      <StatusText>{`${t(`shell.incident.what.${last.kind}`)} ${t('shell.incident.safe', { count })}`}</StatusText>
      <TextAction onPress={() => go({ at: 'settings', part: 'health' })}>{t('common.sent.see')}</TextAction>
      <TextAction onPress={() => void markIncidentsSaid()}>{t('common.close')}</TextAction>
    </StatusItem>
  );
}
