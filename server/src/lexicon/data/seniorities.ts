/** Seniority levels, lowest first. */
export const SENIORITIES = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'vp',
  'c_level',
  'owner',
] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** Words of seniority in both languages. */
export const SENIORITY_WORDS: readonly (readonly [level: Seniority, words: string])[] = [
  [
    'intern',
    'intern, interns, internship, stagiaire, stage, alternant, alternante, alternance, apprenti, apprentie, apprentice, trainee, working student, étudiant, étudiante, student, co op',
  ],
  [
    'junior',
    'junior, jr, entry level, entry, graduate, new grad, young graduate, recent graduate, new graduate, fresh graduate, débutant, débutante, jeune diplômé, jeune diplômée, junior level, early career',
  ],
  [
    'mid',
    'mid, mid level, intermediate, confirmé, confirmée, mid senior, middle, intermédiaire, medior',
  ],
  ['senior', 'senior, sr, snr, expérimenté, expérimentée, expert, experte, senior level, sénior'],
  [
    'lead',
    'lead, leader, staff, principal, principale, team lead, team leader, chef d’équipe, cheffe d’équipe, référent, référente, distinguished, supervisor, superviseur, superviseuse, superviseure',
  ],
  [
    'manager',
    'manager, managers, responsable, responsables, chef de service, cheffe de service, chef de département, manageur, manageuse, raf, rrh, rssi',
  ],
  [
    'director',
    'director, directors, directeur, directrice, directeurs, directrices, head of, head, dir, directeur adjoint, directrice adjointe, drh, daf, dsi, dircom',
  ],
  [
    'vp',
    'vp, vice president, svp, evp, avp, vice président, vice présidente, senior vice president, executive vice president',
  ],
  [
    'c_level',
    'c level, c suite, chief, ceo, cto, cfo, coo, cmo, cio, cpo, cro, chro, ciso, cdo, clo, cso, cco, directeur général, directrice générale, dg, pdg, président directeur général, chief officer, executive, executives, dirigeant, dirigeante, managing director, president, président, présidente',
  ],
  [
    'owner',
    'owner, founder, co founder, cofounder, fondateur, fondatrice, cofondateur, cofondatrice, co fondateur, co fondatrice, gérant, gérante, propriétaire, partner, associé, associée, entrepreneur, business owner',
  ],
];

/** Phrases in which a seniority word means something else. */
export const NOT_SENIORITY =
  'early stage, late stage, growth stage, seed stage, lead generation, lead gen, leads, senior living, senior care, senior citizen, senior citizens, senior housing, senior center, seniors care, internal, principal component, staff training, head office, headhunter, business partner, hr business partner, executive assistant, executive search, executive secretary, chief of staff, staff nurse, staff accountant, account executive, marketing executive, sales executive, stage manager, intern doctor, entry clerk, data entry, school principal, student affairs, head chef, graphic expert, chef de projet, chef de produit, expert comptable, expertise, étudiant en mobilité, middle office, middle school, middle east, middleware, people partner, partner manager, partner marketing, client partner, account partner, talent partner, student success, entry point';
