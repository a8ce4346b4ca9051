import cds from '@sap/cds';

/** Sets that number their rows together: one person is a row of both (R3.1). */
const numberedWith = { Candidat: ['Candidat', 'Apprenant'], Apprenant: ['Candidat', 'Apprenant'] };

/**
 * What the service gives a new row beyond OData, and CAP leaves to its application: the next number, and the names that
 * are made of other rows. A row that a PUT creates keeps the number of its address.
 * @param {import('@sap/cds').Service} service
 */
export function schoolRules(service) {
  const row = (set, id) => cds.ql.SELECT.one.from(`GraphV1.${set}`).where({ Id: id });

  const nextId = async (set) => {
    const last = await Promise.all(
      (numberedWith[set] ?? [set]).map((each) =>
        cds.ql.SELECT.one.from(`GraphV1.${each}`).columns('Id').orderBy('Id desc'),
      ),
    );
    return Math.max(...last.map((each) => Number(each?.Id ?? 0))) + 1;
  };

  const made = {
    Candidat: ({ Id }) => ({ Numero: `C${String(Id).padStart(5, '0')}`, Code: `C${String(Id).padStart(5, '0')}` }),
    async Dossier({ CandidatId, SessionRecrutementId }) {
      const applicant = await row('Candidat', CandidatId);
      const path = await row('SessionRecrutement', SessionRecrutementId);
      return { Nom: `${applicant?.Nom} ${applicant?.Prenoms} - ${path?.Nom}`, Code: applicant?.Numero };
    },
  };

  service.before('CREATE', async ({ data, target }) => {
    if (!target.keys.Id || Number(data.Id ?? 0) !== 0) return;
    const set = target.name.split('.').at(-1);
    data.Id = await nextId(set);
    Object.assign(data, await made[set]?.(data));
  });
}
