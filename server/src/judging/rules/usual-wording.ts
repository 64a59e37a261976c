/**
 * Says what recruiters write in many ways in the one way that the readers of conditions know. Each
 * row keeps the meaning; what it cannot keep it leaves alone. Offsets do not matter yet: labels are
 * taken from the words as they stand after this.
 */
type Row = readonly [pattern: RegExp, usual: string];

const NUMBER = '(two|three|four|five|deux|trois|quatre|cinq|[2-5])';
const JOB =
  '(?:jobs?|roles?|positions?|employers?|compan(?:y|ies)|stints?|postes?|emplois?|employeurs?|entreprises?|expériences?)';

/** Abbreviations and signs of hasty writing. */
const SHORT_FORMS: readonly Row[] = [
  [/\[([^\]]*)\]/gu, '($1)'],
  [/(?<!\p{L})w\/ ?/giu, 'with '],
  [/(?<!\p{L})exp\.?(?=[\s,)]|$)/giu, 'experience'],
  [/(?<!\p{L})(?:min\.|mini)(?=\s)/giu, 'minimum'],
  [/(\d) ?(yrs?|years?|ans) ?\+/giu, '$1+ $2'],
  [/(\d[^,;()]{0,24}?) (?:and up|and above|et au-delà|et \+)(?=[\s,;)]|$)/giu, 'at least $1'],
  [
    /,? (?:or|ou) (?:sim\.|similar|similaires?|comparable|autre \p{Lu}+|any other \p{Lu}+)(?=[\s)]|$)/giu,
    ' or similar',
  ],
  [/(?<!\p{L})k8s(?!\p{L})/giu, 'Kubernetes'],
  [/(?<!\p{L})mgmt(?!\p{L})/giu, 'management'],
  [/(?<!\p{L})pers\.(?=[ ,)]|$)/giu, 'personnes'],
  [/(?<!\p{L})(?:avg\.?|en moyenne) (?=\d)/giu, 'average of '],
  [/(?<!\p{L})école d'ingé(?!\p{L})/giu, "école d'ingénieur"],
  [/(?<!\p{L})école de co(?!\p{L})/giu, 'école de commerce'],
  [/(?<!\p{L})4[- ](?:yr|year)s? (?:college |university )?degree/giu, "bachelor's degree"],
  [
    /(?: ou assimilée?s?| or the like| at some point| à un moment(?: donné)?| dans le parcours| dans le CV)(?=[ ,)]|$)/giu,
    '',
  ],
  [/,? (?:please|svp|merci|s'il vous plaît)$/iu, ''],
  [/^profils? sans (.*) s'abstenir$/iu, '$1'],
  [
    /(?:hors de|en dehors de) (?:son|leur) pays|outside (?:of )?(?:their|his|her) (?:home |own )?country/giu,
    "à l'étranger",
  ],
];

/** Words of a remark, which asks for nothing more: a wish, an emphasis, what would not do. */
const REMARK =
  '(?:ideally|idéalement|idealement|preferably|de préférence|si possible|if possible|nice to have|bonus|un plus|not just|not only|pas juste|pas seulement|whichever|whatever|quel(?:le)?s? que|peu importe|even|même|impérativement|imperatively|obligatoire(?:ment)?|à ce jour|to date|as of today|(?:pas|not) que|poste actuel|current role|any (?:province|state|country|register|body|brand|kind|type|sort|roles?|field|module|level|sector|subject|discipline|trade|language|tool)|all (?:of them|three|two|four)|les (?:deux|trois|quatre)|nothing else|or abroad|ou étranger|français ou étranger|we want|on veut|ou équivalent|or equivalent)';
const FALLS_SHORT =
  "(?:won't do|will not do|not enough|not considered|doesn't count|does not count|don't count|ne compte(?:nt)? pas|ne suffi(?:t|sent) pas|not accepted|= ?(?:un )?plus|is a plus|est un plus|a plus|doesn't matter|does not matter|n'importe|importe peu|bienvenue?s?|welcome|fine|ok|okay|suffit)";
const REMARKS: readonly Row[] = [
  [new RegExp(` ?\\((?:${REMARK})(?![\\p{L}])[^()]*\\)`, 'giu'), ''],
  [new RegExp(` ?\\([^()]*(?:${FALLS_SHORT}|any|whichever)\\)`, 'giu'), ''],
  [new RegExp(` [–—-] (?:${REMARK}|pas |not )[^()]*$`, 'iu'), ''],
  [new RegExp(` [–—-] [^()]*${FALLS_SHORT}$`, 'iu'), ''],
  [new RegExp(`, ?(?:${REMARK}|pas du|pas de la)(?:\\s[^,()]*)?(?= ?\\(|$)`, 'iu'), ''],
];

const ROWS: readonly Row[] = [
  ...SHORT_FORMS,
  ...REMARKS,
  // "AutoCAD, Revit, Tekla (au moins deux)", "Python, R or SQL - any two"
  [
    new RegExp(
      `^(?=[^()]*[,/])([^()]*?)[ ,;:–-]{1,3}\\(?(?:at least|au moins|minimum|any|au minimum) ${NUMBER}(?: of (?:them|these)| d'entre (?:eux|elles)| minimum)?\\)?$`,
      'iu',
    ),
    'at least $2 of: $1',
  ],
  [new RegExp(`^minimum(?: of)? ${NUMBER} ?: ?`, 'iu'), 'at least $1 of: '],
  [/(?<![\d.])([2-5]) ?\+ (?:of|among|parmi) /iu, 'at least $1 of: '],
  // "Line management experience (6+)"
  [
    /^(?=.*(?:manag|encadr|équipe|team|supervis|leader))([^()]*)\((?:min(?:imum)?\.? ?|au moins |at least )?(\d{1,4}) ?\+? ?(?:pers(?:onnes|\.)?|people|reports|staff|collaborateurs)?,? ?(?:min(?:imum|\.)?|or more|ou plus)?\)$/iu,
    '$1 of at least $2 people',
  ],
  // Stays
  [
    / (?:with|at|for|chez|dans) (?:one|a single|the same|un seul|le même|un même) (?:employer|company|employeur)$(?<=stint.*|job.*|poste.*)/iu,
    '',
  ],
  [
    /^(?:has |a )?(?:never left|n'a jamais quitté|never quit) (?:an |un )?(?:employer|company|job|employeur|poste) (?:before|in less than|avant|en moins de) (.*)$/iu,
    'at least $1 in each job',
  ],
  [
    /^(?=.*(?:no freelanc|pas de freelance|never freelanc|sans freelance|no contracting)).*(?:permanent|stable|CDI).*$/iu,
    'never freelance',
  ],
  [
    new RegExp(
      `^(?:has |have |a )?(?:had )?(?:at least one|au moins un|un|one) ${JOB}(?: held)?(?: (?:lasting|of|for|held for|that lasted|de|d'|qui a duré|tenu))+ ?(.*)$`,
      'iu',
    ),
    '$1 at a single employer',
  ],
  [
    new RegExp(
      `^(?=.*\\d)(?:the |his |her |their |le |son )?(?:longest ${JOB}|longest (?:tenure|stay)|${JOB} (?:le|la) plus longue?)(?: (?:of|is|was|lasted|de|d'))? ?:? ?(.*)$`,
      'iu',
    ),
    '$1 at a single employer',
  ],
  [
    new RegExp(
      `^(?:no|never|aucune?|pas de|pas d'|sans) (?:short )?${JOB} ?(?:of|de|d'|lasting)? ?(?:under|less than|shorter than|moins de|moins d'|below|inférieure?s? à) ?(.*)$`,
      'iu',
    ),
    'at least $1 in each job',
  ],
  [
    /^(?:has |have |a )?(?:stayed|remained|lasted|spent|resté|tenu) (?=.*(?:employ|compan|entrepr|maison))/iu,
    '',
  ],
  [
    /(?:in |at |on |dans |sur |chez )?(?:the |his |her |their |le |la |son |sa |leur )?(?:last|latest|most recent|dernier|dernière) (?:job|role|position|poste|emploi|fonction)(?: occupée?)?/iu,
    'in current role',
  ],
  [/^tenure of (?=.*current role)/iu, ''],
  // Progress
  [
    new RegExp(
      `^(?:has had |at least |au moins )?${NUMBER} (?:internal )?promotions?(?: internes?)?(?: minimum)?(?: (?:in|en|within|sur) .*)?$`,
      'iu',
    ),
    'promoted at least twice',
  ],
  [
    /^((?:has been |was )?promoted) (?:in|within|after) (?:under|less than|fewer than)? ?\S+ (?:years?|months?)$/iu,
    '$1',
  ],
  [
    /^(?:from|de|d'|du) (?:an? |une? )?(\p{L}[\p{L} -]+?) (to|à|au) (\p{L}[\p{L} -]+)$/iu,
    'moved from $1 $2 $3',
  ],
  [
    /^(?:has |have |a )?(?:started(?: out)?|began|begun|débuté|commencé|démarré)(?: (?:his|her|their|sa|la) (?:career|carrière))? (?:as|comme|en tant que|en tant qu')(?: (?:an?|une?)(?= ))? ?(?=\p{L})/iu,
    'has worked as a ',
  ],
  [
    /^(?:internal |clear |a )?(?:promotion|progression|evolution|évolution|passage|move|step up)(?: interne| internally)? (?=(?:from|to|into|vers|d'un|de) )/iu,
    'moved ',
  ],
  [
    /^.*(?:through the ranks|worked (?:his|her|their) way up|shop floor to|from the shop floor|parti (?:de la base|d'en bas)|gravi (?:tous )?les échelons|pris du galon|step from deputy|deputy to|de l'adjoint|d'adjoint à).*$/iu,
    'promoted within the same company',
  ],
  [
    /^(?:last|latest|most recent|dernier|dernière) (?:move|mouvement|change|changement|step) ?(?:=|was|is|:|est|était) ?(?:an? |une )?promotion.*$/iu,
    'promoted within the same company',
  ],
  [
    /^(?:vraie |real |true |clear |belle |steady )?(?:progression|évolution|progress)(?: rapide| régulière)?(?: \([^()]*\))?$/iu,
    'promoted within the same company',
  ],
  [/^(?:has )?stepped up (?=(?:from|to|into) )/iu, 'moved '],
  [
    /^(?:has been |was |a été )?(promoted|promue?) (?!to |from |into |within |at |in |by |internally|several|at least|more|twice|once|à |au |en |par |chez |dans |deux |plusieurs )(?=\p{L})/iu,
    'promoted to ',
  ],
  // Leading nobody
  [
    /^(?:is |est |an? |un |une |currently |actuellement )*(?:individual contributor|contributeur individuel|contributrice individuelle|IC)(?= |$).*$/iu,
    'not managing a team',
  ],
  [
    /^not (?:currently )?(?:running|leading|managing) (?:an? )?(?:team|people)(?: (?:at the moment|now|currently|today|right now))?$/iu,
    'not managing a team',
  ],
  // Languages beside one that goes without saying
  [
    /^(?:parle |maîtrise |speaks )?(?:au moins |at least )?(?:deux|two|2) (?:autres )?(?:langues|languages)(?: étrangères)? (?:en plus d[ue]|outre|besides|in addition to|on top of|other than) .*$/iu,
    'Speaks at least 3 languages',
  ],
  [
    /^(?:bilingue?|trilingu(?:e|al)|quadrilingue) ?:? (?=(?:FR|EN|NL|DE|ES|IT|PT|AR)(?![\p{L}]))(.*)$/iu,
    '$1 (fluent)',
  ],
  [
    /^(?:english|anglais|french|français) (?:plus|et|and) (?:one more|another|a second|une autre|une deuxième) (?:language|langue)(?: .*)?$/iu,
    'Speaks at least 2 languages',
  ],
  [/^(\p{Lu}[\p{L} ]{2,24}) stint(?= |,|$).*$/u, 'has worked in $1'],
  // Where one can come to work from
  [
    /^(?:commutable (?:to|from|distance of)|within (?:commuting|travelling) distance of|in commuting distance of|within reach of) /iu,
    'based near ',
  ],
];

export const usualWording = (text: string): string =>
  ROWS.reduce((said, [pattern, usual]) => said.replace(pattern, usual), text.replace(/\s+/g, ' '));
