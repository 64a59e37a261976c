import type { Token } from '../tokens.ts';
import { OWN } from './cues.ts';

/*
 * Whom a clause of a profile is about. A profile leaves out "I": a clause without a subject is about
 * the person, and one with another subject and a verb is not.
 */

export type Who = 'person' | 'others' | 'employer';

const set = (words: string): ReadonlySet<string> => new Set(words.split('|'));

const FIRST_PERSON = set("i|i'm|i've|i'd|i'll|je|j|moi|myself|me|we|we've|nous|on|m");
const SECOND_PERSON = set("you|you'll|you're|you've|vous|tu|candidates|applicants|candidats");
const THIRD_PERSON = set('he|she|il|elle');
const OTHERS_PRONOUN = set(
  'they|ils|elles|everyone|everybody|somebody|someone|others|nobody|celui|celle|ceux|certains|others',
);

/** Words that may open a subject. */
const DETERMINERS = set(
  'the|our|my|a|an|their|his|her|its|this|that|these|those|each|every|most|some|many|all|one|two|three|four|several|other|another|both|half|few|le|la|les|l|un|une|des|notre|nos|mon|ma|mes|leur|leurs|son|sa|ses|ce|cet|cette|ces|chaque|plusieurs|tous|toute|toutes|deux|trois|quatre|autres|autre',
);

/** People other than the person. */
export const PEOPLE = set(
  'manager|managers|boss|bosses|supervisor|supervisors|colleague|colleagues|coworker|coworkers|teammate|teammates|friend|friends|wife|husband|partner|partners|brother|sister|brothers|sisters|father|mother|son|daughter|cousin|uncle|aunt|girlfriend|boyfriend|spouse|mentor|mentors|predecessor|successor|director|directors|ceo|cto|cfo|coo|cio|cmo|chro|founder|founders|cofounder|owner|owners|chairman|president|vp|head|lead|leader|leaders|foreman|foremen|matron|surgeon|surgeons|doctor|doctors|physician|physicians|lawyer|lawyers|solicitor|solicitors|barrister|barristers|accountant|accountants|auditor|auditors|recruiter|recruiters|developer|developers|engineer|engineers|designer|designers|analyst|analysts|consultant|consultants|contractor|contractors|freelancer|freelancers|specialist|specialists|expert|experts|technician|technicians|nurse|nurses|teacher|teachers|professor|professors|student|students|pupil|pupils|intern|interns|junior|juniors|senior|seniors|apprentice|apprentices|assistant|assistants|secretary|officer|officers|guest|guests|patient|patients|passenger|passengers|tenant|tenants|user|users|customer|customers|client|clients|buyer|buyers|shopper|shoppers|visitor|visitors|speaker|speakers|candidate|candidates|applicant|applicants|people|person|man|woman|team|teams|squad|department|crew|staff|personnel|board|committee|union|unions|neighbour|neighbor|cpa|cpas|chef|chefs|cheffe|patron|patronne|responsable|responsables|collegue|collegues|collaborateur|collaborateurs|collaboratrice|ami|amie|amis|amies|femme|mari|epouse|epoux|conjoint|conjointe|compagne|frere|soeur|pere|mere|fils|fille|cousine|oncle|tante|associe|associee|associes|predecesseur|successeur|directeur|directrice|directeurs|direction|dg|pdg|daf|drh|dsi|dirigeant|dirigeante|dirigeants|gerant|gerante|fondateur|fondatrice|fondateurs|proprietaire|proprietaires|medecin|medecins|chirurgien|chirurgiens|avocat|avocats|avocate|juriste|juristes|comptable|comptables|expert-comptable|developpeur|developpeurs|ingenieur|ingenieurs|technicien|techniciens|infirmier|infirmiers|infirmiere|infirmieres|professeur|professeurs|prof|profs|etudiant|etudiants|eleve|eleves|stagiaire|stagiaires|apprenti|apprentis|alternant|alternants|tuteur|tutrice|formateur|formatrice|locataire|locataires|usager|usagers|utilisateur|utilisateurs|voyageur|voyageurs|acheteur|acheteurs|visiteur|visiteurs|equipe|equipes|gens|personne|personnes|homme|hommes|femmes|syndicat|syndicats|comite|voisin|voisine|conducteur|conducteurs|operateur|operateurs|salarie|salaries|commercial|commerciaux|vendeur|vendeurs|chauffeur|chauffeurs|titulaire|titulaires|interlocuteur|interlocuteurs|prospect|prospects|parent|parents|relative|relatives|roommate|flatmate|classmate|classmates|binome|homologue|homologues',
);

