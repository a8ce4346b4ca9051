import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockWhenAway } from '#main/app/lockWhenAway.ts';
import { renewPage, reviveWhenGone } from '#main/app/page.ts';

const incidents = { note: vi.fn(), withdraw: vi.fn() };
beforeEach(() => {
  incidents.note.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('S9 locking', () => {
  const away = (idle: number) => {
    const state = { idle };
    const power = Object.assign(new EventEmitter(), { getSystemIdleTime: () => state.idle });
    const lock = vi.fn();
    lockWhenAway(power as never, 900, lock); // of Electron's monitor only this is used
    return { state, power, lock };
  };

  test.each(['suspend', 'lock-screen'])('happens at once on %s', (event) => {
    const { power, lock } = away(0);
    power.emit(event);
    expect(lock).toHaveBeenCalledTimes(1);
  });

  test('happens within a second after the time without input, and not before', () => {
    const { state, lock } = away(0);
    state.idle = 899;
    vi.advanceTimersByTime(900_000);
    expect(lock).not.toHaveBeenCalled();
    state.idle = 900;
    vi.advanceTimersByTime(1_000);
    expect(lock).toHaveBeenCalledTimes(1);
  });

  test('starts to watch again when the user comes back', () => {
    const { state, lock } = away(890);
    state.idle = 3;
    vi.advanceTimersByTime(10_000);
    expect(lock).not.toHaveBeenCalled();
    state.idle = 900;
    vi.advanceTimersByTime(897_000);
    expect(lock).toHaveBeenCalled();
  });

  /** As Electron's: a page that hangs does nothing that it is asked for, and its memory goes with its process only. */
  const shownPage = ({ hangs }: { readonly hangs: boolean }) => {
    const acts: string[] = [];
    const state = { hangs };
    const page = Object.assign(new EventEmitter(), {
      send: vi.fn(),
      isDestroyed: () => false,
      forcefullyCrashRenderer() {
        acts.push('ended');
        state.hangs = false;
        page.emit('render-process-gone', {}, { reason: 'killed' });
      },
      reload() {
        acts.push('reloaded');
        if (!state.hangs) setTimeout(() => page.emit('did-navigate'), 100);
      },
    });
    const log = { note: vi.fn(), problem: vi.fn(), pageProblem: vi.fn() };
    reviveWhenGone(page as never, log, incidents, () => Date.now()); // of Electron's page only this is used
    renewPage(page as never, () => !hangs);
    return { page, acts, log };
  };

  test('notifies the page, and reloads it within the second whether it received the event or not', () => {
    const { page, acts } = shownPage({ hangs: false });
    expect(page.send.mock.calls).toEqual([['app.event', { kind: 'locked' }]]);
    vi.advanceTimersByTime(999);
    expect(acts).toEqual(['reloaded']);
  });

  test('E6 a page that hangs is ended within the second, and only then reloaded: its memory is gone', () => {
    const { page, acts, log } = shownPage({ hangs: true });
    vi.advanceTimersByTime(999);
    expect(acts).toEqual(['ended', 'reloaded']);
    vi.advanceTimersByTime(120_000);
    expect(acts, 'it is not revived a second time').toHaveLength(2);
    expect(log.note).not.toHaveBeenCalled();
    page.emit('render-process-gone', {}, { reason: 'crashed' });
    vi.advanceTimersByTime(1);
    expect(acts, 'a crash afterwards is one').toHaveLength(3);
  });

  test('E6 a page that answers and then does not go is ended too', () => {
    const { page, acts } = shownPage({ hangs: false });
    page.removeAllListeners('did-navigate');
    page.reload = () => void acts.push('reloaded');
    vi.advanceTimersByTime(5_500);
    expect(acts).toEqual(['reloaded', 'ended', 'reloaded']);
    expect(incidents.note, 'S15 main itself has ended it').not.toHaveBeenCalledWith('pageGone', 'killed');
  });

  test('E6 a page that refuses to be left is left', () => {
    const { page } = shownPage({ hangs: false });
    const preventDefault = vi.fn();
    page.emit('will-prevent-unload', { preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    page.emit('will-prevent-unload', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is gone', () => {
  const shown = () => {
    const page = Object.assign(new EventEmitter(), { reload: vi.fn(), isDestroyed: () => false });
    const log = { note: vi.fn(), problem: vi.fn(), pageProblem: vi.fn() };
    reviveWhenGone(page as never, log, incidents, () => Date.now()); // of Electron's page only this is used
    const crash = (reason = 'crashed'): void => void page.emit('render-process-gone', {}, { reason });
    return { page, log, crash };
  };

  test('is reloaded at once, then once a minute at most', () => {
    const { page, log, crash } = shown();
    crash();
    vi.advanceTimersByTime(0);
    expect(page.reload).toHaveBeenCalledTimes(1);
    crash();
    crash();
    vi.advanceTimersByTime(59_999);
    expect(page.reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(page.reload).toHaveBeenCalledTimes(2);
    expect(log.note.mock.calls).toEqual([1, 2, 3].map(() => ['page.gone', { reason: 'crashed' }]));
  });

  test('is not reloaded when it ended on purpose; one that hangs is logged', () => {
    const { page, log, crash } = shown();
    crash('clean-exit');
    page.emit('unresponsive');
    vi.advanceTimersByTime(120_000);
    expect(page.reload).not.toHaveBeenCalled();
    expect(log.note).toHaveBeenCalledWith('page.unresponsive');
  });

  test('S15 is noted for the next start, and so is one that hangs, unless it answers again', () => {
    const { page, crash } = shown();
    crash('oom');
    crash('clean-exit');
    page.emit('unresponsive');
    expect(incidents.note.mock.calls).toEqual([['pageGone', 'oom'], ['pageHung']]);
    page.emit('responsive');
    expect(incidents.withdraw.mock.calls).toEqual([['pageHung']]);
  });
});
