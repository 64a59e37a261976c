/**
 * Places of work that the list of cities lacks, because fewer than 15,000 people live there: name, its département, latitude, longitude, people.
 * French prefectures and districts of offices.
 */
export type TownRow = readonly [name: string, subdivision: string, division: string, latitude: number, longitude: number, population: number];

export const FRENCH_SMALL_TOWNS: readonly TownRow[] = [
  ['Foix', '09', '76', 42.965, 1.607, 9_600],
  ['Privas', '07', '84', 44.735, 4.599, 8_500],
  ['Mende', '48', '76', 44.518, 3.501, 12_300],
  ['Guéret', '23', '75', 46.17, 1.872, 12_700],
  ['Tulle', '19', '75', 45.267, 1.771, 14_700],
  ['Digne-les-Bains', '04', '93', 44.093, 6.236, 16_300],
  ['Bar-le-Duc', '55', '44', 48.773, 5.158, 14_600],
  ['Vesoul', '70', '27', 47.623, 6.155, 14_900],
  ['Lons-le-Saunier', '39', '27', 46.675, 5.554, 17_200],
  ['Saint-Lô', '50', '28', 49.116, -1.09, 19_300],
  ['Bobigny', '93', '11', 48.908, 2.439, 54_400],
  ['La Défense', '92', '11', 48.892, 2.236, 20_000],
  ['Sophia Antipolis', '06', '93', 43.616, 7.055, 9_000],
  ['Rungis', '94', '11', 48.746, 2.349, 5_700],
  ['Vélizy-Villacoublay', '78', '11', 48.783, 2.187, 22_000],
  ['Roissy-en-France', '95', '11', 49.004, 2.517, 2_900],
  ['Oyonnax', '01', '84', 46.257, 5.655, 22_500],
  ['Chamonix-Mont-Blanc', '74', '84', 45.924, 6.87, 8_600],
  ['Saclay', '91', '11', 48.73, 2.169, 4_100],
];
