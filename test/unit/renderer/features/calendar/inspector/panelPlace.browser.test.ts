import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelPlace } from '#features/calendar/inspector/usePanelPlace.ts';

let content: HTMLElement;
let place: PanelPlace;

/** Two days of a week, and the inspector over or beside them. */
function draw(width: number): void {
  content.style.cssText = `position:absolute;left:100px;top:0;width:${width}px;height:400px`;
  content.innerHTML = `
    <button data-event="monday" style="position:absolute;left:10px;width:100px;height:40px"></button>
    <button data-event="friday" style="position:absolute;right:10px;width:100px;height:40px"></button>
    <aside data-panel></aside>`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  content = document.createElement('div');
  content.dataset['overlay'] = 'right';
  document.body.append(content);
  draw(1000);
  place = new PanelPlace(content);
});
afterEach(() => {
  place.end();
  content.remove();
  vi.useRealTimers();
});

const found = (selector: string): Element => content.querySelector(selector) ?? document.body;
const onEvent = (id: string): Element => found(`[data-event="${id}"]`);
const pointer = (target: Element, type: string, buttons = 0): boolean =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons }));
function click(target: Element): void {
  pointer(target, 'pointerdown', 1);
  pointer(target, 'pointerup');
}
const key = (name: string): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
/** Where the inspector is, and whether the days have made room for it. */
const drawn = (): string => `${content.dataset['overlay'] ?? ''}${'beside' in content.dataset ? ', beside' : ''}`;

describe('the inspector of the calendar (I26)', () => {
  it('is beside the days at once where a key opened it, and gives the room back at once', () => {
    place.show('friday');
    expect(drawn()).toBe('right, beside');
    key('Escape');
    place.show(null);
    expect(drawn()).toBe('right');
  });

  it('lies over the days that were pressed until no second press can come, at the edge where its event is not', () => {
    click(onEvent('friday'));
    place.show('friday');
    expect(drawn()).toBe('left');
    vi.advanceTimersByTime(899);
    expect(drawn()).toBe('left');
    vi.advanceTimersByTime(1);
    expect(drawn()).toBe('left, beside');
  });

  it('waits for a hand that is on its way to another event, and for a drag', () => {
    click(onEvent('monday'));
    place.show('monday');
    for (let moves = 0; moves < 4; moves += 1) {
      vi.advanceTimersByTime(600);
      pointer(content, 'pointermove');
    }
    expect(drawn()).toBe('right');
    pointer(onEvent('monday'), 'pointerdown', 1);
    vi.advanceTimersByTime(5_000);
    key('Alt');
    key('ArrowDown');
    pointer(document.body, 'pointermove', 1);
    expect(drawn(), 'a drag').toBe('right');
    pointer(document.body, 'pointerup');
    expect(drawn(), 'released beside the days').toBe('right, beside');
  });

  it('stays at its edge while it is beside the days, and keeps its room while a press beside the events closes it', () => {
    click(onEvent('friday'));
    place.show('friday');
    vi.advanceTimersByTime(900);
    place.show('monday');
    expect(drawn()).toBe('left, beside');
    click(content);
    place.show(null);
    expect(drawn()).toBe('left, beside');
    vi.advanceTimersByTime(900);
    expect(drawn()).toBe('right');
  });

  it('lies over the days of a narrow window, also by keys, and makes room when the window is widened', async () => {
    draw(800);
    place.show('friday');
    expect(drawn()).toBe('left');
    place.show('monday');
    expect(drawn()).toBe('right');
    draw(1000);
    await vi.waitFor(() => expect(drawn()).toBe('right, beside'));
  });
});