/** Employers, customers and other organisations, and what they make. */
export const ORGANISATIONS = set(
  'company|companies|firm|firms|group|business|employer|employers|organisation|organization|agency|agencies|start|startup|startups|scaleup|corporation|multinational|subsidiary|plant|factory|site|sites|hospital|clinic|school|university|college|bank|shop|store|restaurant|hotel|brand|brands|office|warehouse|lab|laboratory|institute|association|charity|ngo|ministry|council|government|institution|supplier|suppliers|vendor|vendors|provider|providers|competitor|competitors|platform|product|products|software|app|tool|tools|website|system|systems|solution|solutions|publisher|manufacturer|retailer|distributor|operator|market|industry|sector|entreprise|entreprises|societe|societes|groupe|cabinet|cabinets|employeur|employeurs|organisme|agence|agences|usine|usines|hopital|clinique|ecole|universite|lycee|college|banque|boutique|magasin|hotel|marque|marques|bureau|entrepot|laboratoire|institut|ministere|mairie|collectivite|gouvernement|fournisseur|fournisseurs|prestataire|prestataires|concurrent|concurrents|plateforme|produit|produits|logiciel|logiciels|outil|application|applications|systeme|solution|editeur|fabricant|distributeur|filiale|maison|etablissement|residence|studio|enseigne|marche|secteur|pme|eti|esn|ssii',
);

/** What is the person's own, though it is no person: "my role involves", "the job required". */
export const OWN_THINGS = set(
  "role|roles|job|jobs|work|position|post|mission|missions|assignment|career|experience|experiences|background|day|days|week|weeks|year|years|duties|duty|tasks|task|responsibilities|responsibility|skills|skill|expertise|speciality|specialty|specialisation|strength|strengths|stack|toolkit|toolbox|toolset|focus|scope|perimeter|portfolio|language|languages|degree|diploma|licence|license|certificate|certification|certifications|training|studies|education|thesis|passion|project|projects|project's|field|area|areas|activity|activities|knowledge|command|mastery|use|usage|shift|shifts|nights|profile|objective|thing|things|deal|deals|poste|postes|travail|emploi|metier|parcours|carriere|quotidien|journee|journees|semaine|annee|annees|ans|taches|tache|responsabilites|competence|competences|specialite|domaine|domaines|perimetre|langue|langues|diplome|permis|certificat|formation|etudes|memoire|projet|projets|activite|activites|connaissance|connaissances|maitrise|pratique|usage|profil|budget|volet|partie|gestion|pilotage|management|encadrement|developpement|mise|environnement|role|contexte|context|environment|environments",
);

