import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/*
 * Times that are nobody's experience: the age of a person or a company, the length of a contract or
 * a course, a notice period, a start date.
 */

const AFTER = new Set(
  'old,ago,contract,contracts,mission,missions,guarantee,warranty,contrat,renouvelable,plan,degree,program,programme,passes,younger,age,ftc,fixed,initial,rolling,assignment,interim,maternity,notice,existence,history,trading,preavis,probation,duration,renewable,extendable,placement,track,trial,internship,stage,lease,bail,guarantees,term,course,apprenticeship,traineeship,anniversary,revolus,temp,secondment,project,cover,anciens,ancienne,ancien'.split(
    ',',
  ),
);
const BEFORE = new Set(
  'last,past,les,contract,cdd,contrat,mission,next,dernieres,derniers,prochaines,prochains,aged,age,agee,ages,bac,interim,prestation,duree,stage,since,founded,fondee,fonde,creee,cree,existe,existant,sur,adolescents,enfants,jeunes,eleves,mineurs,children,kids,pupils,stable,ftc,within,alternance,every,tous,toutes,bail,garantie,preavis,convention,notice,lasting,duration,sous,celebrating,fete,fetons,per,apprentissage,renewable,warranty,guarantee'.split(
    ',',
  ),
);
/** Links between such a word and the number: "contrat de", "notice period of". */
const LINKS = new Set([
  'de',
  'd',
  'of',
  'for',
  'period',
  ':',
  'a',
  'an',
  'un',
  'une',
  'is',
  'est',
  'length',
  'from',
  'between',
  'entre',
  'les',
]);

/** Verbs and nouns about the employer, or about a start, near a number of years. */
const APART = phraseBook<true>([
  [
    true,
    "il y a|in business|family owned|founded|established|fondee|fonde|creee|cree|existence|anciennete de l entreprise|anciennete de l'entreprise|we have been|we've been|nous existons|nous accompagnons|contract is|contract with|contrat de|notre experience|our experience|trading for|operating for|around for|market for|leader depuis|specialiste depuis|start in|starting in|starts in|available in|disponible dans|disponible sous|demarrage dans|debut dans|d'ici|d ici|every|open for|open since|been open|running for|ouvert depuis|ouverte depuis|budget|sponsorship|garanti|garantie|warranty|celebrating|celebrates|fete ses|anniversaire|spread over|lease|signed for|turning|turns|souffle",
  ],
]);
/** An employer as the subject: "the charity has worked here for 60 years". */
const EMPLOYERS = new Set(
  'company,charity,firm,group,business,agency,practice,school,hospital,trust,organisation,organization,brand,restaurant,hotel,entreprise,societe,groupe,cabinet,association,maison,etablissement,agence,pme,structure'.split(
    ',',
  ),
);
const RELATIVE = new Set(['that', 'which', 'qui']);
const VERBS = new Set(
  'has,have,is,was,exists,a,est,existe,accompagne,propose,intervient'.split(','),
);

/** Words of a sentence about somebody else before "depuis": "qui dirige la maison depuis dix ans". */
const OTHERS = new Set([...EMPLOYERS, 'qui', 'nous', 'notre']);
/** Somebody's work: "un comptable qui exerce depuis cinq ans". */
const WORKS = new Set(
  'exerce,exercant,exercent,travaille,travaillant,travaillent,pratique,pratiquant'.split(','),
);

/** Words of hiring: what follows is asked of a person again. */
const HIRING = new Set(
  'looking,seeking,recruiting,hiring,needs,need,wants,want,requires,recherche,recherchons,cherche,cherchons,recrute,recrutons,besoin,embauche'.split(
    ',',
  ),
);
/** What lasts, after a link: "3 ans de CDD", "2 years of funding". */
const LASTING = new Set(
  'cdd,contrat,contract,garantie,guarantee,warranty,mission,alternance,stage,notice,preavis,bail,lease,leave,cover,essai,probation,sponsorship,funding,apprenticeship,apprentissage'.split(
    ',',
  ),
);

/** The maximum distance from the number to such words. */
const REACH = 10;

const EMPLOYER_AFTER = new Set(
  'business,existence,trading,history,histoire,age,existance'.split(','),
);
const WE = new Set(['we', "we've", 'nous', 'our', 'notre', 'nos']);
const STOPS = new Set(['.', '\n', ';', ',', '!', '?']);

