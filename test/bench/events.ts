import { bucketOf } from '#cache/pages/buckets.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';

/**
 * Planification rows of about 550 bytes, a hundred weeks, in an order unrelated to time (R5.3), each with its bucket,
 * as main hands them over.
 */
export function someEvents(count: number): readonly PulledRow[] {
  return Array.from({ length: count }, (_, index) => {
    const id = String(100_000 + index);
    const week = (index * 7919) % 100;
    const debut = new Date(Date.UTC(2026, 0, 5 + week * 7 + (index % 5), 8 + (index % 9))).toISOString();
    const fin = new Date(Date.parse(debut) + 5_400_000).toISOString();
    const text = rawJson(
      `{"Id":${id},"Nom":"Entretien d’admission ${id}","Code":"EV-${id}","Enseignants":"DURAND Paul; PETIT Ana","ReferenceExterne":null,"EntiteJuridiqueId":1,"TypePlanificationId":${1 + (index % 6)},"CommentaireInterneId":0,"CommentaireExterneId":0,"ProgrammeId":${index % 12},"SequenceId":${index % 40},"Debut":"${debut.replace('.000Z', '+00:00')}","Fin":"${fin.replace('.000Z', '+00:00')}","DateSynchronisation":"2026-11-20T09:12:13.1234567+01:00","ReferenceMultiple":null,"Annule":false,"Realise":false,"Salle":"Bâtiment B, salle 204","Remarque":"${'x'.repeat(90)}"}`,
    );
    return { id, hash: `${id}abcdef0123456789`.slice(0, 16), text, bucket: bucketOf('Planification', text) };
  });
}
