import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';

const lexicon = createLexicon();
const found = (text: string) =>
  lexicon.scan(text).map(({ kind, name, quote }) => `${kind}:${name}=${quote}`);
const placesIn = (text: string) =>
  lexicon
    .scan(text)
    .filter(({ kind }) => kind === 'place')
    .map(({ quote }) => quote);

describe('scan', () => {
  it('reads an English request', () => {
    expect(
      found(
        'Senior Python developers in Lyon or Paris, with Kubernetes and AWS, fluent in English, master degree from HEC',
      ),
    ).toEqual([
      'seniority:senior=Senior',
      'skill:Python=Python',
      'title:Software Engineer=developers',
      'place:Lyon=Lyon',
      'place:Paris=Paris',
      'skill:Kubernetes=Kubernetes',
      'skill:Amazon Web Services=AWS',
      'language:English=English',
      'degree:Master’s degree=master degree',
      'school:HEC Paris=HEC',
    ]);
  });

  it('reads a French request', () => {
    expect(
      found(
        'Chargées de recrutement bilingues anglais, bac+5, secteur automobile, en région lyonnaise',
      ),
    ).toEqual([
      'title:Recruiter=Chargées de recrutement',
      'language:English=anglais',
      'degree:Master’s degree=bac+5',
      'industry:Automotive=automobile',
      'place:Greater Lyon=région lyonnaise',
    ]);
  });

  it('joins a place to the wider place beside it', () => {
    expect(placesIn('data engineer near Paris, Texas or Cambridge, MA')).toEqual([
      'Paris, Texas',
      'Cambridge, MA',
    ]);
    expect(placesIn('in London, Paris or Berlin')).toEqual(['London', 'Paris', 'Berlin']);
  });

  it('means the likeliest place of a name, or the one that fits beside it', () => {
    expect(found('in New York')).toEqual(['place:New York City=New York']);
    expect(lexicon.scan('nurses in Georgia, USA').at(-1)).toMatchObject({
      id: 'state:us-ga',
      quote: 'Georgia, USA',
    });
  });

  it('finds big cities in small letters after a preposition', () => {
    expect(placesIn('comptable unique à lille')).toEqual(['lille']);
  });

  it('reads everyday words as places only where they must be', () => {
    expect(placesIn('Vendeur à Nice')).toEqual(['Nice']);
    expect(placesIn('Of all the nice people, Nancy reads about Turkey and Tours')).toEqual([]);
    expect(
      placesIn('Fan du Paris St-Germain, ancien du Boston Consulting Group et du New York Times'),
    ).toEqual([]);
  });

  it('reads everyday words as schools only beside a word of study', () => {
    expect(found('Diplômé de Centrale')).toContain('school:CentraleSupélec=Centrale');
    expect(found('ingénieur Mines ou Ponts').filter((one) => one.startsWith('school'))).toEqual([
      'school:Mines Paris=Mines',
      'school:École des Ponts ParisTech=Ponts',
    ]);
    expect(found('Arts et Métiers')).toEqual(['school:Arts et Métiers=Arts et Métiers']);
    for (const text of [
      'Centrale nucléaire',
      'acheteur en centrale d’achat',
      'géologue dans les Mines',
      'Ponts et ouvrages',
    ]) {
      expect(found(text).filter((one) => one.startsWith('school'))).toEqual([]);
    }
  });

  it('reads dev as a developer, but not before a word that makes it development', () => {
    expect(found('python dev')).toEqual(['skill:Python=python', 'title:Software Engineer=dev']);
    expect(found('dev back')).toEqual(['title:Backend Developer=dev back']);
    expect(found('dev team').filter((one) => one.startsWith('title'))).toEqual([]);
    expect(lexicon.readTitle('Python dev').family).toBe('software-engineer');
  });

  it('reads a security clearance as one thing, and SAP as software', () => {
    expect(found('engineer with security clearance').at(-1)).toBe(
      'skill:Security Clearance=security clearance',
    );
    expect(found('SAP FI/CO')).toEqual(['skill:SAP FI/CO=SAP FI/CO']);
    expect(found('SAP project in Lyon').filter((one) => one.startsWith('place'))).toEqual([
      'place:Lyon=Lyon',
    ]);
  });

  it('finds French départements and prefectures, also those named as everyday words', () => {
    expect(
      placesIn('Comptable dans le Nord ou en Loire-Atlantique, à Annecy ou Mont-de-Marsan'),
    ).toEqual(['Nord', 'Loire-Atlantique', 'Annecy', 'Mont-de-Marsan']);
    expect(placesIn('développeur dans le rhône')).toEqual(['rhône']);
    expect(
      placesIn('Manche de pelle, lot de vin, Gap analysis, Côtes du Rhône, Nord de Paris'),
    ).toEqual(['Paris']);
  });

  it('never reads short words as language codes, states or technologies', () => {
    expect(
      found(
        'an offer is in or as me, we excel and go to rest, so hi to all; je recherche une formation',
      ),
    ).toEqual([]);
  });

  it('finds one-letter technologies by their capitals, and not in R&D or Series C', () => {
    expect(found('R, C and Go')).toEqual(['skill:R=R', 'skill:C=C', 'skill:Go=Go']);
    expect(found('R&D at a Series C')).toEqual([]);
  });

  it('quotes exactly the text at its offsets, in order and without overlap', () => {
    const words = fc.constantFrom(
      'Senior',
      'développeuse',
      'Java,',
      'à',
      'Lyon',
      'Paris,',
      'Texas',
      'in',
      'the',
      'US',
      'C++',
      'node.js',
      'bac+5',
      'HEC',
      'anglais',
      'Head of',
      'Sales',
      '·',
      '🙂',
      'e\u0301cole',
      'Nice',
      'MBA.',
      '(Go)',
    );
    const text = fc.oneof(
      fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
    );
    fc.assert(
      fc.property(text, (sample) => {
        let end = 0;
        for (const mention of lexicon.scan(sample)) {
          expect(mention.quote).toBe(sample.slice(mention.start, mention.end));
          expect(mention.start).toBeGreaterThanOrEqual(end);
          end = mention.end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('with folding finds what scanning and folding find separately', () => {
    const word = fc.constantFrom(
      'Développeur·se',
      'directeur/trice',
      'ingénieur(e)',
      'C++,',
      'Node.js',
      'Lyon',
      'R&D',
      '.NET',
      '|',
      'l’équipe',
      'Ph.D.',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .tuple(fc.array(word, { maxLength: 12 }), fc.constantFrom(' ', '\n', ''))
        .map(([words, gap]) => words.join(gap)),
    );
    fc.assert(
      fc.property(text, (sample) => {
        expect(lexicon.scanAndFold(sample)).toEqual({
          mentions: lexicon.scan(sample),
          folded: lexicon.fold(sample),
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('guessLanguage', () => {
  it.each([
    ['I am looking for a data scientist', 'en'],
    ['Je cherche un data scientist', 'fr'],
    ['data scientist', null],
  ] as const)('%j is %s', (text, language) => {
    expect(lexicon.guessLanguage(text)).toBe(language);
  });
});