/** Verbs of a third person, or of a past that says who did it. */
const THIRD_PERSON_VERBS = set(
  "is|are|was|were|has|have|had|does|did|uses|use|used|runs|run|ran|leads|led|manages|managed|knows|knew|handles|handled|works|worked|builds|built|makes|made|sells|sold|provides|provided|offers|offered|employs|employed|designs|designed|operates|operated|serves|served|helps|helped|creates|created|develops|developed|produces|produced|supplies|supplied|distributes|speaks|spoke|takes|took|took|owns|owned|teaches|taught|writes|wrote|holds|held|requires|required|includes|included|covers|involves|involved|needs|needed|wants|wanted|asks|asked|passed|passes|holds|got|gets|went|goes|became|becomes|won|wins|signed|negotiates|negotiated|supervises|supervised|oversees|oversaw|directs|directed|heads|headed|trains|trained|hires|hired|migrates|migrated|switched|moved|chose|adopted|launched|launches|publishes|published|organises|organizes|organised|organized|hosts|hosted|planned|plans|maintains|maintained|took|does|drives|drove|speaks|relies|relied|deals|dealt|specialises|specializes|specialised|specialized|earned|obtained|completed|raised|grew|counts|boasts|certifies|est|sont|etait|etaient|sera|a|ont|avait|avaient|utilise|utilisent|gere|gerent|dirige|dirigent|encadre|encadrent|mene|menent|pilote|pilotent|maitrise|maitrisent|connait|connaissent|parle|parlent|travaille|travaillent|fait|font|vend|vendent|propose|proposent|concoit|concoivent|fabrique|fabriquent|edite|editent|developpe|developpent|produit|produisent|emploie|emploient|compte|comptent|accompagne|exploite|exploitent|offre|offrent|forme|forment|organise|organisent|anime|animent|supervise|supervisent|tient|tiennent|possede|possedent|detient|passe|migre|migrent|deploie|deploient|recrute|recrutent|cherche|cherchent|recherche|recherchent|assure|assurent|traite|traitent|regroupe|reunit|distribue|commercialise|commercialisent|code|codent|joue|prepare|enseigne|enseignent|conduit|conduisent|negocie|negocient|realise|realisent|intervient|s'occupe|occupe|occupent|ecrit|vise|souhaite|veut|veulent|demande|exige|impose|repose|tourne|tournent",
);

/** After a participle these make it an attribute: "a site built with React". */
const PARTICIPLE_TAIL = set(
  'in|with|by|using|on|for|to|as|from|via|en|avec|par|sur|pour|sous|dans|a|au',
);
const IS_PARTICIPLE = /(?:ed|built|made|run|led|sold|written|held|taught|driven)$/;

/** The imperfect and the conditional need a subject: "encadrait", "menaient". */
const IMPERFECT = /[a-z]{2,}(?:ait|aient)$/;
const NOT_IMPERFECT = set(
  'fait|fait|parfait|trait|lait|souhait|attrait|extrait|retrait|portrait|bienfait|forfait|surcroit|lait',
);

const FRENCH = set(
  'le|la|les|des|du|une|un|et|est|dans|pour|avec|sur|qui|au|aux|en|ses|nos|mes|chez',
);

const isVerb = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  // The article "a" is a verb in French only.
  if (word === 'a' && !tokens.some((token) => FRENCH.has(token.word))) return false;
  if (IMPERFECT.test(word) && !NOT_IMPERFECT.has(word)) return true;
  if (!THIRD_PERSON_VERBS.has(word)) return false;
  const before = tokens[at - 1]?.word ?? '';
  return (
    !DETERMINERS.has(before) && !['to', 'of', 'de', 'd', 'and', 'et', 'for', 'in'].includes(before)
  );
};

/** How many tokens a subject may have before its verb. */
const MAX_SUBJECT = 9;

/**
 * Who the clause is about, by its explicit subject; null when it has none. `tokens` go up to the
 * thing named; `after` are the tokens that follow it.
 */
export function subjectOf(tokens: readonly Token[], isSentenceStart: boolean): Who | null {
  if (tokens.some(({ word }) => FIRST_PERSON.has(word)))
    return servesOther(tokens) ? 'others' : 'person';
  const [first] = tokens;
  if (!first) return null;
  if (SECOND_PERSON.has(first.word) || OTHERS_PRONOUN.has(first.word)) return 'others';
  for (let verb = 1; verb < Math.min(tokens.length, MAX_SUBJECT); verb++) {
    if (!isVerb(tokens, verb)) continue;
    const subject = tokens.slice(0, verb);
    if (subject.some(({ word }) => RELATIVES.has(word))) return null;
    if (subject.some(({ kind, word }) => kind === 'mark' && word !== '█' && word !== '&'))
      return null;
    const who = ofPhrase(subject, isSentenceStart);
    if (who === null) continue;
    const isAttribute =
      IS_PARTICIPLE.test(tokens[verb]!.word) && PARTICIPLE_TAIL.has(tokens[verb + 1]?.word ?? '');
    if (isAttribute && !hasPeople(subject)) continue;
    return who;
  }
  return null;
}

