import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import { customField } from '#intents/fields.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { Checkbox, Section } from '#ui/index.ts';
import { documentsIn, withoutDocument } from '#wording/dayFields.ts';
import { useAct } from '#wording/useAct.ts';

interface MissingPiecesProps {
  readonly interview: InterviewView;
  /** Of the school's custom field, and what it holds. */
  readonly code: string;
  readonly text: string;
}

/** The documents that are missing, each ticked as it is handed in: it leaves the text, as one change. */
export function MissingPieces({ interview: { id, applicantName }, code, text }: MissingPiecesProps) {
  const { t } = useTranslation();
  const act = useAct();
  const { current: row } = useEntityRow('Dossier', id);
  const field = customField(code);
  const handIn = (piece: string): void => {
    const here = row === undefined ? null : ({ entity: 'Dossier', id, row } as const);
    void act(
      {
        kind: 'edit',
        rows: [{ entity: 'Dossier', id, members: { [field]: withoutDocument(text, piece) } }],
        ...(here && { seen: seenOf(here, seenNow(here, field), field) }),
      },
      { done: t('today.handedIn', { piece, name: nameInSentence(applicantName) }) },
    );
  };
  return (
    <Section title={t('common.dayField.missingPieces')}>
      <div className="flex flex-col gap-1.5">
        {documentsIn(text).map((piece) => (
          <Checkbox key={piece} isSelected={false} onChange={() => handIn(piece)}>
            {piece}
          </Checkbox>
        ))}
      </div>
    </Section>
  );
}
