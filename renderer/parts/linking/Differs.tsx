import { useTranslation } from 'react-i18next';
import { ofApplication, ofEvent } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import { useAgents, useLinkedInterview } from '#cache/queries/hooks.ts';
import type { LinkedInterview } from '#cache/queries/links.ts';
import type { RowEdit } from '#intents/intent.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { peopleFinder, reassigned } from '#shared/text/people.ts';
import { Button, Notice, useFormat } from '#ui/index.ts';

/** What the two rows of an interview say differently, and the edit that takes each over. */
interface Difference {
  readonly ofApplication: { readonly words: string; readonly edit: RowEdit };
  readonly ofEvent: { readonly words: string; readonly edit: RowEdit };
}

/** « 11:00 (dossier) ou 10:15 (calendrier) ? »: where hours or interviewers differ, the user says which (R4.7). */
export function Differs({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const linked = useLinkedInterview(applicationId);
  const agents = useAgents(linked?.application.campusId ?? '');
  if (!linked) return null;
  const { event, application } = linked;
  const isOneDay = application.creneau !== null && format.dayOf(application.creneau) === format.dayOf(event.debut);
  const hour = isOneDay ? format.time : format.dayTime;
  return [hoursOf(linked, hour), agentsOf(linked, agents)].map((difference, at) => {
    if (!difference) return null;
    const choices = [difference.ofApplication, difference.ofEvent];
    const [own, other] = choices.map(({ words }) => words);
    return (
      // The two questions have their places.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={at} className="my-2">
        <Notice
          tone="ask"
          title={t('linking.differs', { own, other })}
          actions={
            <span className="flex flex-wrap gap-1.5">
              {choices.map(({ words, edit }) => (
                <Button
                  key={words}
                  size="sm"
                  onPress={() =>
                    void begin([ofEvent(event), ofApplication(application)]).toEach([edit], {
                      said: t('linking.settled', { name: nameInSentence(application.applicantName), what: words }),
                    })
                  }
                >
                  {words}
                </Button>
              ))}
            </span>
          }
        />
      </div>
    );
  });
}

function hoursOf({ event, application }: LinkedInterview, words: (at: number) => string): Difference | null {
  const { creneau } = application;
  if (creneau === null || creneau === event.debut) return null;
  const to = { Debut: creneau, Fin: creneau + event.fin - event.debut };
  return {
    ofApplication: { words: words(creneau), edit: { entity: 'Planification', id: event.id, members: to } },
    ofEvent: {
      words: words(event.debut),
      edit: { entity: 'Dossier', id: application.id, members: { CreneauLibre: event.debut } },
    },
  };
}

/** Only where the calendar names one agent alone: the teachers of a jury are not the application's business. */
function agentsOf(
  { event, application }: LinkedInterview,
  agents: readonly { readonly id: string; readonly name: string }[],
): Difference | null {
  const { agentId, agentName } = application;
  const [agent, another] = peopleFinder(agents)(event.enseignants);
  const isAlone = agent && !another && reassigned(event.enseignants, agent, null).trim() === '';
  if (!isAlone || agentId === null || agentName === null || agent.id === agentId) return null;
  return {
    ofApplication: {
      words: agentName,
      edit: { entity: 'Planification', id: event.id, members: { Enseignants: agentName } },
    },
    ofEvent: { words: agent.name, edit: { entity: 'Dossier', id: application.id, members: { AgentId: agent.id } } },
  };
}
