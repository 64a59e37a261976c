import type { CompanyKind } from '../../lexicon/types.ts';

/** What levels, kinds of companies and times of a job are called in French. */

export const LEVELS = [
  'notions',
  'intermédiaire',
  'professionnel',
  'courant',
  'langue maternelle ou bilingue',
];

export const PROFICIENCIES: Record<string, string> = {
  elementary: 'notions',
  limited_working: 'niveau professionnel limité',
  professional_working: 'niveau professionnel',
  full_professional: 'niveau professionnel avancé',
  native_or_bilingual: 'langue maternelle ou bilingue',
};

export const SENIORITY: Record<string, string> = {
  intern: 'stagiaire',
  junior: 'junior',
  mid: 'intermédiaire',
  senior: 'senior',
  lead: 'lead',
  manager: 'manager',
  director: 'direction',
  vp: 'vice-présidence',
  c_level: 'direction générale',
  owner: 'fondateur ou dirigeant',
};

export const KIND: Record<CompanyKind, { one: string; during: string }> = {
  it_services: { one: 'une ESN', during: 'en ESN' },
  consulting: { one: 'un cabinet de conseil', during: 'en cabinet de conseil' },
  agency: { one: 'une agence', during: 'en agence' },
  startup: { one: 'une start-up', during: 'en start-up' },
  scale_up: { one: 'une scale-up', during: 'en scale-up' },
  sme: { one: 'une PME', during: 'en PME' },
  large: { one: 'un grand groupe', during: 'en grand groupe' },
  accounting: { one: 'un cabinet comptable', during: 'en cabinet comptable' },
  law_firm: { one: 'un cabinet d’avocats', during: 'en cabinet d’avocats' },
  in_house: { one: 'un poste en interne, chez l’annonceur ou en entreprise', during: 'en interne' },
  public: { one: 'un employeur du secteur public', during: 'dans le secteur public' },
  self: { one: 'une activité indépendante', during: 'comme indépendant' },
};

export const AT = {
  current: 'Actuellement chez',
  past: 'Auparavant chez',
  ever: 'Expérience chez',
};
export const KIND_WHEN = { current: 'Actuellement', past: 'Auparavant', ever: 'Expérience' };
export const WHEN = { current: 'Poste actuel :', past: 'Ancien poste :', ever: 'Poste occupé :' };
