import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/*
 * Sentences about somebody or something else than the person searched: a colleague, the one who
 * left, the owner, another office. Their towns, employers and titles are nobody's to ask.
 */

const OTHERS = /^(?:our|my|their|the|notre|mon|ma|leur|le|la|l)$/;
const WANTED =
  /^(?:candidate|candidates|person|people|ideal|successful|right|perfect|applicants?|role|job|position|post|candidat|candidate|candidats|personne|profil|poste|titulaire)$/;
const PREVIOUS =
  /^(?:old|previous|last|outgoing|former|precedente?|ancien|ancienne|dernier|derniere|sortante?)$/;
const OTHERS_DID =
  /^(?:trained|comes|came|worked|joined|studied|spent|started|began|moved|left|retires|retired|founded|went|returned|resigned|accepted|sits|vient|venait|sort|travaillait|etudiait|quitte|rejoint|passe|rejoignait|partait|demissionne)$/;

/** Who owns or leads the firm; as a subject they are not the person searched. */
const OWNERS =
  /^(?:associe|associee|patron|patronne|boss|proprio|proprietaire|owner|founder|founders|fondateur|fondatrice|pdg|ceo|md|chairman|chairwoman|president|presidente|gerant|gerante)$/;
const STATES = /^(?:is|was|has|est|etait|a|insists|insiste|likes|aime|hates|deteste)$/;

/** People around the search, as the subject after "my" or "our". */
const PEOPLE =
  /^(?:colleague|collegue|chairman|chairwoman|chair|cofounder|co|founder|boss|director|head|partner|predecessor|manager|assistant|assistante|ceo|cfo|cto|coo|associe|associee|patron|patronne|chef|directeur|directrice|responsable|adjoint|adjointe|confrere|consoeur|wife|husband|friend|pote|ami|amie|interviewer|recruiter|board|cpo|daf|drh|dg|founders|fondateurs|fondatrices|associes|directors|leaders|leadership)$/;
/** Before the name of somebody who is not searched. */
const TITLED = /^(?:m|mr|mrs|ms|mme|mlle|dr|maitre|herr|frau)$/;
const IS_FROM = phraseBook<true>([
  [
    true,
    'is from|was from|is ex|was at|is at|used to be at|used to work|est ex|est de chez|etait chez|est passe par',
  ],
]);
/** Words of asking: "my boss wants a buyer", "our director is looking for". */
const ASKS =
  /^(?:wants?|needs?|seeks?|looking|after|hiring|recruiting|cherche|recherche|veut|voudrait|souhaite|recrute|demande|besoin|asked|asks|require|requires)$/;

const MAX_STORY_WORDS = 14;
const FORMER = /^(?:ex|ancien|ancienne|former|formerly|anciennement|passee?|venue?)$/;

/** "My cofounder in NYC says hi", "Our chairman (ex Novartis) will run the process". */
function tellsOfOwn(said: readonly Token[]): boolean {
  const own = OWN.test(said[0]?.word ?? '');
  const who = said.slice(1, 4).some(({ word }) => PEOPLE.test(word));
  if (own && who) return !said.some(({ word }) => ASKS.test(word));
  // "Partner trained at Slaughters", "founder = ex Hubspot".
  if (PEOPLE.test(said[0]?.word ?? '') && said.length < MAX_STORY_WORDS) {
    const next = said[1]?.word ?? '';
    if (OTHERS_DID.test(next) || next === 'ex' || IS_FROM.match(said, 1)) return true;
  }
  // "La DAF (ex-Danone) mène l'entretien".
  const whose = said.slice(0, 3).findIndex(({ word }) => PEOPLE.test(word));
  if (whose > 0 && FORMER.test(said[whose + 1]?.word ?? '') && OTHERS.test(said[0]?.word ?? ''))
    return !said.some(({ word }) => ASKS.test(word));
  // "The head chef is from Noma".
  if (!OTHERS.test(said[0]?.word ?? '')) return false;
  for (let at = 1; at < 6 && at < said.length; at++) {
    if (WANTED.test(said[at]?.word ?? '')) return false;
    if (at > 1 && IS_FROM.match(said, at)) return true;
  }
  return false;
}

