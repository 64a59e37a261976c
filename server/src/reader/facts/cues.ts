import { phraseBook } from '../phrases.ts';

/*
 * The words of a profile sentence that decide what it tells of a thing named in it. All are folded
 * tokens: lower case, without accents, elisions bare ("n ai" for "n'ai").
 */

/** What a phrase before the thing does to it. */
export type Cue =
  | 'denies'
  /** A denial that governs only the words right after it: "without downtime". */
  | 'lacks'
  /** Looks like a denial and is none: "no stranger to", "not only". */
  | 'neutral'
  | 'plans'
  /** A plan when it is about a certificate or an exam: "preparing the PMP", not "preparing VAT". */
  | 'studies'
  /** Ready for it: an answer where willingness is asked, else a plan. */
  | 'willing'
  /** No longer so. */
  | 'former'
  /** A little of it. */
  | 'slight'
  /** Named only to set it aside: "instead of", "such as" is not one of these. */
  | 'aside';

export const CUES = phraseBook<Cue>([
  [
    'denies',
    "no|let alone|much less|still less|encore moins|encore moins de|encore moins d|not|never|neither|nor|none|nothing|nobody|zero|cannot|can't|don't|doesn't|didn't|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|won't|wouldn't|couldn't|shouldn't|dont|havent|hasnt|didnt|isnt|unable|lack|lacks|lacked|lacking|yet to|have yet to|anything but|far from|a stranger to|unfamiliar with|untrained in|new to|foreign to me|ignorant of|little to no|next to no|hardly any|scarcely any|apart from no|pas|jamais|aucun|aucune|aucunement|ni|rien|nul|nulle|nullement|guere|incapable|depourvu|depourvue|manque|manque de|manque d|etranger a|etrangere a|ne soit|n ait|novice en|ignore tout|ignorant tout|non titulaire|non certifie|non certifiee|non diplome|non diplomee|non habilite|non habilitee|non concerne|loin d|loin de|tout sauf|refuse|refused|refusing|decline|declined|dislike|hate|allergic to|steer clear of|stay away from|stayed away from|avoid|no interest in|sans interet pour|refuse d|refuse de|refuse les|deteste|allergique a|fuis|evite|evite les",
  ],
  [
    'lacks',
    'without|sans|zero|minus|hors|sauf|excepte|except|except for|excluding|excluant|hormis|a l exception d|a l exception de|a l exclusion d|a l exclusion de',
  ],
  [
    'neutral',
    "no stranger|not a stranger|no longer a stranger|not only|not just|not merely|not simply|not solely|not exclusively|not limited to|not restricted to|isn't limited to|no problem|no problems|no issue|no issues|no doubt|no matter|no surprise|no wonder|not to mention|not to say|no less|no fewer|not less|not fewer|no more than|not more than|no secret|no secrets|not afraid|never afraid|not new to|never new to|not unfamiliar|not unknown|not unlike|never stopped|never ceased|never quit|never failed|never fail|never miss|never missed|never late|never left|never away from|never tired|never tire|never far from|never out of|never looked back|nothing but|nothing beats|nothing less|nothing new|why not|whether or not|or not|not mind|don't mind|doesn't mind|not hesitate|never hesitate|don't hesitate|no novice|no beginner|no newcomer|no rookie|no amateur|not a novice|not a beginner|not a newcomer|not a rookie|not an amateur|not bad|no one better|nobody better|not forgetting|not forget|never forget|no need|no stopping|no downtime|zero downtime|zero trust|zero based|zero waste|zero defect|zero defects|zero accident|zero accidents|zero incident|zero incidents|zero tolerance|zero harm|zero carbon|net zero|zero knowledge|from zero|no code|no show|no nonsense|no limit|no limits|no end|not for profit|non profit|non executive|non governmental|non stop|non destructive|non conformites|non conformite|non conformities|non conformity|non ferreux|no incident|no incidents|no accident|no accidents|no complaint|no complaints|no small|no mean|can't wait|cannot wait|can't stop|cannot stop|couldn't be|could not be happier|can't get enough|cannot get enough|pas seulement|pas uniquement|pas que|pas simplement|pas juste|non seulement|pas exclusivement|pas etranger|pas etrangere|pas etrangers|pas novice|pas un novice|pas debutant|pas debutante|pas un debutant|pas une debutante|pas nouveau|pas nouvelle|pas inconnu|pas inconnue|pas peur|pas de probleme|pas de souci|pas de soucis|aucun probleme|aucun souci|aucune difficulte|pas de difficulte|aucun secret|pas de secret|plus de secret|plus aucun secret|plus de secrets|pas un secret|sans probleme|sans souci|sans difficulte|sans doute|sans compter|sans oublier|sans cesse|sans cesser|sans faille|sans interruption|sans relache|sans conteste|sans accident|sans accidents|sans incident|sans perte|sans arret|sans accroc|sans reserve|sans limite|sans limites|sans contact|sans abri|sans plomb|sans fil|sans detour|sans hesiter|sans hesitation|sans egal|sans exception|sans appel|sans rupture|sans couture|jamais cesse|jamais arrete|jamais quitte|jamais lache|jamais failli|jamais manque|jamais lasse|jamais perdu|jamais interrompu|jamais decroche|jamais abandonne|jamais sans|jamais loin|jamais rechigne|jamais recule|jamais eu peur|pas moins|pas loin|pas mal|pas peu|pourquoi pas|n importe|pas hesite|hesite pas|pas oublier|oublie pas|oublier pas|rien que|rien de tel|ni plus ni moins|non loin|non negligeable|non negligeables|zero defaut|zero papier|zero dechet|zero accident|derange pas|gene pas|rebute pas|effraie pas|pas froid aux yeux|pas en reste|pas a rougir|rien a envier|doesn't scare|don't scare|not scare|doesn't bother|doesn't faze|not faze|not shy|not be without",
  ],
  [
    'plans',
    "we need|we're hiring|we are hiring|is hiring|now hiring|hiring a|cherchons|recherchons|recrutons|recrute un|recrute une|recrute des|want to|wants to|wanting to|wanted to|would like|would love|would enjoy|i'd like|i'd love|i'd enjoy|hope to|hopes to|hoping to|hope for|hope that|hoping for|wish to|wishes to|wishing to|aim to|aims to|aiming to|aiming for|aspire|aspires|aspiring|dream|dreams|dreaming|intend|intends|intending|plan to|plans to|planning to|planning on|looking to|looking for|looking forward|look forward|look to|seeking|seek|seeks|in search of|my goal|goal is|goal is to|my goals|i will be|will soon be|in training for|searching for|on the lookout|eager|keen|interested in|interest in|curious about|intrigued by|attracted by|attracted to|drawn to|fascinated by|ambition|ambitions|next step|next challenge|my objective|career objective|objective to|learn|to learn|learning|relearn|self studying|get into|getting into|move into|moving into|break into|breaking into|transition into|transitioning into|transition to|transitioning to|pivot to|pivoting to|switch to a|study for|studying|studies for|studying for|studying towards|revising for|revising|to sit|will sit|due to sit|working towards|work towards|working toward|on track to|on the way to|on my way to|pursuing|pursue|enrolled|enrolling|enrol|enroll|registered for|registering for|signed up|signing up|booked on|booked for|awaiting|waiting for|waiting to|about to|will learn|will start|will begin|will join|will take|will study|will obtain|will get|will soon|shall|soon|someday|some day|one day|next year|next month|next spring|next summer|next autumn|future|eventually|if i|if we|if given|given the chance|should i|could learn|ask me about learning|on my list|on my radar|to do list|bucket list|wish list|in training for|candidate for|apply for|applying for|applied for|in the process of|hoping|tempted by|tempted|considering a|thinking about|thinking of|starting to|beginning to|started learning|began learning|begun learning|just started|just starting|started a course|starting a course|souhaite|souhaiterais|souhaiterait|souhaitant|souhaitons|voudrais|voudrait|aimerais|aimerait|adorerais|veux|veut|voulant|espere|esperant|esperons|reve|revant|revais|envisage|envisageant|vise|visant la certification|compte apprendre|compte passer|compte me|je compte|projet de|projet d|projette|je cherche|cherche un|cherche une|cherche a|cherche des|cherchant|a la recherche|en recherche|je recherche|recherche un|recherche une|recherche active|desireux|desireuse|envie|motive pour|motivee pour|mon objectif|mon ambition|ambitionne|futur|future|aspire a|aspirant|apprendre|m apprendre|en apprentissage|apprends|apprend|j apprends|apprenant|en train d apprendre|me former|se former|former a|m initier|s initier|decouvrir|je decouvre|decouverte d|decouverte de|en decouverte|m orienter|s orienter|me reorienter|me tourner|me reconvertir|reconversion vers|reconversion dans|evoluer vers|basculer vers|me lancer|me mettre|repasser|obtenir l|obtenir le|obtenir la|obtenir mon|obtenir ma|mon objectif|objectif est|prevu de|prevu d|je decouvre|decrocher le|decrocher la|valider ma|vais|je vais|bientot|prochainement|prochain|prochaine|un jour|l an prochain|l annee prochaine|d ici|des que|si je|si j|si on|en cours d|en cours de|en preparation|en voie de|en voie d|en passe de|en passe d|en attente|en formation|j attends|inscrit a|inscrite a|inscrit au|inscrite au|inscrit en|inscrite en|inscription|candidat a|candidate a|candidat au|candidate au|a venir|interesse par|interessee par|interesse a|interessee a|attire par|attiree par|curieux|curieuse|curieux de|tente par|tentee par|prevois|prevoit|etudie actuellement|passerai|obtiendrai|commencerai|apprendrai|devenir|to become|become a|becoming|hors de portee",
  ],
  [
    'studies',
    'preparing|preparing for|prepare for|prepares for|preparing to|prepare|je prepare|preparant|preparer|passer le|passer la|passer mon|passer ma|passer l|sit for|planned|obtenir|study|studies|objectif|target|targeting|next',
  ],
  [
    'former',
    'no longer|no more|not any longer|not any more|formerly|i used to|he used to|she used to|stopped|stopped using|gave up|given up|giving up|quit|moved away from|moved off|left behind|n y suis plus|autrefois',
  ],
  [
    'slight',
    'basic|basics of|basics in|beginner|beginner in|beginner level|a few words of|a few words|a little|a bit of|some notions|notions of|notion of|rudiments|rudiments of|rudimentary|elementary|smattering of|touched on|dabbled in|dabbled with|dabble in|dabbling in|brief exposure to|limited exposure to|minimal exposure to|first steps in|first steps with|superficial|tinkered with|took a course in|took a class in|attended a course in|attended a course on|attended training on|attended a workshop on|one day course|read about|reading about|heard of|notions|notions d|notions de|notions en|bases d|bases de|bases en|les bases|quelques mots|quelques mots d|quelques notions|debutant|debutant en|debutante|debutante en|niveau debutant|un peu|un peu d|un peu de|initiation a|initiation au|initie a|initiee a|sensibilise a|sensibilisee a|sensibilisation a|sensibilisation au|premiers pas|entrevu|survole|barely|hardly|scarcely|a peine|vagues notions|vaguely|vaguement|entendu parler',
  ],
  [
    'aside',
    'rather than|instead of|in place of|unlike|as opposed to|other than|compared to|compared with|in contrast to|contrary to|against|competing with|competitor of|competitors of|alternative to|equivalent of|plutot que|plutot qu|au lieu d|au lieu de|a la place de|contrairement a|contrairement aux|par opposition a|concurrent d|concurrent de|concurrents de|alternative a|equivalent d|equivalent de|a la difference de|a la difference d',
  ],
]);

