import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { entryYear } from './days.ts';
import { addRow } from './sampleRows.ts';
import { campuses, eventTypes, fileStates, pathId, programmeId, schoolName, shareName, tracks } from './school.ts';

/** Campuses, event types, file states, programmes, admission paths, and the instance that names the share. */
export function addReferences(store: Store, today: string, rootStreamid: string): void {
  addRow(store, 'Instance', {
    Id: 1,
    Nom: schoolName,
    Code: 'SEVIGNE',
    ShareName: shareName,
    RootStreamid: rootStreamid,
  });
  for (const { id, name, code } of campuses) addRow(store, 'EntiteJuridique', { Id: id, Nom: name, Code: code });
  for (const { id, name, code } of Object.values(eventTypes)) {
    addRow(store, 'TypePlanification', { Id: id, Nom: name, Code: code });
  }
  for (const { id, name, code } of Object.values(fileStates)) {
    addRow(store, 'EtatCandidature', { Id: id, Nom: name, Code: code });
  }
  for (const campus of campuses) {
    for (const track of tracks) {
      addRow(store, 'Programme', {
        Id: programmeId(campus, track),
        Nom: track.name,
        Code: `${track.code}-${campus.code}`,
        EntiteJuridiqueId: campus.id,
      });
    }
  }
  const year = entryYear(today);
  for (const entry of [year - 1, year]) addPaths(store, entry);
}

function addPaths(store: Store, year: number): void {
  for (const campus of campuses) {
    for (const track of tracks) {
      addRow(store, 'SessionRecrutement', {
        Id: pathId(campus, track, year),
        Nom: `${track.name}, rentrée ${year}`,
        Code: `${track.code}-${campus.code}-${year}`,
        LibelleExterne: `${track.name} à ${campus.name.replace('Campus ', '')}`,
        CodesPieces: 'CV;LETTRE;IDENTITE;BULLETINS;RELEVE_BAC',
        LibellePeriodeRentree: `Rentrée de septembre ${year}`,
        ProgrammeId: programmeId(campus, track),
        PeriodeRentreeId: year - 2000,
        Debut: atSchool(`${year - 1}-10-01`, '08:00'),
        Fin: atSchool(`${year}-08-31`, '18:00'),
        DebutPeriodeRentree: atSchool(`${year}-09-01`, '08:00'),
        FinPeriodeRentree: atSchool(`${year}-10-15`, '18:00'),
        Payant: true,
        Frais: 80,
      });
    }
  }
}
