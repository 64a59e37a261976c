import type { Token } from '../tokens.ts';

/*
 * What kind of word a word is in a recruiter's text, in English and French: whether it asks, wishes,
 * denies, waives, tells of others. The class holds for every trade. Folded tokens; a word may be of
 * several classes.
 */

const LISTS: readonly (readonly [string, string])[] = [
  [
    'not',
    "no|not|never|neither|nor|none|nobody|nothing|without|pas|jamais|aucun|aucune|ni|rien|sans|non|nul|personne|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't|cannot|couldn't|wouldn't|shouldn't|needn't|ain't|nope|nah|dont|doesnt|isnt|cant|wont|n",
  ],
  [
    'refuse',
    'avoid|avoiding|exclude|excluded|excluding|except|unless|refuse|refused|refusees|refuses|banned|off|limits|barred|forbidden|blacklist|skip|spare|abstain|enough|sick|tired|fed|sauf|hors|hormis|exclu|exclus|exclue|exclues|exclure|ecarter|ecartez|eviter|evitez|abstenir|bannis|banni|refus|marre|soupe|ras|interdit|interdits|interdite|oubliez|oublie|stop|fini|finis|proscrire|proscrit|fuir|horreur|debaucher|poach|poaching|approach|agreement|entente|accord|convention|conflict|conflit|litige',
  ],
  [
    'waive',
    "needed|need|necessary|required|matter|matters|care|bother|fussed|irrelevant|optional|mind|consequence|importance|counts|expected|use|help|obligatoire|necessaire|exige|exigee|requis|requise|demande|demandee|importe|fiche|fous|indifferent|indifferente|facultatif|facultative|utile|inutile|utilite|besoin|attendu|attendue|peine|critere|tant|cheval|grave|worry|whatever|regardless|either|don't|peu|accepte|acceptes|acceptee|acceptees|welcome|bienvenu|bienvenue|bienvenus|ok|okay|fine",
  ],
  [
    'wish',
    'ideally|plus|bonus|nice|preferably|preferred|preference|advantage|advantageous|asset|desirable|optional|handy|helpful|help|helps|useful|welcome|appreciated|love|delight|dream|great|cool|better|best|lovely|happy|pleased|icing|cherry|would|could|might|if|even|possible|poss|hopefully|extra|sweet|brownie|points|atout|idealement|appreciee|apprecie|apprecies|appreciees|souhaite|souhaitee|souhaites|mieux|serait|seraient|chouette|super|top|genial|parfait|bienvenu|bienvenue|si|possible|preference|facultatif|avantage|plaisir|reve|cerise|bien|ferait|aiderait|rassurerait|rassureraient|tant|valorise|valorisee|interet|interessant|sympa|eventuellement|merci|kiff|ravi|ravis|ravirait|serais|aimerais|aimerait|voire',
  ],
  [
    'must',
    'must|mandatory|required|require|essential|necessary|needs|needed|minimum|min|least|definitely|absolutely|compulsory|non-negotiable|negotiable|vital|imperative|strictly|only|insist|insists|core|key|musts|obligatoire|obligatoires|imperatif|imperativement|indispensable|indispensables|exige|exigee|exiges|requis|requise|necessaire|faut|faudra|faudrait|doit|devra|devront|mini|moins|absolument|surtout|forcement|oblige|incontournable|imperieux|insiste|sine|plancher|critical|has|have|got|gotta',
  ],
  [
    'ask',
    "looking|look|seek|seeks|seeking|search|searching|find|source|sourcing|want|wants|wanted|need|needs|recruit|recruiting|recruits|hire|hires|hiring|after|send|get|vacancy|opening|req|role|position|candidate|candidates|profile|profiles|someone|somebody|person|people|anyone|shortlist|cherche|cherchons|cherchez|cherchent|recherche|recherchons|recherchent|recrute|recrutons|recrutent|veut|veux|voulons|voudrais|voudrait|voudrions|voudraient|besoin|trouver|trouve|trouvez|trouver|denicher|poste|profil|profils|candidat|candidats|candidate|quelqu'un|quelqu|quelque|personnes|engageons|engage|embauche|embauchons|faut|manque|pourvoir|liste|proposer|presenter",
  ],
  [
    'have',
    'has|have|having|holds|hold|holding|knows|know|knowing|speaks|speak|speaking|able|comfortable|experience|experienced|background|skills|knowledge|familiar|fluent|qualified|certified|registered|trained|degree|used|done|worked|run|ran|ait|aient|ayant|possede|possedant|parle|parlant|connait|connaisse|connaissant|connaissance|maitrise|maitrisant|sache|sachant|sait|capable|aise|experience|titulaire|detenteur|forme|formee|issu|issue|diplome|dote|inscrit|passe|passee|exerce|travaille|encadre|pratique|vecu|habilite',
  ],
  ['our', 'our|my|notre|nos|mon|ma|mes|chez'],
  ['their', 'their|his|her|its|leur|leurs|son|sa|ses|your|votre|vos|ton|ta|tes'],
  ['we', "we|us|we're|we've|we'll|nous|on"],
  ['I', "i|i'm|i've|i'd|i'll|me|je|j|moi|m"],
  ['you', "you|you're|you've|you'll|vous|tu|toi|t|u"],
  [
    'they',
    "they|them|he|she|him|her|they're|he's|she's|il|elle|ils|elles|lui|eux|celui|celle|ceux",
  ],
  ['who', "who|who's|whose|which|that|qui|dont|que|laquelle|lequel"],
  [
    'name',
    'mr|mrs|ms|miss|dr|sir|madam|dear|m|mme|mlle|maitre|monsieur|madame|cher|chere|chers|professor|prof',
  ],
  [
    'gone',
    'left|leaves|leaving|leave|gone|went|goes|retired|retires|retiring|retirement|resigned|quit|quits|joined|joins|moved|moves|moving|poached|lured|replaced|replacing|replaces|handed|notice|maternity|paternity|sabbatical|promoted|stepping|departed|departure|previous|former|formerly|last|outgoing|predecessor|parti|partie|partis|parties|part|quitte|quittes|quittee|retraite|demissionne|demission|rejoint|remplace|remplacer|remplacement|remplacant|maternite|conge|precedent|precedente|ancien|ancienne|dernier|derniere|predecesseur|muté|mutee|envole|envolee|revenu|venu|venue|arret|predecessrice|actuel|actuelle|current',
  ],
  [
    'tell',
    "said|says|say|told|tells|asked|asks|thinks|thought|wants|met|meets|spoke|knows|plays|visits|believes|agreed|approved|reckons|keeps|handles|runs|does|did|dit|disait|disaient|demande|voulait|pense|croit|tient|fait|vient|venait|rappelle|souvient|insiste|decide|valide|trouve|habite|travaille|s'occupe|occupe|occupent|chargent|souhaite|aime|prefere",
  ],
  [
    'firm',
    'company|firm|client|clients|group|office|offices|headquarters|hq|head|parent|subsidiary|branch|plant|factory|site|sites|warehouse|shop|stores|school|hospital|bank|team|founded|founder|founders|established|established|employees|staff|customers|supplier|suppliers|partner|partners|competitor|competitors|opened|opening|acquired|bought|sold|merger|merged|owned|family|leader|leading|specialised|societe|entreprise|groupe|bureau|bureaux|siege|filiale|agence|agences|usine|usines|magasin|magasins|maison|etablissement|fondee|fonde|fondateur|salaries|collaborateurs|fournisseur|fournisseurs|partenaires|partenaire|concurrent|concurrents|ouvert|ouvre|rachete|rachat|fusion|leader|specialise|specialisee|antenne|depot|implante|implantee|ne|nee|actionnaire|association|cabinet|equipe|marche|campus|expansion|entrepot',
  ],
  [
    'where',
    'based|base|located|location|live|lives|living|commute|commutable|relocate|near|around|within|round|reach|area|region|onsite|on-site|hybrid|remote|local|locally|base|basee|bases|situe|situee|situe|trouve|localisation|lieu|habite|habiter|residant|resider|residence|vivre|pres|autour|environs|alentours|proche|region|secteur|departement|teletravail|presentiel|poste|mission|sur',
  ],
  [
    'report',
    'report|reports|reporting|line|under|manager|rattache|rattachee|rattachement|reporte|hierarchique|responsable|direct|aupres|conduite|cote|alongside|supervise|supervising|mentor|train|trains|training|coach|lead|leading|manage|manages|encadrer|former|accompagner|interlocuteurs|contact|contacts|interview|interviews|entretien|entretiens|signed|cc|copie',
  ],
  [
    'from',
    'from|ex|at|chez|de|du|des|d|currently|previously|formerly|venant|provenant|issu|issue|issus|issues|venu|venus|passe|passes|actuellement',
  ],
  [
    'like',
    'like|similar|such|equivalent|comparable|ilk|type|genre|comme|similaire|equivalent|tel|tels|telle|telles|par|exemple|eg|etc|kind|sort|style',
  ],
  ['because', 'because|since|as|so|since|due|hence|car|parce|puisque|vu|comme|donc|cause'],
  [
    'but',
    'but|though|although|however|yet|while|whereas|mais|pourtant|cependant|toutefois|alors|revanche|tandis|rather|plutot|instead|lieu',
  ],
  ['and', 'and|et|&|+|plus'],
  ['or', 'or|ou|/|either|soit'],
  ['det', 'a|an|the|un|une|le|la|les|l|des|this|that|ce|cet|cette|ces|another|autre|some'],
  ['in', 'in|en|dans|at|a|au|aux|on|near|to|sur|pour|for'],
  ['with', 'with|w|avec'],
  [
    'be',
    "is|are|was|were|be|been|being|it's|est|sont|suis|etait|etaient|ete|etre|sera|soit|s|c|that's",
  ],
  [
    'will',
    "will|shall|would|could|can|may|might|should|you'll|we'll|pourra|pourrait|peut|peuvent|sera|serez|aurez|devrez|vont|va|allez",
  ],
  [
    'past',
    'had|did|was|were|got|took|came|went|used|sent|gave|avait|etait|avions|avons|eu|recu|envoye|pris|donne|finalement',
  ],
  [
    'time',
    'january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|week|month|semaine|mois|spring|summer|autumn|winter|printemps|ete|automne|hiver|rentree|christmas|noel|easter|start|starts|starting|debut|demarrage|prise|asap|today|tomorrow|yesterday|hier|demain',
  ],
  ['years', 'years|year|yrs|yr|ans|annees|an|annee|experience|pqe|exp'],
  [
    'pay',
    'salary|package|pay|bonus|pension|equity|holiday|salaire|remuneration|prime|primes|mutuelle|tickets|rtt|avantages|offer|offers|offre|offrons|benefits|perks|conditions|k|eur|gbp|usd|rate|tjm|day|budget|charge',
  ],
  [
    'duties',
    'duties|responsibilities|tasks|missions|mission|taches|role|job|quotidien|activite|activites|programme|work|day-to-day|poste|travail|responsibility',
  ],
  [
    'bye',
    'regards|wishes|sincerely|thanks|thank|cheers|yours|best|cordialement|merci|bien|salutations|bises|amities|amicalement|sentiments|bisous|kind|warm',
  ],
  [
    'wrong',
    'actually|correction|wait|sorry|scratch|scrap|forget|ignore|instead|mistake|meant|mean|change|changed|finally|finalement|pardon|erreur|rectif|oubliez|oublie|laisse|plutot|not|annule|desole|dsl|nan|en|fait|separate|elsewhere|ailleurs|other|autre',
  ],
  [
    'last',
    'already|too|many|last|time|again|another|keep|keeps|kept|sending|sent|deja|trop|encore|recu|recus|envoye|toujours|beaucoup|nombreux|derniere|fois|third|three|four',
  ],
  [
    'people',
    'people|folks|guys|blokes|profiles|candidates|types|ones|gens|profils|personnes|candidats|candidatures|applicants|backgrounds|hands|lot|chaps|girls|lads|transfuges|anciens|alumni|graduates|diplomes|eleves',
  ],
];

