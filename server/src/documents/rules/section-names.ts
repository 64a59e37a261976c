/*
 * The names of a CV's sections in English, French, German and Spanish.
 */

export type SectionKind =
  | 'profile'
  | 'jobs'
  | 'studies'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'interests'
  | 'contact'
  /** Unpaid work: entries like jobs, kept as text. */
  | 'volunteering'
  /** Projects, publications, awards, references: kept as text. */
  | 'other';

/** Whole names, folded. */
const NAMES: Record<SectionKind, string> = {
  profile:
    'summary|profile|about|about me|professional summary|executive summary|career summary|personal statement|objective|career objective|professional objective|personal profile|professional profile|career profile|overview|introduction|bio|biography|who am i|summary of qualifications|profil|profil professionnel|a propos|a propos de moi|resume|resume professionnel|presentation|objectif|objectif professionnel|accroche|qui suis je|en bref|uber mich|kurzprofil|zusammenfassung|perfil|perfil profesional|sobre mi|resumen|resumen profesional|objetivo',
  jobs: 'experience|experiences|work|work experience|work experiences|professional experience|professional experiences|employment|employment history|work history|career|career history|job history|jobs|relevant experience|relevant work experience|professional background|positions|positions held|industry experience|career experience|employment experience|work and experience|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|emplois|emploi|carriere|experience pro|experiences pro|postes|postes occupes|historique professionnel|experience de travail|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|arbeitserfahrung|experiencia|experiencia profesional|experiencia laboral|trayectoria profesional',
  studies:
    'education|educations|academic background|academic history|education and training|education training|educational background|studies|academics|academic qualifications|qualifications|schooling|degrees|training and education|formation|formations|etudes|parcours academique|parcours scolaire|cursus|diplomes|formation et diplomes|formations et diplomes|diplomes et formations|diplomes et formation|formation academique|etudes et formations|scolarite|education et formation|ausbildung|bildung|studium|bildungsweg|schulbildung|akademischer werdegang|educacion|formacion|formacion academica|estudios',
  skills:
    'skills|skill|tech|technical skills|key skills|core skills|core competencies|competencies|expertise|areas of expertise|skills and expertise|skills expertise|professional skills|hard skills|soft skills|technologies|tools|tools and technologies|tech stack|technical expertise|technical proficiencies|proficiencies|strengths|top skills|key competencies|abilities|skill set|skillset|skills summary|technical summary|technical competencies|specialties|specialities|skills and tools|skills and technologies|competences|competence|competences techniques|competences cles|competences professionnelles|savoir faire|savoir etre|savoirs|domaines de competences|domaines d expertise|atouts|outils|logiciels|competences informatiques|informatique|aptitudes|principales competences|kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|competencias|habilidades|aptitudes profesionales|conocimientos',
  languages:
    'languages|language|language skills|languages spoken|spoken languages|foreign languages|langues|langue|langues parlees|langues etrangeres|competences linguistiques|sprachen|sprachkenntnisse|idiomas|lenguas',
  certifications:
    'certifications|certification|certificates|certificate|licenses and certifications|licenses certifications|licences and certifications|licenses|professional certifications|certifications and licenses|courses and certifications|accreditations|certificats|certifications et licences|licences et certifications|habilitations|zertifikate|zertifizierungen|certificaciones|certificados',
  interests:
    'interests|interest|hobbies|hobbies and interests|interests and hobbies|personal interests|hobbies interests|interests hobbies|passions|centres d interet|centre d interet|interets|loisirs|passions et loisirs|hobbys|interessen|intereses|aficiones',
  contact:
    'contact|contacts|contact information|contact details|contact info|contact me|get in touch|personal information|personal details|personal info|personal data|details|info|information|links|social|social media|profiles|social profiles|find me online|networks|online|coordonnees|informations|informations personnelles|me contacter|contactez moi|reseaux|reseaux sociaux|liens|etat civil|kontakt|personliche daten|kontaktdaten|contacto|datos personales|informacion personal|basics',
  volunteering:
    'volunteer|volunteering|volunteer experience|volunteer work|volunteering experience|community involvement|community service|community|social engagement|benevolat|engagements|engagement associatif|experience associative|experiences associatives|vie associative|experiences benevoles|experience benevole|engagements associatifs|ehrenamt|voluntariado',
  other:
    'projects|personal projects|side projects|selected projects|key projects|project experience|open source|open source projects|publications|papers|selected publications|articles|books|talks|presentations|conferences|patents|awards|honors|honours|honors and awards|awards and honors|honors awards|awards honors|achievements|key achievements|accomplishments|accolades|recognition|recognitions|references|recommendations|testimonials|courses|coursework|relevant coursework|training|trainings|workshops|memberships|professional memberships|affiliations|professional affiliations|activities|extracurricular activities|extracurriculars|leadership|leadership experience|additional information|miscellaneous|research|research experience|teaching|teaching experience|military service|portfolio|availability|nationality|projets|projets personnels|realisations|prix|distinctions|prix et distinctions|recompenses|temoignages|reference|divers|informations complementaires|activites|activites extra professionnelles|recherche|enseignement|cours|formations continues|projekte|auszeichnungen|referenzen|veroffentlichungen|publikationen|weiterbildung|proyectos|premios|publicaciones|referencias|logros',
};

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split('|').map((name) => [name, kind as SectionKind] as const),
  ),
);

/** Names whose letters are set apart lose the spaces between words. */
const SQUEEZED = new Map([...KINDS].map(([name, kind]) => [name.replaceAll(' ', ''), kind]));

/** Words that stand before or after the name of a section without changing it. */
const AROUND =
  /^(?:my|mes|mon|ma|selected|relevant|other|additional|key|main|personal|professional|autres|principales|principaux|recent|latest|and|et|und|y|en|the|les|mes|of|de|des|continued|suite|cont d|cont|fortsetzung)$/;
const MAX_NAME_LENGTH = 60;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** "E X P E R I E N C E" is a word with wide letters. */
const isSpaced = (text: string): boolean => /^(?:\S\s+){3,}\S$/.test(text.trim());

/** The section that a line names, or null for any other line. */
export function readSectionName(text: string): SectionKind | null {
  if (!/\p{L}/u.test(text)) return null;
  if (isSpaced(text)) {
    const [first = ''] = text.split('&');
    return SQUEEZED.get(fold(first).replaceAll(' ', '')) ?? null;
  }
  if (text.length > MAX_NAME_LENGTH) return null;
  const folded = fold(text.replace(/\((?:continued|suite|cont\.?|cont'd)\)/i, ''));
  const whole = KINDS.get(folded);
  if (whole) return whole;
  const numbered = folded.replace(/^(?:\d{1,2}|[ivx]{1,4}) /, '');
  const words = numbered.split(' ').filter((word) => !AROUND.test(word));
  const plain = KINDS.get(numbered) ?? KINDS.get(words.join(' '));
  if (plain) return plain;
  // "Education & Certifications", "Skills, tools and languages": the first one names it.
  const parts = text.split(/\s*(?:&|\/|,|\+| and | et | und | y )\s*/i).map(fold);
  const kinds = parts.map((part) => KINDS.get(part));
  return parts.length > 1 && kinds.every((kind) => kind !== undefined) ? kinds[0]! : null;
}

export const isSectionName = (text: string): boolean => readSectionName(text) !== null;
