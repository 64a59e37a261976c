import { describe, expect, it } from 'vitest';
import { DEPARTMENTS } from '../data/departments.ts';
import { createLexicon } from '../lexicon.ts';

const lexicon = createLexicon();
const first = (text: string) => lexicon.readPlaces(text)[0];

describe('readPlaces', () => {
  it.each([
    ['Paris', 'city', 'FR'],
    ['Paris, Texas', 'city', 'US'],
    ['Paris TX', 'city', 'US'],
    ['Paris, Île-de-France, France', 'city', 'FR'],
    ['London, Ontario', 'city', 'CA'],
    ['Cambridge, MA', 'city', 'US'],
    ['Cambridge', 'city', 'GB'],
    ['Londres', 'city', 'GB'],
    ['Genève', 'city', 'CH'],
    ['München', 'city', 'DE'],
    ['NYC', 'city', 'US'],
    ['LA', 'city', 'US'],
    ['St-Etienne', 'city', 'FR'],
    ['69002 Lyon', 'city', 'FR'],
    ['Lyon 3e arrondissement', 'city', 'FR'],
    ['Greater Lille Area', 'city', 'FR'],
    ['fr', 'country', 'FR'],
    ['GBR', 'country', 'GB'],
    ['États-Unis', 'country', 'US'],
    ['U.K.', 'country', 'GB'],
    ['Californie', 'state', 'US'],
    ['PACA', 'state', 'FR'],
    ['région parisienne', 'region', 'FR'],
    ['Greater Lyon', 'region', 'FR'],
    ['Bay Area', 'region', 'US'],
    ['DACH', 'region', null],
    ['Loire-Atlantique', 'region', 'FR'],
    ['Rhône', 'region', 'FR'],
    ['Nord', 'region', 'FR'],
    ['Vienne', 'city', 'AT'],
    ['Newcastle', 'city', 'GB'],
    ['Valence', 'city', 'FR'],
    ['Valence, Espagne', 'city', 'ES'],
    ['Saint-Denis de la Réunion', 'city', 'RE'],
    ['Boston in Lincolnshire', 'city', 'GB'],
    ['Grand Est region', 'state', 'FR'],
    ['région Grand Est', 'state', 'FR'],
    ['Megève', 'city', 'FR'],
    ['Thonon', 'city', 'FR'],
    ['Heathrow', 'city', 'GB'],
  ])('reads %j as a %s', (text, kind, countryCode) => {
    expect(first(text)).toMatchObject({ kind, countryCode });
  });

  it('puts the bigger city of a name first and the capital before the state', () => {
    expect(first('Washington')?.name).toBe('Washington, D.C.');
    expect(first('New York')?.kind).toBe('city');
    const sizes = lexicon.readPlaces('Springfield').map((place) => place.population);
    expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
  });

  it('finds nothing in a contradiction or in no place', () => {
    for (const text of ['Lyon, Texas', 'Remote', 'Nulleville', ''])
      expect(lexicon.readPlaces(text)).toEqual([]);
  });

  it('finds each place again by its id', () => {
    for (const text of ['Lyon', 'Texas', 'EMEA', 'France'])
      expect(lexicon.place(first(text)!.id)).toEqual(first(text));
    expect(lexicon.place('city:0')).toBeNull();
  });
});

describe('départements', () => {
  it('hold their cities', () => {
    for (const [city, department] of [
      ['Villeurbanne', 'fr-69'],
      ['Saint-Nazaire', 'fr-44'],
      ['La Roche-sur-Yon', 'fr-85'],
      ['Lille', 'fr-59'],
      ['Ajaccio', 'fr-2a'],
      ['Paris', 'fr-75'],
    ]) {
      expect(
        lexicon.readResidence({ city: city!, state: null, country: 'France' }).regionIds,
      ).toContain(`region:${department}`);
    }
    expect(first('Valence, Drôme')).toMatchObject({ kind: 'city', countryCode: 'FR' });
  });

  it('are countries of their own overseas', () => {
    for (const name of ['Guadeloupe', 'Martinique', 'Guyane', 'La Réunion', 'Mayotte'])
      expect(first(name)?.kind).toBe('country');
  });

  it('are 96 in Europe', () => {
    expect(DEPARTMENTS).toHaveLength(96);
    expect(DEPARTMENTS.filter(({ id }) => lexicon.place(`region:${id}`) === null)).toEqual([]);
  });
});

it('does not read an airport code as a place', () => {
  expect(lexicon.readPlaces('SAP')).toEqual([]);
});

describe('readResidence', () => {
  it('lists the nearest first', () => {
    const residence = lexicon.readResidence({
      city: 'Villeurbanne',
      state: null,
      country: 'France',
    });
    expect(residence).toMatchObject({ stateId: 'state:fr-ara', countryId: 'country:fr' });
    expect(residence.regionIds).toEqual(
      expect.arrayContaining(['region:greater-lyon', 'region:europe', 'region:emea']),
    );
  });

  it('chooses the city of the state and country given', () => {
    expect(lexicon.readResidence({ city: 'Paris', state: 'TX', country: 'US' })).toMatchObject({
      stateId: 'state:us-tx',
      countryId: 'country:us',
    });
    expect(lexicon.readResidence({ city: 'London', state: null, country: 'Canada' })).toMatchObject(
      { stateId: 'state:ca-on' },
    );
  });

  it('keeps the state, region and country of an unknown village', () => {
    expect(
      lexicon.readResidence({ city: 'Petit-Village', state: 'California', country: null }),
    ).toMatchObject({
      cityId: null,
      stateId: 'state:us-ca',
      countryId: 'country:us',
    });
    expect(
      lexicon.readResidence({ city: 'Petit-Village', state: 'Île-de-France', country: 'FR' })
        .regionIds,
    ).toContain('region:ile-de-france');
  });

  it('answers an empty residence', () => {
    expect(lexicon.readResidence({ city: null, state: null, country: null })).toEqual({
      cityId: null,
      stateId: null,
      regionIds: [],
      countryId: null,
    });
  });
});

describe('citiesWithin', () => {
  it('holds the city itself, its neighbours, and no far city', () => {
    const lyon = first('Lyon')!;
    const near = lexicon.citiesWithin(lyon, 15);
    expect(near[0]).toBe(lyon.id);
    expect(near).toContain(first('Villeurbanne')!.id);
    expect(near).not.toContain(first('Grenoble')!.id);
  });

  it('grows with the distance', () => {
    const paris = first('Paris')!;
    const wide = new Set(lexicon.citiesWithin(paris, 40));
    expect(lexicon.citiesWithin(paris, 20).every((id) => wide.has(id))).toBe(true);
  });

  it('is empty around a place without coordinates', () => {
    expect(lexicon.citiesWithin(first('France')!, 100)).toEqual([]);
  });
});
