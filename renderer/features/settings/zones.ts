interface ZoneOption {
  readonly id: string;
  readonly label: string;
}

/** Every zone but the school's, from west to east. `now` in epoch ms: an offset is of a moment. */
export function zonesToOffer(school: string, now: number): readonly ZoneOption[] {
  return Intl.supportedValuesOf('timeZone')
    .filter((id) => id !== school)
    .map((id) => ({ id, offset: offsetOf(id, now) }))
    .sort((a, b) => a.offset.minutes - b.offset.minutes || a.id.localeCompare(b.id))
    .map(({ id, offset }) => ({ id, label: `${id.replaceAll('_', ' ')} (${offset.name})` }));
}

function offsetOf(zone: string, now: number): { readonly name: string; readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/u.exec(name) ?? [];
  return { name, minutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) };
}
