import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InterviewLine } from '#features/today/InterviewLine.tsx';
import { PrintDay } from '#features/today/print/PrintDay.tsx';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { interviewView } from '../calendar/interviewView.ts';
import { draw } from '../changes/drawn.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('#test/unit/renderer/parts/deciding/fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('#test/unit/renderer/parts/deciding/fakeCache.ts'));

describe('a line', () => {
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
});

describe('on paper', () => {
  const savePdf = vi.fn<Commands['savePdf']>(async () => ({ name: 'x', folder: '/tmp', targets: [] }));
  const closed = vi.fn();
  const field = (code: string, valeur: string) => ({ code, valeur, mark: null });

  beforeEach(() => {
    vi.clearAllMocks();
    useDayChoices.setState({
      fieldMapping: {
        arrived: 'ARRIVEE',
        done: null,
        absent: null,
        room: 'SALLE',
        missingPieces: 'PIECES',
        interviewNote: null,
        phone: 'TEL',
      },
    });
    useSession.setState({ commands: { savePdf } as Partial<Commands> as Commands }); // the rest is not used here
  });

  test('the day on paper: telephone, room, missing documents and a line for notes, in the order of the day', async () => {
    const interviews = [
      interviewView('2', 19, '11:00', 'CISSÉ Omar', { decisionId: '3', dateDecision: 1 }),
      interviewView('1', 19, '10:30', 'BENSAÏD Inès', {
        parametres: [field('TEL', '06 12 34 56 78'), field('SALLE', 'S. 204'), field('PIECES', 'Photo, Bulletin')],
      }),
    ];
    await draw(<PrintDay day="2026-11-19" interviews={interviews} now={0} onClose={closed} />);
    const paper = document.querySelector('.paper');
    const rows = [...(paper?.querySelectorAll('tbody') ?? [])].map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/10:30BENSAÏD Inès.*06 12 34 56 78S\. 204PETIT AnaPhoto, BulletinNotes/u);
    expect(rows[1]).toMatch(/11:00CISSÉ Omar.*AucuneDécision/u);
    expect(paper?.querySelector('.paper p')?.textContent).toMatch(/^2 prévus, 0 arrivé, 1 «.*»$/u);
    // Entrée does what was asked for, paper; the other has a key of its own, which its button shows.
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    await expect.element(page.getByRole('button', { name: 'Imprimer', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => print.mock.calls.length).toBe(1);
    print.mockRestore();
    expect(savePdf).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => savePdf.mock.calls).toEqual([['Carnet entretiens 2026-11-19.pdf']]);
    expect(closed).toHaveBeenCalledOnce();
  });
});