/** "Our HR director trained at Tesco", "L'associé, ex-Bredin, est un bosseur". */
function tellsOfOther(said: readonly Token[]): boolean {
  if (!OTHERS.test(said[0]?.word ?? '')) return false;
  const subject = said.slice(1, 6);
  // "Le DRH, M. Leroy, est basé à Lille".
  if (subject.some(({ word }, at) => TITLED.test(word) && subject[at + 1]?.capital)) return true;
  const did = subject.findIndex(({ word }) => OTHERS_DID.test(word));
  const who = subject.slice(0, Math.max(did, 0));
  if (did > 0 && who.some(({ word }) => PREVIOUS.test(word))) return true;
  if (did > 0 && !who.some(({ word }) => WANTED.test(word))) return true;
  const [owner] = subject;
  return OWNERS.test(owner?.word ?? '') && subject.slice(1).some(({ word }) => STATES.test(word));
}

/** What colleagues do and what happens to them, in small letters after their name. */
const DOES = phraseBook<true>([
  [
    true,
    "handles|heads|runs|manages|leads|left|joined|went|moved|returned|thinks|said|says|told|will ping|will call|will send|will handle|will interview|'ll|looks after|takes care|takes over|knows|does not know|doesn't know|has the|owns the|covers|signs off|signed off|s occupe|gere|pilote|a quitte|a rejoint|est parti|est partie|part en|part a|part chez|pense|m a dit|nous a dit|ne sait pas|prend|prendra|reprend|s en va",
  ],
]);
/** "Paul is ex-Unilever": what only people are. */
const IS = phraseBook<true>([
  [
    true,
    'will be|is ex|was ex|is away|is off|is on leave|is on holiday|is leaving|is retiring|is from|is very keen|is keen|is our|is my|is based in|is in charge|comes from|came from|est ex|est de chez|vient de chez|est en conges|est absent|est absente|est notre|est mon|est ma',
  ],
]);
const WHERE = new Set([
  'in',
  'at',
  'from',
  'of',
  'over',
  'a',
  'au',
  'en',
  'de',
  'chez',
  'our',
  'my',
]);

/** "Rui in Lisbon handles the contracts": a name, perhaps where, and what they do. */
function tellsOfColleague(said: readonly Token[]): boolean {
  const [name] = said;
  if (
    !name?.capital ||
    name.word.length < 2 ||
    /^(?:the|we|you|they|it|vous|nous|on)$/.test(name.word)
  )
    return false;
  let at = 1;
  if (said[at]?.capital && !WHERE.has(said[at]?.word ?? '')) at++;
  if (WHERE.has(said[at]?.word ?? '') && (said[at + 1]?.capital || said[at]?.word === 'our')) {
    at += 2;
    while (at < 6 && said[at]?.capital) at++;
  }
  // "Hassan in the Sharjah office has the visa details".
  if (said[1]?.word === 'in' && said[2]?.word === 'the' && PLACES.test(said[4]?.word ?? '')) at = 5;
  // "Grant from their Stavanger office will be your contact".
  const premises = said.slice(1, 6).findIndex(({ word }) => PLACES.test(word));
  if (said[1]?.word === 'from' && premises > 0) at = premises + 2;
  const does = DOES.match(said, at) ?? IS.match(said, at);
  return said[at]?.capital === false && does !== null;
}

const OWN = /^(?:our|my|their|nos|notre|mes|mon|leur|leurs)$/;
const PLACES =
  /^(?:office|offices|site|sites|plant|plants|branch|branches|clinic|clinics|unit|campus|hotel|hotels|shop|shops|store|stores|school|schools|restaurant|restaurants|factory|hub|practice|cabinet|cabinets|agence|agences|bureau|bureaux|usine|usines|magasin|magasins|boutique|boutiques|etablissement|etablissements|filiale|filiales|depot|depots|team|teams|equipe|equipes|desk|entity|entite|siege|hq)$/;
