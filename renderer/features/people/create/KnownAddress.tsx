import { useTranslation } from 'react-i18next';
import { personOf } from '#cache/queries/alreadyKnown.ts';
import { OwnRecord } from '#forms/address/OwnRecord.tsx';
import { namesOf } from '#i18n/labels/names.ts';
import { isPerson } from '#shared/entities/people.ts';
import type { AddressRead } from '#stores/session.ts';
import { openPage } from '#stores/view.ts';
import { Notice, TextAction, useFormat } from '#ui/index.ts';

interface KnownAddressProps {
  readonly read: AddressRead;
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
  /** Opens the page of a known person; the typed text remains. */
  readonly onLeave: () => void;
}

/** Who has the typed address already: the same person may be there (I3), and what becomes of it (R3.6). */
export function KnownAddress({ read: { holders, isKnown }, isOwn, onOwn, onLeave }: KnownAddressProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  if (!isKnown) return null;
  return (
    <Notice tone="ask" title={t('newApplication.known.address')} live>
      {holders.map(({ entity, id, row }) => {
        const { name, numero } = personOf(entity, id, row);
        return (
          <p key={`${entity} ${id}`}>
            {[namesOf(entity, language).one, name, numero].filter(Boolean).join(' · ')}{' '}
            {isPerson(entity) && (
              <TextAction
                onPress={() => {
                  onLeave();
                  openPage({ entity, id });
                }}
              >
                {t('newApplication.known.open')}
              </TextAction>
            )}
          </p>
        );
      })}
      <OwnRecord isOwn={isOwn} onChange={onOwn} />
    </Notice>
  );
}