/** "The surgeon I assist has run", "le notaire que je seconde parle": the clause is about them. */
function servesOther(tokens: readonly Token[]): boolean {
  const own = tokens.findIndex(({ word }) => FIRST_PERSON.has(word));
  const before = tokens.slice(0, own);
  if (!DETERMINERS.has(before[0]?.word ?? '') || !hasPeople(before)) return false;
  if (before.some((_, at) => isVerb(tokens, at)) || before.some(({ kind }) => kind === 'mark'))
    return false;
  return tokens.some((_, at) => at > own + 1 && isVerb(tokens, at));
}

const APPOSITIONS = set(
  'titulaire|certified|certifie|certifiee|qualified|qualifie|holder|expert|experte|specialist|specialiste|diplome|diplomee|trained|forme|formee|chartered|licensed|fluent|bilingual|bilingue|trilingue|ancien|ancienne|himself|herself|lui|elle|whose|dont|who|qui|with|avec|having|ayant',
);

/** "My colleague, holder of": the words after the comma describe the other person. */
export function appositionOf(before: readonly Token[], opener: Token | undefined): Who | null {
  const noun = before.findLastIndex(({ word }) => PEOPLE.has(word));
  if (noun < 0 || before.length - noun > 4 || !APPOSITIONS.has(opener?.word ?? '')) return null;
  const isDetermined = before
    .slice(Math.max(0, noun - 3), noun)
    .some(({ word }) => DETERMINERS.has(word));
  return isDetermined && !isTitle(before, noun) ? 'others' : null;
}

const hasPeople = (subject: readonly Token[]): boolean =>
  subject.some(({ word }) => PEOPLE.has(word));

/** Who a noun phrase names; null for what cannot be the subject of a verb here. */
function ofPhrase(subject: readonly Token[], isSentenceStart: boolean): Who | null {
  const [first] = subject;
  if (!first) return null;
  if (subject.some(({ word }) => word === '█')) return 'person';
  if (subject.length === 1 && THIRD_PERSON.has(first.word)) return null;
  const nouns = subject.filter(({ word }) => !DETERMINERS.has(word));
  if (nouns.some(({ word }) => OWN_THINGS.has(word)) && !hasPeople(nouns)) return 'person';
  if (hasPeople(nouns)) return ofPeople(subject);
  if (nouns.some(({ word }) => ORGANISATIONS.has(word))) return 'employer';
  if (DETERMINERS.has(first.word) && subject.length > 1) return 'employer';
  const areNames = subject.every(
    ({ capital, word, kind }) =>
      capital || kind === 'mark' || ['de', 'du', 'd', 'and', 'et', 'of'].includes(word),
  );
  return areNames && (subject.length <= 3 || !isSentenceStart) && first.capital ? 'employer' : null;
}

/** "My team runs" is said by its leader; "sales manager at X ran" opens the person's own line. */
function ofPeople([first, second]: readonly Token[]): Who | null {
  const isOwn = OWN.has(first?.word ?? '');
  if (isOwn && ['team', 'equipe', 'equipes', 'teams'].includes(second?.word ?? '')) return 'person';
  const isPlural = PEOPLE.has(first?.word ?? '') && first!.word.endsWith('s');
  return DETERMINERS.has(first?.word ?? '') || isPlural || second?.capital ? 'others' : null;
}

/** "Usine certifiée ISO 9001", "Start-up spécialisée dans": an organisation opens the sentence. */
const DESCRIBED = set(
  'certified|certifiee|certifie|certifies|specialised|specialized|specialising|specializing|specialisee|specialise|leader|leading|active|known|reputed|renowned|famous|recognised|recognized|building|making|selling|providing|offering|developing|producing|designing|operating|manufacturing|reputee|repute|connu|connue|reconnu|reconnue|proposant|fabriquant|vendant|developpant|editant|concevant|offrant|based|basee|base|fonde|fondee|founded|backed|listed|owned',
);
const MAX_DESCRIBED = 4;

export function opensWithOrganisation(tokens: readonly Token[]): boolean {
  const from = DETERMINERS.has(tokens[0]?.word ?? '') ? 1 : 0;
  const named = tokens.slice(from, from + MAX_DESCRIBED);
  const at = named.findIndex(({ word }) => ORGANISATIONS.has(word));
  if (at < 0 || at > 1) return false;
  return named.slice(at + 1).some(({ word }) => DESCRIBED.has(word));
}

