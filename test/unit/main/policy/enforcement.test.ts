import { describe, expect, test, vi } from 'vitest';
import { routesOf } from '#main/api/http/routes.ts';
import { wordsFor } from '#main/app/words.ts';
import { refuseExport } from '#main/policy/exports.ts';
import { fixedRoutes, proxyConfig } from '#main/policy/fixedRoutes.ts';
import { shownNotice } from '#main/policy/shownNotice.ts';
import { startWith } from '#main/policy/startWith.ts';
import { writeFile } from '#sync/outboxFile.ts';

describe('S14 S9 what Carnet starts with', () => {
  const given = { service: 'https://autre.example', practice: true, lockAfter: 15 };
  test('the policy is stronger than the command line', () => {
    expect(startWith(given, {})).toEqual(given);
    expect(
      startWith(given, { serviceAddress: 'https://ecole.example/GraphV1/', practice: false, lockMinutes: 2 }),
    ).toEqual({ service: 'https://ecole.example', practice: false, lockAfter: 2 });
    expect(startWith(given, { serviceAddress: 'none' }).service).toBeNull();
  });
});

describe('S14 files', () => {
  test.each([
    ['Dossiers.csv', { exportLists: false }],
    ['Dossiers.xlsx', { exportLists: false }],
    ['Semaine 47.PDF', { exportPaper: false }],
    ['Agenda.ics', { exportCalendar: false }],
  ])('%s is refused', (name, policy) => {
    expect(() => refuseExport(name, policy)).toThrow('policy');
    expect(() => refuseExport(name, { exportLists: true, exportPaper: true, exportCalendar: true })).not.toThrow();
    expect(() => refuseExport(name, {})).not.toThrow();
  });
  const closed = { exportLists: false, exportPaper: false, exportCalendar: false };
  const outbox = writeFile({ baseUrl: 'https://ecole.example', user: 'claire' }, [], 1);

  test('I2 changes that wait, in the form that Carnet gives them, are never refused', () => {
    expect(() => refuseExport('Modifications.json', closed, outbox)).not.toThrow();
  });

  test.each([
    ['Bilan.txt', 'Candidats du jour\nBENSAÏD Inès\t14:00\n'],
    ['Bilan.txt', outbox],
    ['Dossiers.json', '[{"Nom":"BENSAÏD"}]'],
    ['Dossiers.json', 'Nom;BENSAÏD'],
    ['Dossiers.json', '{"format":"liste","version":1}'],
  ])('where lists are forbidden, one called %s is refused: %j', (name, text) => {
    expect(() => refuseExport(name, { exportLists: false }, text)).toThrow('policy');
    expect(() => refuseExport(name, { exportPaper: false }, text)).not.toThrow();
  });
});

describe('S14 E4 the proxy', () => {
  const service = 'https://ecole.example/GraphV1';
  const system = vi.fn(async () => 'PROXY systeme:3128');

  test.each([
    ['direct', 'DIRECT'],
    ['http://proxy.ecole.fr:8080', 'PROXY proxy.ecole.fr:8080'],
    ['https://proxy.ecole.fr', 'HTTPS proxy.ecole.fr'],
    ['socks5://10.0.0.1:1080/', 'SOCKS5 10.0.0.1:1080'],
  ])('%s leads by %s, and the system is not asked', async (proxy, answer) => {
    system.mockClear();
    expect(await fixedRoutes(proxy, system)(service)).toBe(answer);
    expect(routesOf(answer)).toHaveLength(1);
    expect(system).not.toHaveBeenCalled();
  });

  test('none: nothing is sent, and why is said; this machine stays in reach', async () => {
    await expect(fixedRoutes('none', system)(service)).rejects.toMatchObject({ failure: { kind: 'policy' } });
    expect(await fixedRoutes('none', system)('http://127.0.0.1:4000/')).toBe('DIRECT');
    expect(await fixedRoutes('http://proxy:1', system)('http://127.0.0.1:4000/')).toBe('DIRECT');
  });

  test('a script is asked by Chromium; where it cannot be had, nothing goes directly', async () => {
    const script = 'pac+https://wpad.ecole.fr/proxy.pac';
    expect(proxyConfig(script)).toEqual({ mode: 'pac_script', pacScript: 'https://wpad.ecole.fr/proxy.pac' });
    expect(await fixedRoutes(script, system)(service)).toBe('PROXY systeme:3128');
    const unreachable = fixedRoutes(script, async () => '');
    await expect(unreachable(service)).rejects.toMatchObject({ failure: { kind: 'proxyRefused' } });
  });

  test.each([
    ['http://proxy:8080', { mode: 'fixed_servers', proxyRules: 'http://proxy:8080' }],
    ['direct', { mode: 'direct' }],
    ['system', null],
    ['none', null],
    [undefined, null],
  ])('%s is set for the updates too', (proxy, config) => {
    expect(proxyConfig(proxy)).toEqual(config);
  });

  test('system, or nothing fixed: as the system says', async () => {
    expect(await fixedRoutes('system', system)(service)).toBe('PROXY systeme:3128');
    expect(await fixedRoutes(undefined, system)(service)).toBe('PROXY systeme:3128');
  });
});

test('S14 a notification without names shows neither body nor title of the page', () => {
  const notice = { title: 'BENSAÏD Inès à 14:00', body: 'BENSAÏD Inès · Alternance', link: null };
  expect(shownNotice(notice, wordsFor('fr'), false)).toEqual({ title: notice.title, body: notice.body });
  expect(JSON.stringify(shownNotice(notice, wordsFor('fr'), true))).not.toMatch(/BENSAÏD|14:00|Alternance/u);
});
