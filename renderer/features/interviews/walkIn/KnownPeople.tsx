import { useTranslation } from 'react-i18next';
import { useFormat, Notice, RadioCards } from '../../../ui/index.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly numero: string;
  readonly because: 'mail' | 'name';
  readonly naissance: number | null;
}

interface KnownPeopleProps {
  readonly people: readonly KnownPerson[];
  /** '' for a new person. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Applicants who may be this one, so that nobody is made twice (I3): the same person gets a new file only. */
export function KnownPeople({ people, chosen, onChoose }: KnownPeopleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const because = people.some((person) => person.because === 'mail') ? 'mail' : 'name';
  return (
    <Notice tone="ask" title={t(`today.walkIn.known.${because}`, { count: people.length })} live>
      <div className="mt-2">
        <RadioCards
          label={t('today.walkIn.known.who')}
          value={chosen === '' ? 'new' : chosen}
          onChange={(id) => onChoose(id === 'new' ? '' : id)}
          options={[
            ...people.map(({ id, name, numero, naissance }) => ({
              id,
              title: t('today.walkIn.known.same', { name }),
              detail: [numero, naissance !== null && t('today.walkIn.known.born', { date: format.date(naissance) })].filter(Boolean).join(' · '),
            })),
            { id: 'new', title: t('today.walkIn.known.other') },
          ]}
        />
      </div>
    </Notice>
  );
}
