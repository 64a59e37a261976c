import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { CLAUSE_MARKS, TURNS } from './cues.ts';

/* What is said of a thing after it is named: "SAP: none", "the licence lapsed", "a cloud move is planned". */

type After = 'denied' | 'planned' | 'former' | 'failed' | 'others' | 'slight' | 'aside';

/** Right after the thing, or after a colon or a dash behind it. */
const RIGHT_AFTER = phraseBook<After>([
  [
    'denied',
    "no|none|nil|never|not|nope|zero|nothing|not yet|isn't|aren't|wasn't|weren't|hasn't|is not|are not|was not|were not|was never|were never|is no|is none|is nothing|remains unknown|is unknown to me|is foreign to me|is new to me|is a mystery|is beyond me|non|aucun|aucune|jamais|pas|pas encore|neant|rien|n est pas|ne sont pas|n a jamais|n ont jamais|ne fait pas|ne font pas|m est inconnu|m est inconnue|m est etranger|m est etrangere|est un mystere|hors de|inconnu|inconnue",
  ],
  [
    'planned',
    'planned|is planned|are planned|is next|is on my list|to come|coming soon|upcoming|next year|next month|in progress|in preparation|in the works|under preparation|not started|has not started|pending|expected|soon|candidate|candidacy|student|aspirant|a venir|prevu|prevue|prevus|est prevu|est prevue|sont prevus|en preparation|en cours|en cours d|en cours de|en projet|bientot|prochainement|l an prochain|l annee prochaine|en attente|en formation|envisage|envisagee|vise|visee|souhaite|souhaitee',
  ],
  [
    'failed',
    'expired|lapsed|has expired|has lapsed|withdrawn|revoked|suspended|failed|not passed|not obtained|unsuccessful|abandoned|dropped|non obtenu|non obtenue|non valide|non validee|non renouvele|non renouvelee|expire|expiree|perime|perimee|echoue|echouee|rate|ratee|abandonne|abandonnee|suspendu|suspendue|retire|retiree|caduc|caduque|perdu|perdue|a expire|est expire|est perime|n est plus valable|n est plus valide|plus valable|plus a jour|no longer valid|out of date',
  ],
  [
    'slight',
    'quelques mots|quelques notions|a few words|un peu|a little|rudiments|basics|beginner|basic|notions|bases|debutant|debutante|elementary|elementaire|for beginners|rudimentary',
  ],
  [
    'others',
    'outsourced|subcontracted|was outsourced|is outsourced|externalise|externalisee|externalisees|est externalise|est externalisee|sous traite|sous traitee|sous traitees',
  ],
]);

/** Further on in the clause. */
const LATER = phraseBook<After>([
  [
    'planned',
    "is planned|are planned|planned for|is scheduled|are scheduled|scheduled for|has not started|have not started|hasn't started|not yet started|is in progress|in preparation|en cours de preparation|en cours d obtention|en cours de validation|en cours d acquisition|en cours de passage|en preparation|est prevu|est prevue|sont prevus|prevu pour|prevue pour|prevu en|prevue en|pas encore commence|n a pas commence|is on my to do list|is my next|is next on my|next on my list|sera lance|sera lancee|exam in|examen en|examen prevu|exam booked|exam scheduled",
  ],
  [
    'others',
    "handled by|managed by|run by|done by|led by|owned by|maintained by|operated by|delivered by|provided by|covered by|carried out by|taken care of by|performed by|looked after by|built by|written by|outsourced to|entrusted to|delegated to|left to|gere par|geree par|geres par|gerees par|assure par|assuree par|traite par|traitee par|pilote par|pilotee par|mene par|menee par|menes par|menees par|tenu par|tenue par|realise par|realisee par|realises par|effectue par|effectuee par|confie a|confiee a|confies a|confiees a|confie au|confiee au|delegue a|deleguee a|encadre par|encadree par|dirige par|dirigee par|externalise|externalisee|sous traite|sous traitee|is a colleague's|is my colleague's",
  ],
  [
    'denied',
    "i have never|i've never|i never|i have not|i haven't|i do not|i don't|i cannot|i can't|i did not|i didn't|i had no|i avoid|i refuse|i hate|is not for me|isn't for me|are not for me|aren't for me|not my thing|not my field|not my area|not my job|je n ai jamais|je n ai pas|je ne connais|je ne fais|je ne sais|je ne pratique|je ne parle|je ne travaille|je n utilise|je n y|connais pas|tres peu pour moi|n est pas pour moi|ne sont pas pour moi|pas mon domaine|pas mon rayon|pas mon metier|hors de mon",
  ],
  [
    'others',
    "not me|pas moi|not mine|pas le mien|pas la mienne|someone else's|somebody else's|s en charge|s en chargent|s en occupe|s en occupent|takes care of it|take care of it|handles it|handle it|looks after it|deals with it|does it for|do it for|c est mon collegue|c est ma collegue|c est mon chef|c est le daf|c est la compta",
  ],
  [
    'failed',
    "not enough|narrowly missed|just missed|attempted|non retenu|non retenue|pas retenu|pas retenue|refuse|refusee|non admis|non admise|recalee|sans etre admis|pas suffi|insuffisant|lost my|without passing|without success|did not pass|didn't pass|failed the|failed it|not passed|not renewed|have not renewed|haven't renewed|never renewed|never passed|let it lapse|let it expire|lapsed|expired|non repasse|non renouvele|non renouvelee|pas renouvele|pas renouvelee|jamais renouvele|jamais obtenu|jamais obtenue|pas obtenu|pas obtenue|sans succes|sans l obtenir|sans le valider|sans la valider|sans reussite|recale|recalee|ajourne|ajournee|echoue|expire depuis|expiree depuis|perime|perimee",
  ],
]);

