import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import type { InterpretedFilter } from '../filter.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

function read(prompt: string, language: 'en' | 'fr' = 'en') {
  return interpretPrompt(prompt, lexicon, language);
}

function shown({ filterType, value, isRequired, isExcluded }: InterpretedFilter): string {
  const sign = isExcluded ? '-' : isRequired ? '' : '?';
  return `${sign}${filterType}=${Array.isArray(value) ? value.join('|') : JSON.stringify(value).replaceAll('"', '')}`;
}

function filtersOf(prompt: string): string[] {
  return read(prompt).filters.map(shown);
}

const EMPLOYERS = ['Airbus', 'Danone', 'Brightwell', 'Maison Kerlec', 'H&M'];

const DENIALS = [
  (name: string) => `Buyer in Lyon, not from ${name}`,
  (name: string) => `Buyer in Lyon, nobody from ${name} please`,
  (name: string) => `Buyer in Lyon, no companies like ${name}`,
  (name: string) => `Buyer in Lyon. We can't hire from ${name}.`,
  (name: string) => `Buyer in Lyon. Do not approach people from ${name}.`,
  (name: string) => `Buyer in Lyon. People who work at ${name} are off limits.`,
  (name: string) => `Buyer in Lyon. Candidates now working for ${name} should be excluded.`,
  (name: string) => `Buyer in Lyon, never worked at ${name}`,
  (name: string) => `Buyer in Lyon. They have seen everybody at ${name}, so not them.`,
  (name: string) => `Buyer in Lyon. ${name} staff are off limits.`,
  (name: string) => `Acheteur à Lyon, surtout personne de chez ${name}`,
  (name: string) => `Acheteur à Lyon, sauf ceux de ${name}`,
  (name: string) => `Acheteur à Lyon. Ne pas approcher les gens de ${name}.`,
  (name: string) => `Acheteur à Lyon. Ils excluent les personnes qui sont chez ${name}.`,
  (name: string) => `Acheteur à Lyon, pas de gens de chez ${name}`,
  (name: string) => `Acheteur à Lyon, hors ${name}`,
];

test('a denied employer is never required', () => {
  for (const deny of DENIALS)
    for (const name of EMPLOYERS) {
      const wrong = read(deny(name)).filters.filter(
        ({ filterType, isRequired, isExcluded, value }) =>
          filterType.includes('COMPANY') &&
          isRequired &&
          !isExcluded &&
          String(value).includes(name),
      );
      expect(wrong, deny(name)).toEqual([]);
    }
});

const ASKED = ['Java', 'React', 'German', 'HACCP', 'SAP', 'a degree', 'Photoshop'];
const WAIVERS = [
  (what: string) => `Developer in Cork. ${what} is not required.`,
  (what: string) => `Developer in Cork, no ${what}`,
  (what: string) => `Developer in Cork. ${what}? No.`,
  (what: string) => `Developer in Cork, without ${what}`,
  (what: string) => `Developer in Cork. No need for ${what}.`,
  (what: string) => `Développeur à Lille. ${what} n'est pas exigé.`,
  (what: string) => `Développeur à Lille, pas besoin de ${what}`,
  (what: string) => `Développeur à Lille, sans ${what}`,
];

test('negating any asked value never leaves it required', () => {
  for (const waive of WAIVERS)
    for (const what of ASKED) {
      const required = read(waive(what)).filters.filter(
        ({ filterType, isRequired, isExcluded }) =>
          isRequired && !isExcluded && !['JOB_TITLE', 'LOCATION'].includes(filterType),
      );
      expect(required.map(shown), waive(what)).toEqual([]);
    }
});

const TOLD = [
  'Our founders met at Google in Zurich and speak Japanese.',
  'We are a family company of 80 people, founded in 1962, and we make pumps for Siemens.',
  'Halden is the payroll platform for nurses; it runs on Java and Kafka.',
  'Our head chef trained in Lyon and Copenhagen.',
  'Nous sommes une PME de 60 salariés née à Niort, spécialisée dans le droit social.',
  'Notre groupe, ancien de chez Renault, est installé à Munich.',
];
const AROUND = ['Best regards, Amara Paris', 'Cordialement, Atelier Perrin', 'Cheers, Col'];

test('what an advert states about the company gives no filter', () => {
  for (const about of TOLD) {
    const advert = `Quantity Surveyor - Cardiff\nAbout us: ${about}\nYou have: five years of experience; good Excel.\nWe offer: 50,000 a year and a pension.`;
    const start = advert.indexOf(about);
    const inside = read(advert).filters.filter(
      ({ span }) => span.start < start + about.length && span.end > start,
    );
    expect(inside.map(shown), about).toEqual([]);
  }
});

test('a greeting and a signature give no filter', () => {
  for (const signature of AROUND) {
    const mail = `Dear Florence, we need a surveyor in Cardiff. ${signature}`;
    const outside = read(mail).filters.filter(
      ({ span }) => span.start < 14 || span.end > mail.indexOf(signature),
    );
    expect(outside.map(shown), signature).toEqual([]);
  }
});

describe('an advert', () => {
  const filters = filtersOf(
    'Sous Chef - The Quay, Galway\nOur head chef, Orla, trained in Lyon.\nYou will train two commis, cook fish and keep our HACCP book.\nWe ask for: three years in a kitchen; French. Pastry skills are a bonus.\nJuniors need not apply.',
  );

  test('requires its heading and its demands', () => {
    expect(filters).toContain('JOB_TITLE=Sous Chef');
    expect(filters).toContain('YEARS_OF_EXPERIENCE={min:3}');
  });

  test('wishes for the tools of the work', () => {
    expect(filters).toContain('?CERTIFICATION=HACCP');
    expect(filters.some((one) => one.includes('commis') || one.includes('Lyon'))).toBe(false);
  });

  test('excludes the people whom it rules out', () => {
    expect(filters).toContain('-SENIORITY=junior');
  });
});

test("another person's employer, and colleagues, are not searched", () => {
  const prompt =
    'We need a buyer in Turin who coached juniors. Our director trained at Fiat. She replaces Ada, who joined Danone.';
  expect(filtersOf(prompt)).toEqual(['JOB_TITLE=buyer', 'LOCATION=Turin']);
});

describe('lists', () => {
  test.for([
    ['Data analyst at Monzo, Revolut and Starling', 'CURRENT_COMPANY=Monzo|Revolut|Starling'],
    ['Buyers from Zara, H&M or similar', '?COMPANY=Zara|H&M'],
    ['Product manager, companies like Stripe or Adyen', '?COMPANY=Stripe|Adyen'],
    ['Tourneur à Cluses, commande numérique Fanuc ou Siemens', 'SKILL=Fanuc|Siemens'],
    ['Sales reps who were at Salesforce before', 'PAST_COMPANY=Salesforce'],
    ['Supply planner, SAP APO/IBP', 'SKILL=SAP APO|IBP'],
  ])('"%s" asks for any of them', ([prompt, filter]) => {
    expect(filtersOf(prompt!)).toContain(filter);
  });

  test('"both" asks for each of them', () => {
    const filters = filtersOf('Engineer who has worked at both Google and Meta');
    expect(filters).toEqual(expect.arrayContaining(['COMPANY=Google', 'COMPANY=Meta']));
  });
});

test('what is left out is reported with a reason in both languages', () => {
  const prompt = 'Nurse in Cork. German is not required.';
  const [english] = read(prompt).ignored;
  const [french] = read(prompt, 'fr').ignored;
  expect(english?.reason).toMatch(/not required/);
  expect(french?.reason).toMatch(/pas exigé/);
});