/** Whether words about the employer come before the number in its clause, or right after it. */
function isOfEmployer(tokens: readonly Token[], at: number, to: number): boolean {
  const word = (index: number): string => tokens[index]?.word ?? '';
  const isSince = word(at - 1) === 'depuis' || word(at) === 'depuis';
  for (let near = at; near >= 0 && near > at - REACH && !STOPS.has(word(near)); near--) {
    if (HIRING.has(word(near))) return false;
    if (isSince && WORKS.has(word(near))) return false;
    if (isSince && OTHERS.has(word(near))) return true;
    if (APART.match(tokens, near)) return true;
    const verb = RELATIVE.has(word(near + 1)) ? near + 2 : near + 1;
    if (near < at && EMPLOYERS.has(word(near)) && VERBS.has(word(verb))) return true;
  }
  if (WE.has(word(to)) || (word(to) === ',' && WE.has(word(to + 1)) && word(at - 1) !== ','))
    return true;
  return ['in', 'd', 'of'].includes(word(to)) && EMPLOYER_AFTER.has(word(to + 1));
}

const STRENGTH = new Set(['fort', 'forte', 'forts', 'fortes', 'strong']);
const HAVE = new Set('has,have,had,a,avons,ont,possede,compte,cumule'.split(','));
const OWN = new Set(['our', 'notre', 'nos']);
/** The maximum number of words between "our" and its verb: "our small clinic has". */
const OWN_REACH = 4;

/**
 * Whether experience is the employer's own: "our clinic has over 30 years' experience", "fort de 20
 * ans d'expérience". The amount is tokens `at` up to and without `to`.
 */
export function isEmployersOwn(tokens: readonly Token[], at: number, to: number): boolean {
  const word = (index: number): string => tokens[index]?.word ?? '';
  const before = ['de', 'd', 'of'].includes(word(at - 1)) ? at - 2 : at - 1;
  const isPerson = /^(?:personne|profil|candidat|candidate|person)$/.test(word(before - 1));
  if ((STRENGTH.has(word(before)) && !isPerson) || OWN.has(word(at - 1))) return true;
  const opens = ['with', 'avec'].includes(word(at - 1)) && (at < 2 || STOPS.has(word(at - 2)));
  if (opens && word(to) === ',' && WE.has(word(to + 1))) return true;
  if (!HAVE.has(word(at - 1))) return false;
  for (let near = at - 2; near >= at - 1 - OWN_REACH && !STOPS.has(word(near)); near--)
    if (WE.has(word(near)) || (near === at - 2 && EMPLOYERS.has(word(near)))) return true;
  return false;
}

/**
 * Whether a number of years without any word of experience is another time: "25 years old", "a 2
 * years contract", "notice period of 3 months". The amount is tokens `at` up to and without `to`.
 */
export function isOtherTime(tokens: readonly Token[], at: number, to: number): boolean {
  const word = (index: number): string => tokens[index]?.word ?? '';
  const isDash = tokens[to]?.kind === 'mark' && word(to) === '-';
  const after = tokens[to]?.kind === 'mark' && !isDash ? '' : word(isDash ? to + 1 : to);
  const next = word(to + (isDash ? 2 : 1));
  // "5 yrs fixed term", but "5 yrs fixed plant".
  if (AFTER.has(after))
    return after !== 'fixed' || next === '' || LASTING.has(next) || AFTER.has(next);
  if (['with', 'avec'].includes(word(at - 1)) && EMPLOYERS.has(word(at - 2))) return true;
  if (['de', 'd', 'of'].includes(after) && LASTING.has(word(to + 1))) return true;
  // "adolescents 13-18 ans": the number before is the first of a range.
  let first = at;
  if (tokens[at - 2]?.kind === 'number' && ['-', '–', 'a', 'to', '/', 'et'].includes(word(at - 1)))
    first = at - 2;
  if (BEFORE.has(word(first - 1))) return true;
  const linked = LINKS.has(word(first - 1)) ? first - 1 : first;
  const twice = linked < first && LINKS.has(word(linked - 1)) ? linked - 1 : linked;
  if ([linked, twice].some((near) => near < first && BEFORE.has(word(near - 1)))) return true;
  return isOfEmployer(tokens, at, to);
}
