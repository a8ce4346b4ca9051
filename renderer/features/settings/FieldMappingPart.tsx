import { useTranslation } from 'react-i18next';
import { useAgents, useSeenInApplications } from '#cache/queries/hooks.ts';
import { chooseForDay, dayFields, mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { Select } from '#ui/index.ts';
import { VocabularyNotice } from '#wording/VocabularyNotice.tsx';
import { SchoolNames } from './SchoolNames.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const nothing = 'nothing';

/** Which custom field holds what an interview day needs (R3.4), the agent of this workstation, the school's names. */
export function FieldMappingPart() {
  const { t } = useTranslation();
  const { codes } = useSeenInApplications();
  const { fieldMapping, agentId } = useDayChoices();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const chosen = (id: string): string | null => (id === nothing ? null : id);
  return (
    <SettingsSection id="fields" title={t('settings.nav.fields')}>
      <VocabularyNotice />
      <p className="mb-3 text-text-2">{t(codes.length === 0 ? 'vocabulary.noneSeen' : 'settings.day.lead')}</p>
      <div className="grid max-w-[560px] grid-cols-2 gap-x-4 gap-y-3 max-[639.98px]:grid-cols-1">
        {dayFields.map((field) => {
          const code = fieldMapping[field];
          // An assigned field is shown even if no application here has it (any more).
          const known = code === null || codes.includes(code) ? codes : [code, ...codes];
          return (
            <Select
              key={field}
              label={t(`common.dayField.${field}`)}
              value={code ?? nothing}
              onChange={(id) => mapDayField(field, chosen(id))}
              options={[
                { id: nothing, label: t('common.word.none') },
                ...known.map((each) => ({ id: each, label: each })),
              ]}
            />
          );
        })}
        <Select
          label={t('settings.day.agent')}
          value={agentId ?? nothing}
          onChange={(id) =>
            chooseForDay({ agentId: chosen(id), ...(chosen(id) === null ? { shown: 'everyone' as const } : {}) })
          }
          options={[
            { id: nothing, label: t('settings.day.nobody') },
            ...agents.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
      </div>
      <SchoolNames />
    </SettingsSection>
  );
}