const STANDS =
  /^(?:is|are|was|were|closes|closed|opens|opened|has|have|moves|moved|est|sont|ferme|ferment|ouvre|ouvrent|a|ont|sera|seront|reste|restent|remains|remain|stays|stay)$/;
const HIRES =
  /^(?:needs?|wants?|seeks?|looks?|looking|hiring|recruiting|seeking|expanding|growing|search|searching|cherchen?t?|recherchen?t?|recrutent?|recrute|embauchen?t?|souhaite|souhaitent|besoin|recherche|cherche)$/;

/** "Our sister unit is in Swansea", "Nos agences de Perpignan ne sont pas concernées". */
function tellsOfPremises(said: readonly Token[]): boolean {
  const own = said.slice(0, 3).findIndex(({ word }) => OWN.test(word));
  if (own < 0 || said.some(({ word }) => HIRES.test(word))) return false;
  const noun = said.slice(own + 1, own + 5).findIndex(({ word }) => PLACES.test(word));
  if (noun < 0) return false;
  const after = own + 2 + noun;
  return said.slice(after, after + 7).some(({ word }) => STANDS.test(word));
}

/** Words that open a remark beside the search. */
const REMARKS = phraseBook<true>([
  [
    true,
    'note that|please note|fyi|for info|for your info|for your information|by the way|btw|ps|p s|n b|nb|pour info|pour information|a noter|au passage|soit dit en passant|au fait|side note',
  ],
]);

const SOON = 6;
const JOBS = /^(?:job|role|position|post|poste|mission|candidate|candidat|profil)$/;

const asksSoon = (said: readonly Token[]): boolean =>
  said.slice(1, 4).some(({ word }) => PEOPLE.test(word)) &&
  said.slice(2, SOON).some(({ word }) => ASKS.test(word));

/** "He is based in Dublin": said of the person in the sentence before. */
export function goesOnAboutOther({ said }: { said: readonly Token[] }): boolean {
  const [first, second] = said;
  const asks = said.slice(1, 4).some(({ word }) => ASKS.test(word));
  return /^(?:he|she|his|her|il|elle)$/.test(first?.word ?? '') && second?.word !== 'or' && !asks;
}

const MET =
  /^(?:used|worked|met|knew|know|spoke|saw|remember|heard|told|travaillais|connais|connaissais|ai)$/;

/** "They had a chap from Acme who left": what happened before. */
const EARLIER = phraseBook<true>([
  [
    true,
    'they had|we had|they tried|we tried|they hired|we hired|they took|we took|they saw|we saw|on a eu|on avait|ils ont eu|ils avaient|nous avions|nous avons eu|ils ont pris|on a pris|on a essaye',
  ],
]);

/** "I used to work with their matron at Southmead": what the writer did. */
const tellsOfWriter = (said: readonly Token[]): boolean =>
  (EARLIER.match(said, 0) !== null ||
    (/^(?:i|j|je)$/.test(said[0]?.word ?? '') && MET.test(said[1]?.word ?? ''))) &&
  !said.some(({ word }) => word !== 'after' && ASKS.test(word));

/** How strongly a sentence tells of somebody else, or of another place of the employer. */
export function scoreOthers(said: readonly Token[]): { requester: number; about: number } {
  const isOther = tellsOfOther(said) || tellsOfColleague(said) || tellsOfOwn(said);
  // "They had a chap who left after a week": "after a" alone would ask.
  const isPast = tellsOfWriter(said);
  // "My boss wants a buyer": the opening words alone would tell of the boss.
  const isAsked = OWN.test(said[0]?.word ?? '') && asksSoon(said);
  // "Pour info le poste est à Luxembourg": a remark on the job itself is a part of the search.
  const onJob = said.slice(1, SOON).some(({ word }) => JOBS.test(word));
  const remarks = REMARKS.match(said, 0) && !onJob ? 6 : 0;
  return {
    requester: (isOther ? 8 : 0) + (isPast ? 11 : 0) + (isAsked ? -8 : 0) + remarks,
    about: tellsOfPremises(said) ? 6 : 0,
  };
}