/** "… and I have not touched it for ten years": denied of what was named before. */
const NOT_IT =
  /\b(?:not|never|haven't|havent|hasn't|don't|didn't|jamais|pas|plus) (?:\w+ ){0,2}?(?:touched|used|tried|done|practised|practiced|opened|needed|worked with|worked on|seen|run|touche|utilise|pratique|ouvert|approche|teste|travaille)(?: (?:it|that|them|this|one|since|for|either|myself|depuis)\b|$)/;
const NOT_IT_FRENCH =
  /\bn y ai (?:\w+ )?(?:jamais|pas|plus)\b|\bne? (?:l|le|la|les|en|y) \w+ (?:jamais|pas|plus)\b|\bj(?:e)? (?:ne )?(?:l|les) ai (?:jamais|pas)\b/;
const FOR_YEARS = /\b(?:since|for|in|depuis)\b/;

/** How far behind the thing its clause is read. */
const MAX_AFTER = 14;
/** Words of the thing itself that may stand between: "Salesforce experience: none". */
const MAX_NOUN = 3;
const EXAM_FAILED =
  /\b(?:failed|fail|flunked|did not pass|didn't pass|echec|echoue|rate|recale|ajourne|sans obtenir|sans valider|expired|lapsed|perime|expire)\b/;

function laterOn(tokens: readonly Token[], to: number, isCredential: boolean): After | null {
  for (let at = to; at < Math.min(tokens.length, to + MAX_AFTER); at++) {
    const { word } = tokens[at]!;
    if (word !== ',' && word !== '(' && word !== 'only')
      if (CLAUSE_MARKS.has(word) || TURNS.has(word)) return null;
    const found = LATER.match(tokens, at);
    if (found !== null && speaksOf(tokens, to, at, { ...found, isCredential }))
      return found.meaning;
  }
  return null;
}

/** Whether a phrase further on speaks of the thing, and not of the person or of something between. */
function speaksOf(
  tokens: readonly Token[],
  to: number,
  at: number,
  found: { meaning: After; to: number; isCredential: boolean },
): boolean {
  if (found.meaning === 'denied') return isBareObject(tokens, to, at);
  if (found.meaning === 'failed')
    return found.isCredential && !isKept(tokens, at) && !isPassed(tokens, to);
  if (found.meaning !== 'others') return true;
  return !/^(?:me|myself|moi|us|nous|my)$/.test(tokens[found.to]?.word ?? '');
}

const isPassed = (tokens: readonly Token[], to: number): boolean =>
  PASSED.test(
    tokens
      .slice(to)
      .map(({ word }) => word)
      .join(' '),
  );

/** "Failed once, passed it the year after". */
const PASSED =
  /(?<!(?:not|never|without|pas|jamais|sans|non|not been|n ai pas|have not|haven't) )\b(?:passed|obtained|renewed|succeeded|reussi|obtenu|obtenue|repasse|renouvele|decroche)\b/;

export function afterwards(
  tokens: readonly Token[],
  from: number,
  to: number,
  isCredential: boolean,
): After | null {
  const near = rightAfter(tokens, from, to, isCredential);
  if (near !== null) return near;
  const later = laterOn(tokens, to, isCredential);
  if (later !== null) return later;
  const said = tokens
    .slice(to)
    .map(({ word }) => word)
    .join(' ');
  if (NOT_IT.test(said) || NOT_IT_FRENCH.test(said))
    return FOR_YEARS.test(said) ? 'former' : 'denied';
  const before = tokens
    .slice(Math.max(0, from - 8), from)
    .map(({ word }) => word)
    .join(' ');
  if (PASSED.test(said)) return null;
  return isCredential && EXAM_FAILED.test(before) && !/\b(?:never|jamais|not|pas)\b/.test(before)
    ? 'failed'
    : null;
}

/** "Children are the one group I have never nursed": nothing else stands between that is denied. */
const isBareObject = (tokens: readonly Token[], to: number, at: number): boolean =>
  at - to <= 7 &&
  !tokens.slice(to, at).some(({ word }) => word === ',' || word === 'and' || word === 'et');

/** "Sans jamais l'avoir laissé expirer", "never lapsed". */
const isKept = (tokens: readonly Token[], at: number): boolean =>
  /^(?:lapsed|expired|expire|let)$/.test(tokens[at]!.word) &&
  tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ word }) => /^(?:never|jamais|not|pas|without|sans)$/.test(word));

