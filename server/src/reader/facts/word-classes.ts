import { memoize } from '../../platform/memoize.ts';
import type { Token } from '../tokens.ts';
import { ORGANISATIONS, OWN_THINGS, PEOPLE } from './subjects.ts';

/*
 * What kind of word a word is, for the learned reading of a sentence: the class says what it does
 * in the sentence, whatever the trade. A word may be of several classes. Folded tokens.
 */

const LISTS: readonly (readonly [string, string])[] = [
  [
    'not',
    'no|not|never|neither|nor|none|nobody|nothing|nowhere|nope|cannot|without|zero|nil|hardly|rarely|seldom|scarcely|barely|lack|lacks|lacking|missing|impossible|except|unless|pas|jamais|aucun|aucune|ni|rien|sans|non|nul|nulle|personne|guere|rarement|manque|sauf|hormis|impossible|difficile',
  ],
  ['ne', 'ne|n'],
  [
    'only',
    'only|just|merely|simply|seulement|uniquement|simplement|juste|que|qu|exclusivement|strictly',
  ],
  [
    'refuse',
    'refuse|refused|avoid|avoided|hate|dislike|refuses|fui|fuis|evite|deteste|exclus|exclue|exclu|exclues|excluded|steer|allergic|allergique|beyond|hors|gap|gaps|lacune|lacunes|unable|incapable|except',
  ],
  [
    'ease',
    'stranger|strangers|secret|secrets|mystery|mystere|beginner|novice|debutant|debutante|debute|afraid|scare|scares|frighten|frightens|fear|peur|rebute|rebutent|gene|genent|effraie|effraient|derange|dérangent|etranger|etrangere|mind|bother|bothers|problem|probleme|souci|hesitate|hesite|trouble|doubt|doute|objection|shy|wonder|accident|accidents|incident|incidents|stop|stops|stopped|arrete|cesse|quitte|late|retard|complaint|complaints|reclamation|loss|lost|perdre|perdu|fault|error|errors|erreur|erreurs|missed|miss|manque',
  ],
  [
    'want',
    'want|wants|wanted|hope|hoping|wish|wishes|like|love|aim|aiming|aspire|aspiring|dream|dreams|keen|eager|seek|seeking|looking|look|interested|interest|curious|tempted|ambition|goal|target|plan|plans|planning|intend|consider|considering|ready|willing|open|happy|prepared|souhaite|souhaiterais|voudrais|aimerais|veux|espere|reve|envisage|envisageable|vise|cherche|recherche|desireux|desireuse|envie|objectif|ambitionne|interesse|interessee|curieux|curieuse|tente|tentee|pret|prete|dispose|disposee|ouvert|ouverte|projet|cap|volontiers|pressenti|pressentie|candidat|candidate',
  ],
  [
    'future',
    "will|shall|i'll|we'll|soon|next|future|tomorrow|someday|eventually|upcoming|coming|later|pending|scheduled|booked|due|prochain|prochaine|prochainement|bientot|futur|demain|venir|prevu|prevue|vais|va|suite|ensuite|attente|attends|promised|promis|promise|promises|planned",
  ],
  ['if', "if|should|could|would|might|may|i'd|si|pourrait|serait|chance|whether|peut-etre|perhaps"],
  [
    'learn',
    'learn|learning|learns|study|studying|studies|train|training|trained|course|bootcamp|apprendre|apprends|apprend|apprentissage|etudie|etudes|former|forme|formation|bachelor|module|discover|discovering|decouvrir|decouvre|initie|self-taught|picking|teaching|enrolled|inscrit|inscrite|preparing|prepare|preparation|sitting|passe|repasse',
  ],
  [
    'begin',
    'start|starting|started|begin|beginning|began|getting|get|commence|commencer|debut|debuter|mets|met|slowly|doucement|currently|actuellement|halfway|cours',
  ],
  [
    'fail',
    'fail|failed|fails|failure|failures|failing|flunked|lapsed|expired|expire|withdrawn|withdrew|revoked|abandoned|abandon|abandonne|abandonnee|dropped|unfinished|cancelled|canceled|stopped|rejected|refused|lost|unsuccessful|struck|missed|short|never-finished|attempted|tried|attempt|attempts|try|echec|echecs|echoue|rate|ratee|recale|recalee|ajourne|colle|collee|perime|perimee|caduc|caduque|annule|annulee|interrompu|interrompue|avorte|avortee|capote|perdu|perdue|tente|tentative|tentatives|admissible|refuse|refusee|retire|retiree|suspendu|suspendue|radie|radiee|stoppe|inacheve|inachevee',
  ],
  [
    'pass',
    'passed|pass|obtained|obtain|got|hold|holds|holder|holding|held|earned|renewed|qualified|certified|graduated|graduate|registered|licensed|valid|titulaire|obtenu|obtenue|reussi|decroche|diplome|diplomee|certifie|certifiee|habilite|habilitee|detiens|detient|valide|jour|agree|agreee',
  ],
  [
    'former',
    'former|formerly|used|gave|left|leave|longer|quit|stopped|retired|gone|rusty|ancien|ancienne|ex|plus|quitte|arrete|oublie|oubliee|autrefois|jadis|abandoned',
  ],
  [
    'slight',
    'basic|basics|little|some|once|twice|few|beginner|elementary|introductory|introduction|taste|notions|notion|bases|peu|initiation|sensibilisation|apercu|debutant|debutante|scolaire|rudiments|enough|assez|observed|shadowed|sat|observation|decouverte',
  ],
  ['I', "i|i'm|i've|me|je|j|moi|myself|moi-meme"],
  ['my', 'my|mine|mon|ma|mes|mien|mienne'],
  ['we', "we|we're|we've|our|ours|us|nous|notre|nos|on"],
  ['you', "you|your|yours|you're|you'll|vous|votre|vos|tu|ton|ta"],
  [
    'they',
    'they|them|their|ils|elles|leur|leurs|eux|everyone|everybody|others|someone|somebody|ceux|certains|other|another|autres|autre',
  ],
  ['she', 'he|she|his|her|him|hers|il|elle|lui|son|sa|ses|c|ca|it'],
  [
    'det',
    'the|a|an|le|la|les|l|un|une|des|du|this|that|ce|cet|cette|ces|each|every|chaque|any|all|tous|toutes',
  ],
  ['who', 'who|which|that|whose|whom|qui|dont|ou|where'],
  [
    'but',
    'but|mais|however|though|although|yet|pourtant|cependant|toutefois|instead|while|whereas|tandis',
  ],
  ['unlike', 'unlike|rather|instead|contrairement|plutot|lieu|difference|versus|than'],
  [
    'hire',
    'recruit|recruits|recruited|recruiting|recruitment|recruiter|hire|hires|hiring|hired|wanted|vacancy|vacancies|vacant|opening|openings|roles|position|positions|apply|join|interviewed|screened|headhunter|place|placed|places|sourcing|onboards|recrute|recrutons|recrutement|recherchons|cherchons|recrutements|embauche|postes|poste|pourvoir|offre|offres|mission|annonce|postulez|rejoignez|contactez|ecrivez|chasseur|chasseuse|preselection|candidats|candidates|candidature|candidatures|dm',
  ],
  [
    'profile',
    'profile|profil|profils|candidate|ideal|ideally|idealement|required|requis|requise|must|exige|exigee|need|needed|desired|souhaite|apprecie|plus|background|minimum|competences',
  ],
  [
    'offer',
    'offer|offers|offered|offering|sell|sells|sold|selling|resells|resell|rents|rent|book|books|booked|print|prints|printing|stock|stocks|order|orders|schedule|schedules|registers|issues|issue|sales|sale|distribute|distributes|catalogue|brochure|brochures|available|propose|proposes|proposent|proposees|vente|vends|vend|vente|revente|location|loue|reserve|reservation|imprime|impression|inscris|inscription|inscriptions|commande|commandes|accueil|rayon|livraison|delivers|ships|shelf|aisle|invoices|facture|facturation|tickets|billets|photographed|catered|cleaned|drove|painted|nettoyage|traiteur|archive|archives|files|classement',
  ],
  [
    'course',
    'course|courses|class|classes|workshop|workshops|lesson|lessons|seminar|webinar|conference|congress|congres|manual|manuals|book|books|licence|licences|license|licenses|subscription|subscriptions|cours|formations|atelier|ateliers|stage|stages|seminaire|livre|livres|manuel|manuels|abonnement|abonnements|event|events|evenement|magazine|podcast|podcasts|exams|epreuves|guide|guides|certificates',
  ],
  [
    'teach',
    'teach|teaches|taught|teaching|teacher|trainer|trains|lecturer|instructor|examiner|author|delivered|designed|enseigne|enseignant|enseignante|formateur|formatrice|anime|animation|forme|examinateur|auteur|auteure|conception',
  ],
  [
    'quiz',
    'quiz|quizz|trivia|qcm|puzzle|guess|fact|question|saviez|vrai|faux|true|false|devinette|riddle|crossword|what|why|which|quoi|laquelle|lequel|quel|quelle|pourquoi|comment|who',
  ],
  [
    'act',
    'led|lead|ran|run|runs|built|build|managed|manage|manages|developed|deployed|designed|created|wrote|write|writes|implemented|introduced|migrated|moved|delivered|opened|launched|won|grew|handled|handle|negotiated|drafted|planned|coordinated|maintain|maintained|administer|supervised|oversaw|ensured|prepared|conducted|analysed|produced|improved|reduced|cut|saved|fought|taught|drive|drove|treat|treated|nursed|cook|cooked|care|look|do|does|did|done|keep|kept|took|make|made|speak|use|used|using|work|worked|working|gere|geres|gerer|gestion|pilote|pilotage|dirige|encadre|anime|conduit|conduite|mene|developpe|developpement|deploye|deploiement|concu|conception|cree|creation|redige|redaction|mis|mise|lance|ouvert|negocie|prepare|realise|suivi|suis|tiens|tenue|fais|fait|utilise|travaille|conseille|coordonne|coordination|supervise|assure|analyse|organise|maintenance|installe|monte|repare|soigne|parle|ecris|ecrit|code|charge|chargee|responsable|responsible|charge',
  ],
  [
    'assist',
    'assist|assists|assisted|assisting|assistant|assistante|assiste|support|supports|supported|helps|helped|helping|pa|secretary|secretaire|reports|reporting|report|under|rattache|rattachee|aupres|seconde|seconded|alongside|beside|next|interface|interpreter|liaison|lien|between|daughter|son|married|mariee|marie|brother|sister|husband|wife|mari|femme|frere|soeur|mother|father|mere|pere|fille|fils|friend|ami|amie|colleague|collegue|mentor|boss|predecessor|predecesseur',
  ],
  [
    'company',
    'company|firm|group|leader|leading|known|renowned|reputed|specialised|specialized|specialist|employer|founded|employees|offices|staff|market|provider|manufacturer|publisher|based|listed|family-run|sells|builds|provides|produces|present|societe|entreprise|groupe|maison|connu|connue|repute|reputee|specialise|specialisee|fonde|fondee|salaries|editeur|fabricant|fournisseur|cabinet|agence|implante|implantee|leader|acteur|numero|marche|filiale|filiales|pays|countries|turnover|ca|m2|lits|beds|clients|customers',
  ],
  [
    'handled',
    'handled|done|managed|run|covered|audited|calculated|written|delegated|outsourced|subcontracted|externalise|externalisee|confie|confiee|gere|geree|assure|assuree|traite|traitee|tenue|calcules|audites|sign|signed',
  ],
  ['by', 'by|par'],
  ['with', 'with|avec'],
  ['for', 'for|pour|to|aux|au|a'],
  ['in', 'in|en|dans|at|chez|on|sur|under|sous'],
  ['of', 'of|de|d'],
  ['and', 'and|et|or|ou|&|,|/'],
  [
    'time',
    'years|year|ans|annees|months|mois|since|depuis|daily|quotidien|jour|jours|every|week|semaine|days|today|aujourd|still|toujours|always|now|encore',
  ],
  ['be', "is|are|was|were|am|be|been|being|i'm|est|sont|suis|etait|etaient|ete|etre|s|c"],
  ['have', "has|have|had|i've|having|a|ai|as|ont|avait|ayant|avoir|eu"],
  ['until', 'until|till|before|avant|jusqu|after|apres|once'],
  [
    'good',
    'expert|experts|fluent|native|strong|excellent|advanced|proficient|mastery|best|knows|know|maitrise|maitrisent|courant|courante|bilingue|bilingual|confirme|confirmee|expertise|reference|go-to|experience|experienced|experimente|specialist|passionate',
  ],
];