const CLASSES: ReadonlyMap<string, readonly string[]> = (() => {
  const classes = new Map<string, string[]>();
  for (const [name, list] of LISTS)
    for (const word of list.split('|')) {
      const known = classes.get(word);
      if (known === undefined) classes.set(word, [name]);
      else if (!known.includes(name)) known.push(name);
    }
  return classes;
})();

const NONE: readonly string[] = [];
const NUMBER: readonly string[] = ['number'];

/** Endings say the form of a word that no list has. */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/n't$/, ['not']],
  [/[a-z]{2}(?:rait|raient|rais)$/, ['would', 'wish']],
  [/[a-z]{2}(?:rez|rons|ront)$/, ['will']],
  [/[a-z]{3}(?:ait|aient)$/, ['past']],
  [/[a-z]{3}ed$/, ['ed']],
  [/[a-z]{3}ing$/, ['ing']],
  [/[a-z]{3}(?:er|ir)$/, ['infinitive']],
];

/** The classes of a token; none for most words of a trade. */
export function requestClasses({ word, kind }: Token): readonly string[] {
  if (kind === 'number') return NUMBER;
  const known = CLASSES.get(word);
  if (known !== undefined || kind === 'mark') return known ?? NONE;
  return FORMS.find(([ending]) => ending.test(word))?.[1] ?? NONE;
}
