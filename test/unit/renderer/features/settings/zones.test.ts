import { expect, test } from 'vitest';
import { zonesToOffer } from '#features/settings/TimePart.tsx';

test('zones are offered from west to east with their offset of the day, the school’s own left out', () => {
  const offered = (day: string) => zonesToOffer('Europe/Paris', Date.parse(day));
  const winter = offered('2026-11-19T12:00:00Z');
  expect(winter.some(({ id }) => id === 'Europe/Paris')).toBe(false);
  const label = (id: string, among = winter) => among.find((zone) => zone.id === id)?.label;
  expect([label('America/Martinique'), label('Asia/Kolkata') ?? label('Asia/Calcutta'), label('Asia/Tokyo')]).toEqual([
    'America/Martinique (UTC-04:00)',
    expect.stringMatching(/^Asia\/(?:Kolkata|Calcutta) \(UTC\+05:30\)$/u),
    'Asia/Tokyo (UTC+09:00)',
  ]);
  const at = (id: string): number => winter.findIndex((zone) => zone.id === id);
  expect(at('America/Martinique')).toBeLessThan(at('Europe/London'));
  expect(at('Europe/London')).toBeLessThan(at('Asia/Tokyo'));
  expect(label('Europe/London', offered('2026-07-01T12:00:00Z'))).toBe('Europe/London (UTC+01:00)');
});