const CLASSES: ReadonlyMap<string, readonly string[]> = (() => {
  const classes = new Map<string, string[]>();
  const add = (word: string, name: string): void => {
    const known = classes.get(word);
    if (known === undefined) classes.set(word, [name]);
    else if (!known.includes(name)) known.push(name);
  };
  for (const [name, list] of LISTS) for (const word of list.split('|')) add(word, name);
  for (const word of PEOPLE) add(word, 'people');
  for (const word of ORGANISATIONS) add(word, 'organisation');
  for (const word of OWN_THINGS) add(word, 'own');
  return classes;
})();

const NONE: readonly string[] = [];

/** Endings say the form of a word that no list has. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/n't$/, 'not'],
  [/[a-z]{2}(?:rai|ras|rons|rez|ront)$/, 'future'],
  [/[a-z]{2}rai(?:s|t|ent)$/, 'if'],
  [/[a-z]{3}ing$/, 'ing'],
  [/[a-z]{3}ed$/, 'ed'],
  [/[a-z]{3}(?:er|ir)$/, 'infinitive'],
  [/[a-z]{2}(?:ait|aient)$/, 'imperfect'],
  [/[a-z]{2}(?:ons|ez)$/, 'plural'],
];

/** The classes of a token; none for most words of a trade. */
export function classesOf({ word, kind }: Token): readonly string[] {
  if (kind === 'number') return NUMBER;
  return kind === 'mark' ? (CLASSES.get(word) ?? MARK) : classesOfWord(word);
}

const classesOfWord = memoize(20_000, readClasses, 40);

function readClasses(word: string): readonly string[] {
  const known = CLASSES.get(word);
  const form = FORMS.find(([ending]) => ending.test(word))?.[1];
  if (form === undefined) return known ?? NONE;
  return known === undefined ? [form] : [...known, form];
}

const NUMBER = ['number'];
const MARK = ['mark'];
