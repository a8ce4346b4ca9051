import { useTranslation } from 'react-i18next';
import { ofApplication } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { customField } from '#intents/fields.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { Checkbox, Section } from '#ui/index.ts';
import { documentsIn, withoutDocument } from '#wording/dayFields.ts';

interface MissingPiecesProps {
  readonly interview: InterviewView;
  /** Of the school's custom field, and what it holds. */
  readonly code: string;
  readonly text: string;
}

/** The documents that are missing, each ticked as it is handed in: it leaves the text, as one change. */
export function MissingPieces({ interview, code, text }: MissingPiecesProps) {
  const { t } = useTranslation();
  const begin = useBegin();
  const handIn = (piece: string): void => {
    void begin([ofApplication(interview)]).to(
      { [customField(code)]: withoutDocument(text, piece) },
      { said: t('today.handedIn', { piece, name: nameInSentence(interview.applicantName) }) },
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
