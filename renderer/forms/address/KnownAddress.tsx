import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { personIn, personOf } from '#cache/queries/alreadyKnown.ts';
import { useWaitingAddress } from '#cache/queries/waiting.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { hasPage } from '#stores/place.ts';
import type { AddressRead } from '#stores/session.ts';
import { Checkbox, Notice, useFormat } from '#ui/index.ts';
import { OpenRecord } from '../OpenRecord.tsx';

/** Whose form it is, where they are here or at the service already. */
export interface Own {
  readonly entity: EntityName;
  readonly id: string;
}

interface KnownAddressProps {
  readonly address: string;
  readonly read: AddressRead | null;
  /** Not named: it is their own address. */
  readonly own?: Own | null;
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
  /** Before the page of who has it is opened; the typed text remains. */
  readonly onLeave?: () => void;
}

/**
 * Who has the address, at the service or in a creation here, so that none is created twice (I3); asks about a record of
 * its own (R3.6). Nothing for a new one.
 */
export function KnownAddress({ address, read, own = null, isOwn, onOwn, onLeave }: KnownAddressProps) {
  const { t } = useTranslation();
  const isOther = (entity: EntityName, id: string): boolean => entity !== own?.entity || id !== own.id;
  const waiting = useWaitingAddress(address).filter(({ entity, row }) => isOther(entity, row.id));
  const holders = read?.holders.filter(({ entity, id }) => isOther(entity, id)) ?? [];
  const isThere = read?.isKnown === true;
  if (!isThere && waiting.length === 0) return null;
  const leave = onLeave && { onLeave };
  return (
    <Notice tone="ask" title={t(`newApplication.known.${isThere ? 'address' : 'ofCreation'}`)} live>
      {holders.map(({ entity, id, row }) => (
        <Holder key={`${entity} ${id}`} entity={entity} {...personOf(entity, id, row)} {...leave} />
      ))}
      {waiting.map(({ entity, row: { id, fields } }) => (
        <Holder key={`${entity} ${id}`} entity={entity} {...personIn(entity, id, fields)} isWaiting {...leave} />
      ))}
      <OwnRecord isOwn={isOwn} onChange={onOwn} />
    </Notice>
  );
}

interface OwnRecordProps {
  readonly isOwn: boolean;
  readonly onChange: (isOwn: boolean) => void;
}

/** The user is asked when it leaves (R3.6), or it is a record of its own, marked as a duplicate. */
export function OwnRecord({ isOwn, onChange }: OwnRecordProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div aria-describedby={id}>
      <Checkbox isSelected={isOwn} onChange={onChange}>
        {t('forms.ownMail.choice')}
      </Checkbox>
      <p id={id} className="mt-0.5 text-help text-text-2">
        {t(isOwn ? 'forms.ownMail.makes' : 'forms.ownMail.asks')}
      </p>
    </div>
  );
}

interface HolderProps extends Pick<KnownAddressProps, 'onLeave'> {
  readonly entity: EntityName;
  readonly id: string;
  readonly name: string;
  readonly numero: string;
  readonly isWaiting?: boolean;
}

export function Holder({ entity, id, name, numero, isWaiting = false, onLeave }: HolderProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <p>
      {[namesOf(entity, language).one, name, numero, isWaiting && t('newApplication.known.waiting')]
        .filter(Boolean)
        .join(' · ')}{' '}
      {hasPage(entity) && <OpenRecord page={{ entity, id }} {...(onLeave && { onLeave })} />}
    </p>
  );
}
