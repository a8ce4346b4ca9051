import { expect } from 'vitest';
import type { GivenIds } from '#main/api/probe/knownIds.ts';
import { campuses, programmeId, shareName } from '#main/tools/practice/sample/school.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import type { Standing } from '#shared/ipc/compatibility.ts';
import { isServed } from './deployment.ts';
import { agreementId, firstTrack, learnerId, lyon } from './made.ts';
import type { OpenSetup } from './setup.ts';

/** Ids of the sample, which cannot all be found where lists are not served. */
const knownIds: GivenIds = {
  Apprenant: learnerId,
  Candidat: '2001',
  Convention: agreementId,
  Parcours: String(programmeId(lyon, firstTrack)),
  Planification: '40001',
  User: '1',
};

/** S11: a correct password is online, a wrong one is reported. */
export async function knowsItsPassword(open: OpenSetup): Promise<void> {
  await open.within('plain').client.ping();
  const stranger = open.stranger();
  await expect(stranger.ping()).rejects.toMatchObject({ failure: { kind: 'password' } });
  await stranger.close();
}

/** R3.4: what a service answers when it is added: its campuses, its share, and the assumed endpoints that it offers. */
export async function probes(open: OpenSetup): Promise<void> {
  const { client, differences } = open.within('plain');
  const probe = await client.probe();
  const named = isServed('EntiteJuridique.list', differences);
  // Without a list of them, campuses are known from where the agents are, and have no name.
  expect(new Set(probe.campuses)).toEqual(
    new Set(campuses.map(({ id, name }) => ({ id: String(id), name: named ? name : `Campus ${id}` }))),
  );
  expect(probe.shareName).toBe(shareName);
  const served = endpointNames
    .filter((name) => endpoint(name).assumed && contextOf(name) === 'plain')
    // A single event is requested by an id of the list: without the list it is not relied on.
    .map((name) => ({
      endpoint: name,
      served:
        isServed(name, differences) && (name !== 'Planification.one' || isServed('Planification.list', differences)),
    }));
  expect(probe.assumed).toEqual(served);
}

/** R3.4 R5.5: the compatibility report: every endpoint that reads was called, and nothing was written. */
export async function isCompatible(open: OpenSetup): Promise<void> {
  const { client, differences, sent } = open.within('plain');
  const before = sent.length;
  const report = await client.compatibility(knownIds);
  expect(sent.slice(before).filter(({ verb }) => verb !== 'GET')).toEqual([]);
  const lenient = (standing: Standing): Standing => (standing === 'differs' ? 'works' : standing);
  expect(report.endpoints.map(({ endpoint: name, standing }) => [name, lenient(standing)])).toEqual(
    report.endpoints.map(({ endpoint: name }) => [name, isServed(name, differences) ? 'works' : 'absent']),
  );
  expect(report.metadata.standing === 'absent').toBe(differences.metadata === 'no');
  expect(report.endpoints.length).toBeGreaterThan(40);
}