function rightAfter(
  tokens: readonly Token[],
  from: number,
  to: number,
  isCredential: boolean,
): After | null {
  for (let at = to; at < Math.min(tokens.length, to + MAX_NOUN + 1); at++) {
    const { word, kind } = tokens[at]!;
    const isMark = kind === 'mark' && [':', '-', '–', '—', '(', '='].includes(word);
    const next = isMark ? at + 1 : at;
    const found = RIGHT_AFTER.match(tokens, next);
    if (
      found !== null &&
      fits(tokens, { from, next, to: found.to, isMark, isCredential, meaning: found.meaning })
    )
      return found.meaning;
    if (isMark || kind === 'mark' || !NOUNS.has(word)) return null;
  }
  return null;
}

const NOUNS = new Set(
  'experience|exam|examen|certification|certificate|licence|license|level|training|knowledge|practitioner|foundation|associate|professional|expert|management|migration|programme|program|project|projet|charter|i|ii|iii|1|2|3|niveau|in|at'.split(
    '|',
  ),
);

interface AfterCue {
  from: number;
  next: number;
  to: number;
  isMark: boolean;
  isCredential: boolean;
  meaning: After;
}

/** Words such as "not" and "en cours" speak of the thing only where nothing else claims them. */
function fits(
  tokens: readonly Token[],
  { next, to, isMark, isCredential, meaning }: AfterCue,
): boolean {
  const { word } = tokens[next]!;
  const following = tokens[to];
  if (meaning === 'failed') return isCredential;
  if (meaning === 'planned') {
    if (word === 'student' || word === 'candidate' || word === 'en' || word === 'soon')
      return isCredential || isMark;
    return (
      isMark || isCredential || /^(?:is|are|est|sont|planned|prevu|prevue|has|not)$/.test(word)
    );
  }
  if (meaning !== 'denied') return true;
  const isBare = [
    'no',
    'not',
    'never',
    'non',
    'pas',
    'jamais',
    'nothing',
    'rien',
    'zero',
    'none',
    'aucun',
    'aucune',
  ].includes(word);
  if (!isBare || to - next > 1)
    return (
      !/^(?:only|just|seulement|uniquement|merely|a)$/.test(following?.word ?? '') || word === 'is'
    );
  // "Python, not Java" and "Python : aucun": a bare word closes its clause or follows a mark.
  const closes =
    !following ||
    following.kind === 'mark' ||
    [
      'experience',
      'yet',
      'used',
      'encore',
      'for',
      'pour',
      'notion',
      'pratique',
      'my',
      'mon',
      'connaissance',
    ].includes(following.word);
  return isMark && closes;
}
