import type { Identity } from './identity.ts';
import { timestampOf } from './months.ts';
import type { Language, LanguageProficiency, MadeUpPerson } from './person.ts';
import type { CountryCode } from './places.ts';
import type { Random } from './random.ts';
import { inLanguage, type Track } from './tracks/track.ts';

/** What stands at the end of a profile: languages, certifications and interests. */

const INTERESTS =
  'Running|Course à pied, Trail running|Trail, Cycling|Cyclisme, Hiking|Randonnée, Climbing|Escalade, Swimming|Natation, Football|Football, Rugby|Rugby, Tennis|Tennis, Sailing|Voile, Skiing|Ski, Yoga|Yoga, Photography|Photographie, Cooking|Cuisine, Baking|Pâtisserie, Gardening|Jardinage, Reading|Lecture, Science fiction|Science-fiction, Cinema|Cinéma, Theatre|Théâtre, Choir singing|Chorale, Piano|Piano, Guitar|Guitare, Jazz|Jazz, Chess|Échecs, Board games|Jeux de société, Open source|Logiciel libre, Astronomy|Astronomie, Pottery|Poterie, Woodworking|Menuiserie, Beekeeping|Apiculture, Volunteering|Bénévolat, Travel|Voyages, Permaculture|Permaculture, Podcasts|Podcasts, History|Histoire, Drawing|Dessin, Dance|Danse'.split(
    ', ',
  );

export function pickInterests(random: Random, language: Language): string[] {
  if (random.chance(0.2)) return [];
  return random.sample(INTERESTS, random.int(1, 5)).map((entry) => inLanguage(entry, language));
}

const FRENCH = 'French|Français';
const ENGLISH = 'English|Anglais';
const OTHERS = [
  'Spanish|Espagnol',
  'German|Allemand',
  'Italian|Italien',
  'Portuguese|Portugais',
  'Dutch|Néerlandais',
  'Japanese|Japonais',
];

const NATIVE: Record<CountryCode, string> = {
  FR: FRENCH,
  GB: ENGLISH,
  US: ENGLISH,
  CA: ENGLISH,
  DE: 'German|Allemand',
  BE: FRENCH,
  CH: FRENCH,
  IE: ENGLISH,
  ES: 'Spanish|Espagnol',
  NL: 'Dutch|Néerlandais',
};
const REGIONAL_NATIVE: Record<string, string> = {
  Québec: FRENCH,
  Flanders: 'Dutch|Néerlandais',
  Zurich: 'German|Allemand',
  'Basel-Stadt': 'German|Allemand',
};

/**
 * The mother tongue, the language of the profile, English nearly everywhere, and what was learnt at
 * school.
 */
export function pickLanguages(
  random: Random,
  { country, city, culture, language }: Identity,
): MadeUpPerson['languages'] {
  const known = new Map<string, LanguageProficiency | null>();
  const native = REGIONAL_NATIVE[city.state] ?? NATIVE[country.code];
  known.set(native, 'native_or_bilingual');
  if (culture.tongue && random.chance(0.7)) known.set(culture.tongue, 'native_or_bilingual');
  const written = language === 'fr' ? FRENCH : ENGLISH;
  if (!known.has(written))
    known.set(written, random.pick(['full_professional', 'native_or_bilingual']));
  const bilingualPlace = country.code === 'CA' && city.state === 'Québec';
  if (!known.has(ENGLISH) && random.chance(0.85)) {
    known.set(
      ENGLISH,
      bilingualPlace
        ? 'full_professional'
        : random.pick([
            'limited_working',
            'professional_working',
            'professional_working',
            'full_professional',
            'full_professional',
          ]),
    );
  }
  if (!known.has(FRENCH) && random.chance(0.25))
    known.set(FRENCH, random.pick(['elementary', 'limited_working', 'professional_working']));
  for (const other of random.sample(OTHERS, random.int(0, 2))) {
    if (!known.has(other))
      known.set(
        other,
        random.pick(['elementary', 'elementary', 'limited_working', 'professional_working', null]),
      );
  }
  return [...known].map(([name, proficiency]) => ({
    name: inLanguage(name, language),
    proficiency,
  }));
}

/** Bodies whose papers are of use in some countries only; the others are international. */
const NATIONAL_ISSUERS: [RegExp, readonly CountryCode[]][] = [
  [
    /Ministère|INRS|AMF|APAVE|AFPA|CESU|CCIJP|DREAL|Opquast|Projet Voltaire|Qualifelec|^APS$|^CCI$|Institut des actuaires|Ordre national|École/,
    ['FR'],
  ],
  [
    /City & Guilds|CIPD|CIPP|AAT|CIMA|ACCA|ICAEW|NMC|GPhC|Health and Care|Solicitors|Propertymark|CITB|ARB|Architects Registration|Institution of|Skills for Care|NCTJ|RTITB|EAL|Resuscitation|Social Work England|MHFA|Department for|BRE|CILT|CIEH|CIPS|London Institute|Chartered Institute|IFoA/,
    ['GB', 'IE'],
  ],
  [/NCEES|SHRM|American/, ['US']],
];

export function pickCertifications(
  random: Random,
  track: Track,
  { country, careerStart, today }: { country: CountryCode; careerStart: number; today: number },
): MadeUpPerson['certifications'] {
  if (random.chance(0.58)) return [];
  const usable = track.certifications.split(';').filter((entry) => {
    const issuer = entry.split('|')[1]!;
    const national = NATIONAL_ISSUERS.find(([issuers]) => issuers.test(issuer));
    return !national || national[1].includes(country);
  });
  return random.sample(usable, random.chance(0.3) ? 2 : 1).map((entry) => {
    const [name, organizationName] = entry.split('|');
    const start = Math.max(careerStart + 1, today - random.int(2, 84));
    return {
      name: name!,
      organizationName: organizationName!,
      startDate: timestampOf(Math.min(start, today)),
      endDate: random.chance(0.35) ? timestampOf(start + 36) : null,
    };
  });
}
