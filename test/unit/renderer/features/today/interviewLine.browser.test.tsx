import { expect, test, vi } from 'vitest';
import { InterviewLine } from '#features/today/InterviewLine.tsx';
import { interviewView } from '../calendar/interviewView.ts';
import { draw } from '../changes/drawn.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('#test/unit/renderer/parts/deciding/fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('#test/unit/renderer/parts/deciding/fakeCache.ts'));

const mapped = { arrived: '', done: '', absent: '', room: '', missingPieces: '', interviewNote: '', phone: '' };

test('a clash takes the place of the state alone: what is only on this workstation still says so', async () => {
  await draw(
    <table>
      <tbody>
        <InterviewLine
          interview={interviewView('1', 19, '10:30', 'BENSAÏD Inès', { isNew: true })}
          mapped={mapped}
          progress="arrived"
          isNext={false}
          clashes={[{ kind: 'agent', who: 'MOREAU Claire', what: '', from: 0, to: 1, isPending: false }]}
          isTypedIn={false}
          isSelected={false}
          isReachable
          isTarget={false}
          onSelect={() => undefined}
        />
      </tbody>
    </table>,
  );
  expect(document.querySelector('tr')?.textContent).toMatch(/Déjà occupé.*Sur ce poste seulement/u);
});
