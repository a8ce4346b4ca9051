import { firstClash } from '#shared/clash/clash.ts';
import { takenBy } from '#shared/clash/free.ts';
import { needsOf } from '#timeGrid/appearance/needs.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

/**
 * What events would meet, at most one each. `around`: what is there, these or not. `roomCode`: the custom field of a
 * room, or null. `withEachOther`: they may meet each other, given what they did not share.
 */
export function meetingOf(
  changed: readonly ShownEvent[],
  around: readonly ShownEvent[],
  roomCode: string | null,
  withEachOther = false,
) {
  const applicants = changed.flatMap((event) => applicationOf(event) ?? []);
  const ids = new Set(changed.map(({ id }) => id));
  const whose = new Set(applicants.map(({ id }) => id));
  const others = around.filter(({ id, interview }) => !ids.has(id) && !(interview && whose.has(interview.id)));
  const needOf = needsOf(roomCode, applicants);
  const needed = others.map((other) => ({ other, need: needOf(other) }));
  const own = withEachOther ? changed.map((other) => ({ other, need: needOf(other) })) : [];
  const clashes = changed.flatMap((event) => {
    const each = own.filter(({ other }) => other !== event);
    const found = firstClash(needOf(event), [...needed, ...each], ({ need }) => need);
    return found ? [{ ...found, event, other: found.other.other }] : [];
  });
  const needs = needed.map(({ need }) => need);
  return { clashes, taken: takenBy(changed.map(needOf), needs) };
}
