import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockWhenAway } from '#main/app/lockWhenAway.ts';
import { renewPage, reviveWhenGone } from '#main/app/page.ts';
import { openPlace } from '#main/app/place.ts';

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

  /**
   * As Electron's: the order to end is a message to the page's process on Linux, which may be lost, and it is gone some
   * time after it. What is asked for meanwhile goes down with it.
   */
  const shownPage = ({ lost = 0 }: { readonly lost?: number } = {}) => {
    const acts: string[] = [];
    let orders = 0;
    const page = Object.assign(new EventEmitter(), {
      send: vi.fn(),
      isDestroyed: () => false,
      forcefullyCrashRenderer() {
        orders += 1;
        if (orders <= lost) return;
        setTimeout(() => {
          acts.push('ended');
          page.emit('render-process-gone', {}, { reason: 'killed' });
        }, 20);
      },
      reload() {
        acts.push('reloaded');
        setTimeout(() => page.emit('did-navigate'), 100);
      },
    });
    const log = { note: vi.fn(), problem: vi.fn(), pageProblem: vi.fn() };
    reviveWhenGone(page as never, log, incidents, vi.fn(), () => Date.now()); // of Electron's page only this is used
    renewPage(page as never);
    return { page, acts, log };
  };

  test('notifies the page, which has the time to store what was typed last', () => {
    const { page, acts } = shownPage();
    expect(page.send.mock.calls).toEqual([['app.event', { kind: 'locked' }]]);
    vi.advanceTimersByTime(499);
    expect(acts).toEqual([]);
  });

  test.each([0, 1])(
    'B17 E6 ends its process within the second, whether it answers or hangs, and only then loads another (lost orders: %i)',
    (lost) => {
      const { page, acts, log } = shownPage({ lost });
      vi.advanceTimersByTime(999);
      expect(acts).toEqual(['ended', 'reloaded']);
      vi.advanceTimersByTime(120_000);
      expect(acts, 'it is not revived a second time').toHaveLength(2);
      expect(log.note).not.toHaveBeenCalled();
      expect(incidents.note, 'S15 main itself has ended it').not.toHaveBeenCalled();
      page.emit('render-process-gone', {}, { reason: 'crashed' });
      vi.advanceTimersByTime(1);
      expect(acts, 'a crash afterwards is one').toHaveLength(3);
    },
  );

  test('B17 a process that cannot be ended is reloaded in the end: nothing of the service is shown', () => {
    const { acts } = shownPage({ lost: Infinity });
    vi.advanceTimersByTime(10_000);
    expect(acts).toEqual(['reloaded']);
  });
});

describe('a page that is gone', () => {
  const shown = () => {
    const page = Object.assign(new EventEmitter(), { reload: vi.fn(), isDestroyed: () => false });
    const log = { note: vi.fn(), problem: vi.fn(), pageProblem: vi.fn() };
    const onCrash = vi.fn();
    reviveWhenGone(page as never, log, incidents, onCrash, () => Date.now()); // of Electron's page only this is used
    const crash = (reason = 'crashed'): void => void page.emit('render-process-gone', {}, { reason });
    return { page, log, crash, onCrash };
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

  test('E20 opens where it was, and as usual where it crashes there again', () => {
    const { page, crash, onCrash } = shown();
    crash('clean-exit');
    expect(onCrash).not.toHaveBeenCalled();
    crash();
    expect(onCrash).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    crash();
    vi.advanceTimersByTime(60_000);
    expect([page.reload.mock.calls.length, onCrash.mock.calls.length]).toEqual([2, 1]);
    vi.advanceTimersByTime(60_000);
    crash();
    expect(onCrash).toHaveBeenCalledTimes(2);
  });

  test('E20 S8 its place is handed on once, and after a lock never', () => {
    const place = openPlace();
    place.keep('{"screen":"calendar"}');
    expect(place.take(), 'it was reloaded').toBeNull();
    place.crashed();
    expect([place.take(), place.take()]).toEqual(['{"screen":"calendar"}', null]);
    place.crashed();
    place.forget();
    expect(place.take()).toBeNull();
    place.crashed();
    expect(place.take()).toBeNull();
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
