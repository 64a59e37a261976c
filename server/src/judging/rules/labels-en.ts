import type { CompanyKind } from '../../lexicon/types.ts';

/** What levels, kinds of companies and times of a job are called in English. */

export const LEVELS = ['basic', 'intermediate', 'professional', 'fluent', 'native or bilingual'];

export const PROFICIENCIES: Record<string, string> = {
  elementary: 'elementary',
  limited_working: 'limited working proficiency',
  professional_working: 'professional working proficiency',
  full_professional: 'full professional proficiency',
  native_or_bilingual: 'native or bilingual',
};

export const SENIORITY: Record<string, string> = {
  intern: 'intern',
  junior: 'junior',
  mid: 'mid-level',
  senior: 'senior',
  lead: 'lead',
  manager: 'manager',
  director: 'director',
  vp: 'vice president',
  c_level: 'executive (C-level)',
  owner: 'founder or owner',
};

export const KIND: Record<CompanyKind, { one: string; many: string }> = {
  it_services: { one: 'an IT services company', many: 'IT services companies' },
  consulting: { one: 'a consulting firm', many: 'consulting firms' },
  agency: { one: 'an agency', many: 'agencies' },
  startup: { one: 'a start-up', many: 'start-ups' },
  scale_up: { one: 'a scale-up', many: 'scale-ups' },
  sme: { one: 'a small or medium-sized company', many: 'small or medium-sized companies' },
  large: { one: 'a large company', many: 'large companies' },
  accounting: { one: 'an accounting firm', many: 'accounting firms' },
  law_firm: { one: 'a law firm', many: 'law firms' },
  in_house: { one: 'an in-house team', many: 'in-house teams' },
  public: { one: 'a public-sector employer', many: 'public-sector employers' },
  self: { one: 'self-employment', many: 'self-employment' },
};

export const SELF_EMPLOYED = {
  current: 'Currently self-employed',
  past: 'Formerly self-employed',
  ever: 'Has been self-employed',
};

export const ROLE = { current: 'Current role:', past: 'Former role:', ever: 'Role held:' };

export const AT = { current: 'Currently at', past: 'Formerly at', ever: 'Has worked at' };

export const EMPLOYER = {
  current: 'Current employer',
  past: 'Former employer',
  ever: 'Any employer',
};