/** Words before "learning" that make it a field: "machine learning". */
export const LEARNING_FIELDS = new Set(
  'machine|deep|e|reinforcement|supervised|unsupervised|federated|statistical|distance|digital|online|blended|remote|adult|early'.split(
    '|',
  ),
);

/** "looking to use my Python": what is somebody's own is not only wished for. */
export const OWN = new Set('my|mon|ma|mes'.split('|'));

/** Where a denial or a plan ends. */
export const TURNS = new Set(
  'but|mais|however|yet|although|though|whereas|while|cependant|toutefois|neanmoins|pourtant|quoique|because|car|since|puisque|instead|only|donc|alors|so|then|puis|otherwise|sinon|until|before|avant|despite|malgre|therefore|hence|thus|ainsi|having|ayant|after|apres|today|aujourd|now|maintenant|désormais|desormais'.split(
    '|',
  ),
);

/** Marks that end a clause. */
export const CLAUSE_MARKS = new Set([';', ':', '—', '–', '|', '•', '(', ')', '[', ']', '\n']);

/** Headings that say the same of all that stands after their colon: "Next: Rust", "SAP: none". */
export const HEADINGS = phraseBook<'plans' | 'denies' | 'slight'>([
  [
    'plans',
    "nous recrutons|on recrute|recrutons|recrute|we are hiring|we're hiring|hiring|now hiring|vacancies|vacancy|wanted|job openings|openings|offres|nos offres|postes a pourvoir|poste a pourvoir|nous recherchons|recherche|looking for|profil recherche|requirements|must have|goal|goals|next|objectif|objectifs|objective|objectives|projet|projets personnels en cours|wish list|wishlist|to learn|learning|currently learning|ambition|ambitions|target|in progress|en cours|a venir|coming soon|upcoming|interests|centres d interet|formation en cours|formations en cours|certification en cours|certifications en cours|certification in progress|training in progress|planned|plans",
  ],
  ['denies', 'not|no|never|none|lacking|missing|gaps|non|pas|jamais|lacunes|manque|a exclure'],
  ['slight', 'notions|basics|bases|beginner|debutant'],
]);