const RELATIVES = set('who|which|that|whose|qui|dont|whom');

/** "a colleague who knows", "a company that builds": who the relative clause is about. */
export function relativeOf(tokens: readonly Token[]): Who | null {
  const at = tokens.findLastIndex(({ word }) => RELATIVES.has(word));
  if (at < 1) return null;
  if (tokens.slice(at).some(({ word }) => FIRST_PERSON.has(word))) return null;
  const before = tokens.slice(Math.max(0, at - 4), at);
  const noun = before.findLast(({ word }) => PEOPLE.has(word) || ORGANISATIONS.has(word));
  if (!noun) return null;
  if (ORGANISATIONS.has(noun.word)) return 'employer';
  return isTitle(tokens, tokens.indexOf(noun)) ? null : 'others';
}

const LINKS = set(
  'to|with|for|of|by|from|the|my|our|their|alongside|under|and|some|many|two|three|several|de|d|avec|pour|un|une|des|les|le|la|l|mon|ma|mes|notre|nos|par|sous|chez|deux|trois|plusieurs|et|as',
);

/** "Machine learning engineer", "I am a developer": the noun names the person. */
function isTitle(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  if (before.some(({ word }) => ['am', "i'm", 'suis'].includes(word))) return true;
  return (
    at <= 4 &&
    !before.some(
      ({ word }) =>
        LINKS.has(word) ||
        (/(?:ed|ait|ing)$/.test(word) &&
          !/learning|engineering|marketing|accounting|nursing$/.test(word)),
    )
  );
}

const SKILLED = set(
  'using|skilled|specialised|specialized|experienced|certified|fluent|speaking|trained|proficient|utilisant|specialises|specialise|certifies|certifie|formes|forme|maitrisant|parlant|experimentes|experimente|experts|expert|knowing|connaissant|competent|competents|versed',
);

const FAMILY = set(
  'daughter|son|wife|husband|brother|sister|nephew|niece|grandson|granddaughter|father|mother|fils|fille|femme|mari|frere|soeur|neveu|niece|petit|petite|pere|mere',
);
const OWNS = set('of|de|d|des|du|to');

/**
 * "A director with an MBA", "my manager's budget", "daughter of two nurses": a person just before the
 * thing has or is it.
 */
function ownedBy(tokens: readonly Token[]): Who | null {
  const from = Math.max(0, tokens.length - 5);
  for (let at = tokens.length - 1; at >= from; at--) {
    const { word } = tokens[at]!;
    const bare = word.replace(/'s?$/, '');
    if (bare !== word && PEOPLE.has(bare) && !OWN_TEAM.has(bare)) return 'others';
    if (FAMILY.has(word) && OWNS.has(tokens[at + 1]?.word ?? '')) return 'others';
    const has = ['with', 'avec', 'having', 'ayant', 'holding'].includes(tokens[at + 1]?.word ?? '');
    if (
      has &&
      PEOPLE.has(word) &&
      !OWN_TEAM.has(word) &&
      !word.endsWith('s') &&
      !isTitle(tokens, at)
    )
      return 'others';
  }
  return null;
}

const OWN_TEAM = set(
  'team|equipe|squad|department|crew|staff|direction|assistant|assistante|people|person|personne|man|woman|user|client|customer|patient',
);

/** "engineers skilled in", "un cabinet utilisant": what other people or organisations can or use. */
export function attributedTo(tokens: readonly Token[]): Who | null {
  const owner = ownedBy(tokens);
  if (owner !== null) return owner;
  const at = tokens.findLastIndex(({ word }) => SKILLED.has(word));
  if (at < 1 || at < tokens.length - 5) return null;
  const before = tokens.slice(Math.max(0, at - 2), at);
  const noun = before.findLast(({ word }) => PEOPLE.has(word) || ORGANISATIONS.has(word));
  if (!noun || isTitle(tokens, tokens.indexOf(noun))) return null;
  return PEOPLE.has(noun.word) ? 'others' : 'employer';
}

export { FIRST_PERSON, THIRD_PERSON };
