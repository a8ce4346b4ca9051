import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockWhenAway } from '#main/app/lockWhenAway.ts';
import { renewPage, reviveWhenGone } from '#main/app/page.ts';

beforeEach(() => {
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

  test('notifies the page, and reloads it within the second whether it received the event or not', () => {
    const page = { send: vi.fn(), isDestroyed: () => false, reload: vi.fn() };
    renewPage(page);
    expect(page.send.mock.calls).toEqual([['app.event', { kind: 'locked' }]]);
    vi.advanceTimersByTime(999);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is gone', () => {
  const shown = () => {
    const page = Object.assign(new EventEmitter(), { reload: vi.fn(), isDestroyed: () => false });
    const log = { note: vi.fn(), problem: vi.fn(), pageProblem: vi.fn() };
    reviveWhenGone(page as never, log, () => Date.now()); // of Electron's page only this is used
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
});
