import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';

const lexicon = createLexicon();

describe('readDegree', () => {
  it.each([
    ['CAP Cuisine', 'cap', 3],
    ['Baccalauréat', 'baccalaureate', 4],
    ['BTS SIO', 'bts', 5],
    ['Associate degree', 'associate', 5],
    ['licence pro', 'licence-pro', 6],
    ['Bachelor of Arts (B.A.), Economics', 'bachelor', 6],
    ['Master of Science in Physics', 'master', 7],
    ['Bac+5', 'master', 7],
    ['M1', 'master-1', 7],
    ['Diplôme d’ingénieur', 'engineer', 7],
    ['Executive MBA', 'mba', 7],
    ['Ph.D.', 'phd', 8],
    ['Doctorat', 'phd', 8],
  ])('reads %j', (text, family, level) => {
    expect(lexicon.readDegree(text)).toMatchObject({ family, level });
  });

  it('does not take a subject for a degree', () => {
    expect(lexicon.readDegree('Marketing')).toBeNull();
  });
});

describe('readSchool', () => {
  it('gives every name of a school the same answer', () => {
    const names = ['HEC', 'hec paris', 'Ecole des hautes etudes commerciales'].map(
      (name) => lexicon.readSchool(name)?.name,
    );
    expect(new Set(names)).toEqual(new Set(['HEC Paris']));
  });

  it('does not recognise a school by a single letter', () => {
    expect(lexicon.readSchool('X')).toBeNull();
  });
});

describe('readSkill', () => {
  it.each([
    ['k8s', 'kubernetes'],
    ['React.js', 'react'],
    ['Postgres', 'postgresql'],
    ['C#', 'c-sharp'],
    ['.NET', 'dot-net'],
    ['ML', 'machine-learning'],
    ['méthodes agiles', 'agile-methodologies'],
    ['gestion de projets', 'project-management'],
    ['comptabilité', 'accounting'],
  ])('%j is %s', (text, id) => {
    expect(lexicon.readSkill(text)?.id).toBe(id);
  });

  it('puts the folded name first', () => {
    const skill = lexicon.readSkill('k8s');
    expect(skill?.forms[0]).toBe(lexicon.fold(skill?.name ?? ''));
  });
});

describe('readLanguage', () => {
  it.each([
    ['Deutsch', 'de'],
    ['anglais', 'en'],
    ['fr-FR', 'fr'],
    ['zh', 'zh'],
    ['Mandarin', 'zh'],
    ['klingon', undefined],
  ])('%j is %s', (text, code) => {
    expect(lexicon.readLanguage(text)?.code).toBe(code);
  });

  it.each([
    ['native_or_bilingual', 5],
    ['Langue maternelle', 5],
    ['full_professional', 4],
    ['courant', 4],
    ['fluent', 4],
    ['C1', 4],
    ['professional_working', 3],
    ['B2', 3],
    ['limited_working', 2],
    ['elementary', 1],
    ['notions', 1],
    ['hmm', null],
  ])('level %j is %s', (text, level) => {
    expect(lexicon.readLanguageLevel(text)).toBe(level);
  });
});

describe('readIndustry and readFunction', () => {
  it('read both languages', () => {
    expect(lexicon.readIndustry('Banque')?.id).toBe('banking');
    expect(lexicon.readIndustry('hospital & health care')?.id).toBe('healthcare');
    expect(lexicon.readFunction('RH')?.id).toBe('human-resources');
    expect(lexicon.readFunction('sales')?.id).toBe('sales');
    expect(lexicon.readFunction('nothing')).toBeNull();
  });
});

describe('readField', () => {
  it.each([
    ['Computer Science', 'informatique'],
    ['Statistics', 'Statistiques'],
    ['Software Engineering', 'Génie logiciel'],
    ['Industrial Engineering', 'Génie industriel'],
    ['Civil Engineering', 'génie civil'],
    ['Accounting', 'Comptabilité'],
    ['Law', 'Droit'],
    ['Economics', 'Économie'],
    ['Human Resources', 'Ressources humaines'],
    ['Management', 'Gestion'],
    ['Data Science', 'Science des données'],
    ['Physics', 'physique'],
  ])('reads %j and %j as one field', (english, french) => {
    expect(lexicon.readField(english)?.id).toMatch(/^[a-z]/);
    expect(lexicon.readField(french)?.id).toBe(lexicon.readField(english)?.id);
  });

  it('keeps a narrower field apart from the wider one', () => {
    expect(lexicon.readField('Business Law')).toBeNull();
    expect(lexicon.readField('Data Science')?.id).not.toBe(
      lexicon.readField('Computer Science')?.id,
    );
  });

  it.each([
    ['Business Law', ['law']],
    ['Droit des affaires', ['law']],
    ['Corporate Finance', ['finance']],
    ['Marketing digital', ['marketing']],
    ['Informatique de gestion', ['computer-science']],
    ['Audit et comptabilité', ['audit', 'accounting']],
    ['Computer Science & Mathematics', ['computer-science', 'mathematics']],
    ['Gestion des ressources humaines', ['human-resources']],
    ['Contrôle de gestion', ['management-control']],
    ['Underwater basket weaving', []],
  ])('finds the fields of %j', (text, ids) => {
    expect(lexicon.readFields(text).map(({ id }) => id)).toEqual(ids);
  });
});

describe('particular degrees', () => {
  it('are distinguished at the same level', () => {
    expect(lexicon.readDegree('BTS')).toMatchObject({ family: 'bts', level: 5 });
    expect(lexicon.readDegree('Higher National Diploma')).toMatchObject({
      family: 'hnd',
      level: 5,
    });
  });
});
