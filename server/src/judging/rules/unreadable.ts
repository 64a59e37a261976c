import type { UnreadableReason } from './reading.ts';

/** What no profile shows, however well it is written. These are never guessed from other facts. */

const REASONS: readonly [UnreadableReason, RegExp][] = [
  [
    'other',
    /\b(?:for|at|from|with|by|chez|pour|un|une|a|an|any|direct|our|nos|notre|la) (?:\w+ )?(?:competitors?|concurrente?s?|concurrence)\b(?! (?:analysis|research|monitoring|intelligence))/,
  ],
  [
    'salary',
    /\b(?:salar(?:y|ies)|salaires?|remuneration|(?:salary|compensation) package|compensation (?:of|under|below|up|max|expect\w*)|total compensation|pay expectations?|pretentions?|daily rate|day rate|tjm|k€|wage|budget of|ote)\b|\d ?k ?(?:€|eur|euros|usd|\$|£)|[€$£] ?\d/,
  ],
  [
    'availability',
    /\b(?:(?<!high[- ])availab(?:le|ility)|(?<!haute )disponib(?:le|ilite|ilites)|notice period|preavis|immediate(?:ly)?|immediatement|start (?:date|in|within|asap)|asap|open to (?:work|opportunities|new)|actively looking|job hunting|a l'ecoute|en recherche|en poste ou libre|looking for (?:a|an|new)|full[- ]time|part[- ]time|temps plein|temps partiel|cdi|cdd|horaires (?:flexibles|souples|de bureau))\b/,
  ],
  [
    'mobility',
    /\b(?:relocat(?:e|ion|ing)|willing to (?:travel|move)|travel(?:ling)? (?:up to|required|frequently)|ready to travel|mobilite|mobile (?:geographiquement|geographically|sur toute|dans toute|partout|nationalement)|geographiquement mobile|geographically mobile|deplacements?|remote(?:ly)?(?: work(?:ing)?)?$|works? remotely|on[- ]?site|teletravail|hybrid (?:work|mode|schedule|model)|travail hybride|commut(?:e|ing)|work permit|right to work|visa (?:sponsorship|de travail)|(?:work|valid|no|without) visa|permis de travail|vehicule (?:personnel|obligatoire)|own (?:car|vehicle))\b/,
  ],
  [
    'motivation',
    /\b(?:motivat(?:ed|ion|ing)|motivee?s?|passion(?:ate|nee?s?|ne)?|enthusias(?:m|tic|te)|eager|envie de|interested in|interessee? par|wants? to|souhaite rejoindre|curiosity|curious|curieux|curieuse|curiosite|hungry|ambiti(?:on|ous)|ambitieu(?:x|se)|self[- ]driven|driven by|determination|determinee?|career change|loves?|aime)\b/,
  ],
  [
    'soft_skill',
    /\b(?:work(?:s|ed|ing)? (?:well )?(?:in|within|as part of|with) (?:an?|the|large|small) (?:\w+ )?teams?|travail(?:le|ler)? (?:au sein d'une|dans une) (?:\w+ )?equipe|communicat(?:ion skills?|or|es well|es clearly)|good communication|excellent communicat\w+|communication (?:orale|ecrite)|bonne? communica\w+|interpersonal|relationnel(?:le)?s?|sens du (?:contact|relationnel|service|client|detail|resultat)|team ?player|team spirit|teamwork|esprit d'equipe|travail (?:en|d') ?equipe|works well|gets? (?:along|on) (?:well )?with|getting along|fits? in(?:to)?|hits it off|builds? rapport|rapport with|s'entend(?:re)?(?: bien)? avec|bon contact|contact facile|a l'aise avec les|good with (?:people|children|kids|customers|clients|numbers|animals)|great with (?:people|children|kids|customers)|people person|^(?:(?:is|est|very|tres|be|someone|quelqu'un|de) )*(?:kind|gentle|caring|calm|calme|patiente?|doux|douce|chaleureu(?:x|se)|warm|approachable)(?=$|,| (?:and|et|with|avec|envers|towards?|to|but) )|humble|humility|humilite|curious mind|common sense|bon sens|thrives? (?:in|on|under)|comfortable with (?:ambiguity|change|uncertainty)|handles? (?:pressure|stress)|sense of (?:urgency|humou?r|ownership)|go[- ]getter|can[- ]do|hands[- ]on (?:attitude|approach|mindset)|team fit|autonom(?:y|ous|e|ie)|independently|^independent$|self[- ]?(?:starter|motivated|driven)|proactiv(?:e|ity)|proacti(?:f|ve)|proactivite|rigou?r(?:ous|eux|euse)?|rigueur|well[- ]organi[sz]ed|organi[sz]ed$|organi[sz]ation(?:al)? skills|sens de l'organisation|detail[- ]oriented|attention to detail|problem[- ]solv(?:ing|er)|resolution de problemes|analytical (?:skills|mind|thinking)|^analytical$|esprit d'analyse|esprit analytique|critical thinking|^creative$|creative (?:mind|thinker|person)|creativity|creatif$|creativite|adaptab(?:le|ility|ilite)|flexib(?:le|ility|ilite)|resilien(?:t|ce)|stress (?:management|resistan\w+)|(?:resistance au|gestion du|resiste au) stress|under pressure|sous pression|empath(?:y|ie|etic)|emotional intelligence|charism\w+|leadership(?: skills| qualities)? ?$|(?:natural|strong|born|good|true|real|bon|vrai|une?|an?) leader$|^leader$|qualites? (?:de|humaines|relationnelles)|savoir[- ]etre|soft skills?|cultur(?:e|al) fit|good fit|personality|personnalite|attitude|mindset|etat d'esprit|dynamic|dynamique|serious|serieu(?:x|se)|^reliable$|reliable (?:person|worker)|fiable|ponctuel(?:le)?|punctual|honest\w*|^integrity$|integrite|trustworthy|friendly|sympathique|^smart$|smart (?:person|thinker)|^intelligente?$|hard[- ]?working|travailleur|fast learner|learns? (?:fast|quickly)|apprend vite|willing(?:ness)? to learn|capacite d'apprentissage|ability to|capacite a|presentation skills|persuasive|diploma(?:tic|tie)|patience|bienveillan\w+|energetic|energique|humou?r|entrepreneurial (?:spirit|mindset)|esprit entrepreneurial|growth mindset|polyvalen(?:t|te|ce)|versatile)\b/,
  ],
];

/**
 * The reason why a statement (lower case, without accents) cannot be read from any profile; null
 * when it may be.
 */
export function unreadableReason(plain: string): UnreadableReason | null {
  for (const [reason, pattern] of REASONS) if (pattern.test(plain)) return reason;
  return null;
}
