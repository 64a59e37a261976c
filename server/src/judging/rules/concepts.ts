/**
 * What recruiters ask for in many words, in English and French: duties, licences, settings. One row
 * is one meaning; a criterion and a profile may say it in different words.
 */
interface ConceptRow {
  /** Patterns over text in lower case without accents: how criteria and profiles say it. */
  words: string;
  /** How profiles show it without any of these words. */
  shown?: string;
}

const ROWS = {
  // Hours
  shifts: {
    words:
      "shift[- ]?work(?:ing)?|(?:rotating |shift )?(?:shift )?patterns|shifts?|[2345] ?x ?8|travail poste|horaires (?:postes|decales|alternes)|equipes? (?:alternantes?|postees?)|(?:travail|travaille) en equipes?|postee?s?(?= en)|rotations? (?:of shifts|d'equipes?)",
  },
  nights: {
    words: 'night[- ](?:shifts?|work|duty|duties|staff|nurse|rota)|nights|nuits?|nocturnes?',
  },
  weekends: { words: 'week-?ends?|saturdays?|sundays?|samedis?|dimanches?' },
  on_call: {
    words:
      "on[- ]call(?: (?:rota|duty|duties|rotations?|shifts?))?|out[- ]of[- ]hours|call[- ]outs?|standby (?:rota|duty)|astreintes?|(?:tours? de )?garde(?:s)?(?= |$)(?! d')|pager(?:duty)? (?:duty|rotation)",
  },
  // Licences and registrations
  driving_licence: {
    words:
      "(?:full |clean |valid |uk |eu )*driv(?:ing|er'?s?) licen[cs]es?|permis (?:de conduire|vl|voiture|be?)(?: [a-e]\\b)?(?:(?: et|,) be)?(?: valide)?|licen[cs]e to drive|(?:clean|full uk) licen[cs]e|category b licen[cs]e",
    shown:
      'permis (?:c|ce|ec|pl|d|poids lourds?)|licen[cs]e c\\+e|(?:hgv|lgv)(?: class [12])? (?:driver|licen[cs]e)',
  },
  heavy_goods_licence: {
    words:
      "(?:hgv|lgv)(?: (?:class [12]|licen[cs]e|c\\+?e?))*|class [12] (?:licen[cs]e|driver)|cat(?:egory|\\.)? c1?(?: ?\\+ ?e|e)?(?: licen[cs]e)?|c\\+e|permis (?:c|ce|ec|pl|spl|poids lourds?|super lourds?)|cdl(?:[- ](?:class )?[ab])?|commercial driver'?s licen[cs]e",
  },
  forklift: {
    words:
      'caces(?: r ?\\d{3})?|forklift(?: (?:licen[cs]e|truck|driver|certificate))*|counterbalance|reach truck|chariots? elevateurs?',
  },
  registered_nurse: {
    words:
      "registered nurses?|rns?|state[- ]registered|nmc(?: registered| registration| pin)?|infirmiere?s? diplome(?:e)?s? d'etat|ide|diplome d'etat d'infirmiere?",
  },
  chartered_accountant: {
    words:
      "cpa|certified public accountants?|acca|aca|cima|chartered accountants?|cgma|expert(?:e)?[- ]comptable diplome(?:e)?|dec|diplome d'expertise comptable",
  },
  bar: {
    words:
      'admitted to (?:the )?(?:\\w+ )?bar|bar (?:admission|exam|member|licen[cs]e)|member of the (?:\\w+ )?bar|(?:inscrite?s? au |membre du )?barreau|capa|called to the bar|admitted (?:as a )?solicitor|qualified solicitor|avocate?s? (?:inscrite?s? )?(?:au barreau)?',
  },
  professional_order: {
    words:
      "inscrite?s? a l'ordre(?: des \\w+)?|membre de l'ordre|ordre des (?:medecins|infirmiers|architectes|pharmaciens|experts[- ]comptables)|gmc|hcpc|gphc|board[- ]certified",
  },
  electrical_authorisation: {
    words:
      'habilitations? electriques?(?: [a-z]\\d[a-z]?)*|(?:h|b)[012][vctrsn]?(?: br| bc| b\\dv)*|electrical (?:authori[sz]ation|licen[cs]e)|18th edition|nfpa 70e',
  },
  security_clearance: {
    words:
      'security clear(?:ed|ance)|sc clear(?:ed|ance)|dv clear(?:ed|ance)|ts\\/sci|top secret|secret clearance|habilitations? (?:secret|confidentiel|defense)(?:[- ]defense)?|clearance',
  },
  teaching_licence: {
    words:
      'qts|pgce|qualified teacher(?: status)?|teaching (?:licen[cs]e|certificate|qualification|credential)',
  },
  teaching_contest: { words: 'capes|capet|caplp|agreg(?:ation|ee?)|crpe' },
  good_manufacturing: {
    words: 'c?gmp|bpf|bonnes pratiques de fabrication|good manufacturing practices?|gxp',
  },
  regulator: { words: '(?:inspections? )?(?:fda|ansm|ema|mhra)(?: inspections?)?' },
  // What somebody is open to; only a profile that says so shows it
  relocation: {
    words:
      "(?:open|willing|ready|happy|able|prepared) to (?:relocat\\w+|move|bouger|travel anywhere)|relocation (?:ok|possible|welcome)|mobilite (?:geographique|nationale|internationale|totale)|mobile (?:partout|(?:sur|dans) (?:toute )?(?:la |l'|le )?(?:france|europe|region)|geographiquement|nationalement)|geographically mobile|geographiquement mobile|prete? a (?:bouger|demenager|s'installer)|demenagement .{0,30}envisageable|me deplace dans toute",
  },
  travel: {
    words:
      "travel(?:s|led|ling|ed|ing)?(?! (?:agen|industry|compan|insur|book|retail|sector|tech))|on the road|overnight stays|deplacements?(?: (?:frequents|reguliers|professionnels|nationaux|a l'etranger))?|en deplacement|grands? deplacements?|itinerante?s?|sur la route",
  },
  interim: {
    words:
      'interim|missions? de transition|fixed[- ]term|short contracts?|contract (?:work|tester|roles?|basis)|cdd|temporary (?:work|roles?|contracts?)',
  },
  recruitment_agency: {
    words:
      "recruit(?:ment|ing) agenc(?:y|ies)|staffing (?:agenc(?:y|ies)|firms?)|cabinets? de recrutement|agences? d'interim|executive search|chasse de tetes|headhunt\\w+",
  },
  opening: {
    words:
      'opened|openings? of|opening|ouvert(?:e|s|es|ure|ures)?|cree(?:e|s|es)?|creation|set up|founded|fonde(?:e|r)?|started (?:a|the|up)|from scratch',
  },
  // Work with people and money
  budget: { words: 'budgets?|budgetaires?|budgetary|spend' },
  profit_and_loss: {
    words:
      "p ?& ?l|p and l|profit and loss|pnl|compte(?:s)? (?:de resultat|d'exploitation)|centre de profit|profit cent(?:er|re)",
  },
  target: { words: 'targets?|quotas?|objectifs?|goals|sales plan' },
  exceeded: {
    words:
      'exceed(?:ed|s|ing)?|surpass(?:ed|es|ing)?|beat(?:en|s|ing)?|over[- ]?achiev\\w+|over[- ]?perform\\w+|outperform\\w+|smash\\w+|above|over|depass\\w+|surperform\\w+|au[- ]dela|au[- ]dessus',
    shown: '(?:1[0-9]\\d|[2-9]\\d\\d) ?%',
  },
  reached: {
    words:
      'met|meets?|meeting|hit(?:s|ting)?|achiev(?:ed|es|ing)|reach(?:ed|es|ing)?|attein\\w+|tenu|tenus|realise(?:e|s|es)?',
    shown:
      '(?:exceed|surpass|overachiev|over-achiev|depass|outperform)\\w*|(?:1\\d\\d|[2-9]\\d\\d) ?%',
  },
  negotiation: { words: 'negoti\\w+|negoci\\w+|bargain\\w*|nao' },
  unions: {
    words:
      '(?:trade |labou?r )?unions?|syndica\\w+|organisations syndicales|partenaires sociaux|collective (?:bargaining|agreements?)|irp|instances representatives(?: du personnel)?|works councils?|dialogue social|relations sociales',
    shown: 'cgt|cfdt|cfe[- ]cgc|unite the union|teamsters|seiu|cse|nao|employee relations',
  },
  hiring: {
    words:
      'recruit(?:ed|ing|ment|s)?|hir(?:ed|ing|es|e)|recrut(?:e|er|es|ement|ements|ait)|embauch(?:e|er|es)|staffed',
  },
  training: {
    words:
      'train(?:ed|ing|s)?|coach(?:ed|ing|es)?|mentor(?:ed|ing|s)?|onboard(?:ed|ing)|forme(?:e|r|es)? (?:des|les|aux|a|au|de)|formation (?:des|de nouveaux|de jeunes)|accompagne(?:r|ment)?|tutora\\w+',
  },
  launch: { words: 'launch(?:ed|es|ing)?|lanc(?:e|er|es|ement|ements)|go[- ]to[- ]market' },
  implementation: {
    words:
      'implement\\w*|deploy\\w*|roll[- ]?outs?|rolled out|rolling out|deploi\\w*|mise? en (?:place|oeuvre)|(?:mis|misent) en place|install(?:ed|ation)|go[- ]lives?|integration|introduc(?:ed|tion)|set up|parametrage',
  },
  migration: {
    words: 'migrat\\w+|replatform\\w*|moderni[sz]\\w+|bascul\\w+|moved .{0,20}to the cloud',
  },
  restructuring: {
    words:
      "restructur\\w+|redundanc(?:y|ies)|lay[- ]?offs?|pse|plans? (?:sociaux|social|de sauvegarde de l'emploi)|turn[- ]?arounds?|redress(?:e|ement|er)|retournement",
  },
  prospecting: {
    words:
      'prospect(?:ing|ion|e|er)?|cold[- ]call\\w*|outbound|hunting|hunters?|chasse|new business|conquete|lead generation|phoning|outreach',
  },
  large_accounts: {
    words:
      'large (?:enterprises?|accounts?|compan(?:y|ies)|corporat(?:es|ions)|customers|clients)|(?:selling (?:in)?to |sells to |sales to )?enterprise (?:sales|accounts?|customers|clients|deals|segment)|(?:key|named|strategic|global|major|enterprise)[- ]accounts?|grands? comptes?|grandes entreprises|fortune (?:50|100|500|1000)|cac ?40',
  },
  tenders: { words: "tenders?|rfps?|rfis?|rfqs?|appels? d'offres?|bids?|marches? publics?|ao" },
  subcontractors: { words: 'sub-?contractors?|sous-?traitants?|contractors|prestataires' },
  suppliers: { words: 'suppliers?|vendors?|fournisseurs?' },
  stakeholders: {
    words:
      'stakeholders?|parties prenantes|executives?|c[- ]level|comex|codir|comite (?:de direction|executif)|board(?: of directors)?|steering committees?|copil',
  },
  patients: { words: 'patients?|patientele' },
  children: {
    words:
      'child(?:ren)?|kids|pupils|toddlers|infants?|enfants?|eleves|jeunes enfants|petite enfance|p(?:a)?ediatri\\w*|creche|nursery',
  },
  elderly: {
    words:
      "elderly|older (?:people|adults)|geriatri\\w*|gerontolog\\w*|care homes?|nursing homes?|dementia|alzheimer(?:'s)?|personnes agees|ehpad|maisons? de retraite|seniors dependants",
  },
  // Settings
  abroad: {
    words:
      "(?:worked |lived |working |living |experience )?(?:abroad|overseas)|(?:a )?l'?(?: ?)etranger|expat\\w*|international assignments?|mobilite internationale",
    shown: 'relocated to|detachement|secondment|secondee',
  },
  international: {
    words:
      'international(?:e|es|aux|ly)?|global(?:ly)?|worldwide|multi[- ]?countr(?:y|ies)|multiculturel\\w*|multicultural|cross[- ]border',
    shown:
      '(?:\\d+|two|three|four|five|six|seven|eight|ten|deux|trois|quatre|cinq|sept|huit|dix) (?:countries|pays)|emea|apac|dach|latam|europe',
  },
  multi_site: {
    words:
      'multi[- ]?sites?|several (?:sites|stores|branches|locations)|plusieurs (?:sites|magasins|agences|etablissements)',
    shown:
      '(?:[2-9]|\\d{2,}|two|three|four|five|six|seven|eight|ten|deux|trois|quatre|cinq|sept|huit|dix) (?:sites|stores|plants|branches|shops|locations|magasins|usines|agences|boutiques|restaurants|etablissements)',
  },
  intensive_care: {
    words: 'intensive care|icu|itu|critical care|reanimation|rea|soins intensifs|usi|usic|sinu?',
  },
  emergency: {
    words:
      "emergency (?:departments?|rooms?|medicine|nurs\\w+|care)|a ?& ?e|accident and emergency|(?:service (?:des |d')?)?urgences|smur|samu|trauma (?:centre|center|unit)",
  },
  operating_theatre: {
    words:
      'operating (?:theat(?:re|er)s?|rooms?)|theatre nurs\\w+|scrub nurs\\w+|perioperative|bloc(?: operatoire)?|ibode|iade',
  },
  mental_health: { words: 'mental health|psychiatr\\w*|sante mentale|cmp' },
  home_care: {
    words:
      'home care|home health|district nurs\\w+|community nurs\\w+|(?:soins )?a domicile|had|ssiad|domiciliary',
  },
  oncology: { words: 'oncolog\\w*|cancer\\w*|chemotherap\\w*|chimio\\w*' },
  surgery: { words: 'surg(?:ery|ical|eries)|chirurgi\\w*|post[- ]?op\\w*' },
  technical_drawings: {
    words:
      '(?:technical|engineering|mechanical|isometric) drawings?|blueprints?|(?:lecture de |lire des |lire un |lit (?:les|des) )?plans? (?:techniques?|mecaniques?|isometriques?|industriels?|de fabrication)|lecture de plans?|dessins? techniques?|dessins? industriels?',
  },
  closing: {
    words:
      'month[- ]ends?(?: clos(?:e|ing))?|year[- ]ends?(?: clos(?:e|ing))?|monthly clos(?:e|ing|ings)|quarterly clos(?:e|ing)|clotures?(?: (?:comptables?|mensuelles?|annuelles?|trimestrielles?))*|arretes? (?:mensuels?|comptables?)|closings?',
  },
  consolidation: { words: 'consolidat\\w*|consolidation' },
  litigation: {
    words: 'litigat\\w*|contentieux|contentieuse|disputes?|court cases|precontentieux',
  },
  data_protection: { words: 'gdpr|rgpd|data protection|privacy law|dpo' },
  open_source: { words: 'open[- ]source' },
  code_review: { words: 'code reviews?|peer reviews?|revues? de code' },
  production_scale: {
    words:
      'large[- ]scale|at scale|high[- ]traffic|fort trafic|forte charge|high[- ]availability|haute disponibilite',
    shown:
      "(?:\\d+ ?(?:m|k)|million|millions)(?: d[e']| of)? (?:users|utilisateurs|requests|requetes|events)|\\d+ ?k? ?(?:rps|qps|requests per second)",
  },
  technical_lead: {
    words:
      'tech(?:nical)?[- ]lead(?:s|ership)?|lead (?:developers?|engineers?)|lead (?:technique|dev)|technical leadership',
  },
  publications: {
    words: 'publications?|published (?:papers?|articles?|research)|peer[- ]reviewed|publie dans',
  },
  speaking: {
    words:
      'conference (?:speaker|talks?)|public speaking|spoken at conferences|speaker|talks at|conferencie(?:r|re)|prise de parole',
  },
} as const satisfies Record<string, ConceptRow>;

