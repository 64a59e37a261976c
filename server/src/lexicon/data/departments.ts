import type { RegionRow } from './regions.ts';

/**
 * The départements of mainland France and Corsica by number, as used in the city list. The ISO list
 * has the overseas ones as countries.
 */
const NAMES =
  '01 Ain,02 Aisne,03 Allier,04 Alpes-de-Haute-Provence,05 Hautes-Alpes,06 Alpes-Maritimes,07 Ardèche,08 Ardennes,09 Ariège,10 Aube,11 Aude,12 Aveyron,' +
  '13 Bouches-du-Rhône,14 Calvados,15 Cantal,16 Charente,17 Charente-Maritime,18 Cher,19 Corrèze,2A Corse-du-Sud,2B Haute-Corse,21 Côte-d’Or,' +
  '22 Côtes-d’Armor,23 Creuse,24 Dordogne,25 Doubs,26 Drôme,27 Eure,28 Eure-et-Loir,29 Finistère,30 Gard,31 Haute-Garonne,32 Gers,33 Gironde,34 Hérault,' +
  '35 Ille-et-Vilaine,36 Indre,37 Indre-et-Loire,38 Isère,39 Jura,40 Landes,41 Loir-et-Cher,42 Loire,43 Haute-Loire,44 Loire-Atlantique,45 Loiret,46 Lot,' +
  '47 Lot-et-Garonne,48 Lozère,49 Maine-et-Loire,50 Manche,51 Marne,52 Haute-Marne,53 Mayenne,54 Meurthe-et-Moselle,55 Meuse,56 Morbihan,57 Moselle,' +
  '58 Nièvre,59 Nord,60 Oise,61 Orne,62 Pas-de-Calais,63 Puy-de-Dôme,64 Pyrénées-Atlantiques,65 Hautes-Pyrénées,66 Pyrénées-Orientales,67 Bas-Rhin,' +
  '68 Haut-Rhin,69 Rhône,70 Haute-Saône,71 Saône-et-Loire,72 Sarthe,73 Savoie,74 Haute-Savoie,76 Seine-Maritime,77 Seine-et-Marne,78 Yvelines,' +
  '79 Deux-Sèvres,80 Somme,81 Tarn,82 Tarn-et-Garonne,83 Var,84 Vaucluse,85 Vendée,87 Haute-Vienne,88 Vosges,89 Yonne,' +
  '90 Territoire de Belfort,91 Essonne,92 Hauts-de-Seine,93 Seine-Saint-Denis,94 Val-de-Marne,95 Val-d’Oise';

/** Usual short names and article forms. */
const OTHER_NAMES: Record<string, string> = {
  '59': 'département du Nord',
  '62': 'Pas de Calais',
  '77': 'Seine et Marne',
  '92': '92 Hauts de Seine',
  '93': '93 Seine Saint Denis',
};

const row = (number: string, name: string, otherNames: string): RegionRow => ({
  id: `fr-${number.toLowerCase()}`,
  name,
  otherNames,
  country: 'FR',
  members: `FR-${number}`,
});

export const DEPARTMENTS: readonly RegionRow[] = [
  ...NAMES.split(',').map((entry) =>
    row(entry.slice(0, 2), entry.slice(3), OTHER_NAMES[entry.slice(0, 2)] ?? ''),
  ),
  // Without a prefix, these two names are cities first.
  row('75', 'Département de Paris', 'Paris 75'),
  row('86', 'Département de la Vienne', 'Vienne 86, la Vienne'),
];

/** Names that are also everyday words, rivers or something else: see `EVERYDAY_NAMES`. */
export const EVERYDAY_DEPARTMENTS =
  'ain allier aube aude cher creuse drome eure gard gers indre jura landes loire lot manche marne mayenne meuse moselle nord oise orne somme tarn var calvados cantal ardennes';
