import { NewApplicationDialog } from '#forms/newApplication/NewApplicationDialog.tsx';
import { stopCreating, useCreating } from '#stores/creating.ts';
import { openPage } from '#stores/view.ts';
import { NewLearnerDialog } from './NewLearnerDialog.tsx';

/** The form that was opened, from here or from any other screen. */
export function Creations() {
  const { what, of: applicant, applicant: typed } = useCreating();
  if (what === 'learner') return <NewLearnerDialog onClose={stopCreating} />;
  if (what !== 'application') return null;
  return (
    <NewApplicationDialog
      key={applicant?.id ?? ''}
      purpose="application"
      correct={null}
      applicant={applicant}
      typed={typed}
      onClose={stopCreating}
      onKept={(id) => openPage({ entity: 'Dossier', id })}
    />
  );
}