export type ConceptId = keyof typeof ROWS;

const whole = (words: string): string => `(?<![a-z0-9])(?:${words})(?![a-z0-9])`;

const entries = Object.entries(ROWS as Record<ConceptId, ConceptRow>) as [ConceptId, ConceptRow][];

const ASKED: readonly (readonly [ConceptId, RegExp])[] = entries.map(([id, { words }]) => [
  id,
  new RegExp(whole(words), 'g'),
]);

const SHOWN = new Map(
  entries.map(([id, { words, shown }]) => [
    id,
    new RegExp(whole(shown === undefined ? words : `${words}|${shown}`)),
  ]),
);

export interface ConceptSpan {
  id: ConceptId;
  start: number;
  end: number;
}

/** The concepts that a text in lower case without accents names; of overlapping ones the longest. */
export function conceptsIn(plain: string): ConceptSpan[] {
  const found = ASKED.flatMap(([id, pattern]) =>
    [...plain.matchAll(pattern)].map((match) => ({
      id,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: ConceptSpan[] = [];
  for (const span of found)
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span);
  return kept.sort((a, b) => a.start - b.start);
}

/** Where a text in lower case without accents shows a concept; null when it does not. */
export function conceptShown(plain: string, id: ConceptId): { start: number; end: number } | null {
  const found = SHOWN.get(id)!.exec(plain);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
