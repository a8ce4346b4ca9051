import { fold } from '#shared/text/fold.ts';
import type { PersonName } from './school.ts';

const women =
  'Inès Maëlle Aminata Éloïse Nour Léa Sofia Grace Chloé Camille Manon Sarah Jade Louise Alice Lina Zoé Clara Juliette ' +
  'Anaïs Yasmine Fatou Mariam Océane Noémie Romane Agathe Élise Margaux Solène Assia Khadija Thaïs Capucine Maïwenn Ambre';
const men =
  'Yann Clément Paul Hugo Lucas Jules Nathan Adam Mehdi Rayan Enzo Théo Gabriel Louis Raphaël Léo Maxime Antoine Baptiste ' +
  'Ibrahim Mamadou Ousmane Bilal Samy Noah Ewen Titouan Malo Corentin Loïc Rémi Axel Mathéo Valentin Thomas Youssef';
const last =
  'MARTIN BERNARD DUBOIS ROBERT RICHARD PETIT DURAND LEROY SIMON LAURENT LEFEBVRE MICHEL GARCIA DAVID BERTRAND ROUX VINCENT ' +
  'FOURNIER MOREL GIRARD ANDRÉ MERCIER BLANC GUÉRIN BOYER GARNIER CHEVALIER FRANÇOIS LEGRAND GAUTHIER PERRIN ROBIN CLÉMENT ' +
  'MORIN NICOLAS HENRY ROUSSEL MATHIEU GAUTIER MASSON MARCHAND DUVAL DENIS DUMONT MARIE LEMAIRE NOËL MEYER DUFOUR MEUNIER ' +
  'BRUN BLANCHARD GIRAUD JOLY RIVIÈRE LUCAS BRUNET GAILLARD BARBIER ARNAUD MARTINEZ GÉRARD ROCHE RENARD SCHMITT ROY LEROUX ' +
  'COLIN VIDAL CARON PICARD ROGER FABRE AUBERT LEMOINE RENAUD DUMAS LACROIX OLIVIER PHILIPPE BOURGEOIS PIERRE BENOÎT REY ' +
  'LECLERC PAYET ROLLAND LECLERCQ GUILLAUME LECOMTE LOPEZ JEAN DUPUY GUILLOT HUBERT BERGER CARPENTIER SANCHEZ DUPUIS ' +
  'MOULIN LOUIS DESCHAMPS HUET VASSEUR PEREZ BOUCHER FLEURY ROYER KLEIN JACQUET ADAM PARIS POIRIER MARTY AUBRY GUYOT CARRÉ ' +
  'BENSAÏD DIALLO HADDAD TRAORÉ NGUYEN PEREIRA FERRARI KACZMAREK OKOYE ROUSSEAU MARTEL ' +
  'LE_GOFF LE_BRAS D’ALMEIDA DE_OLIVEIRA BEN_AMAR';

const words = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));
export const lastNames: readonly string[] = words(last);
export const firstNames: readonly { readonly first: string; readonly male: boolean }[] = [
  ...words(women).map((first) => ({ first, male: false })),
  ...words(men).map((first) => ({ first, male: true })),
];

/** Applicants that every seed has, in the order of today's interviews in Lyon; `track` is a track's code. */
export const knownApplicants: readonly (PersonName & { readonly track: string })[] = [
  { last: 'CHEVALIER', first: 'Maëlle', male: false, track: 'MCO' },
  { last: 'LE GOFF', first: 'Yann', male: true, track: 'SIO' },
  { last: 'BENSAÏD', first: 'Inès', male: false, track: 'COM' },
  { last: 'DIALLO', first: 'Aminata', male: false, track: 'MCO' },
  { last: 'ROUSSEAU', first: 'Clément', male: true, track: 'MKT' },
  { last: 'KACZMAREK', first: 'Paul', male: true, track: 'NDRC' },
  { last: 'MARTEL', first: 'Éloïse', male: false, track: 'RH' },
  { last: 'HADDAD', first: 'Nour', male: false, track: 'SIO' },
];

/** `BENSAÏD`, `Inès` give `ines.bensaid`. */
export const loginOf = ({ last, first }: PersonName): string => fold(`${first}.${last}`).replaceAll(/[^a-z.]+/gu, '-');
