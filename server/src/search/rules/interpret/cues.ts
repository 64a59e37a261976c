import { phraseBook } from '../../../reader/phrases.ts';
import type { Cue } from '../../../reader/structure/reach.ts';
import type { Unsearchable } from './elements.ts';

/**
 * What a fixed phrase does when reading reaches it. Phrases are folded; one list holds both
 * languages.
 */
export type CueMeaning =
  | { act: 'cue'; cue: Cue }
  | { act: 'filler' }
  /** Filler that shows that the prompt searches for people: "looking for", "profils". */
  | { act: 'hiring' }
  | { act: 'unsearchable'; topic: Unsearchable }
  | {
      act: 'company';
      tense: 'current' | 'past' | 'any' /** The next word is a company even in lower case. */;
      sure: boolean;
    }
  | { act: 'school' }
  /** "from", "issu de": a school, a company or a place, whatever follows. */
  | { act: 'origin' }
  | { act: 'former' }
  | { act: 'current' }
  | { act: 'skills' }
  | { act: 'speak' /** Who does not. */; negated?: boolean }
  | { act: 'freelance' };

const cue = (name: Cue): CueMeaning => ({ act: 'cue', cue: name });
const unsearchable = (topic: Unsearchable): CueMeaning => ({ act: 'unsearchable', topic });
const company = (tense: 'current' | 'past' | 'any', sure: boolean): CueMeaning => ({
  act: 'company',
  tense,
  sure,
});

const CONNECTORS: [CueMeaning, string][] = [
  [
    cue('and'),
    'and|et|&|as well as|ainsi que|plus|along with|mais aussi|mais egalement|but also|and also|et aussi|et egalement|and has|and is|et a|et est',
  ],
  [cue('or'), 'or|ou|or else|ou bien|ou alors|and or|et ou|and / or|et / ou|ou encore|soit|either'],
  [cue('but'), 'but|mais|however|cependant|par contre|rather'],
];

const WISHES: [CueMeaning, string][] = [
  [
    cue('nice-before'),
    'ideally|preferably|if possible|possibly|would be great if|we would love|optionally|idealement|de preference|preferablement|si possible|eventuellement|on apprecierait|nous apprecierions|dans l ideal|bonus if|bonus for|plus if|plus points for|bonus points for|extra points for|a plus if|un plus si|en bonus|as a bonus|prefer|we prefer|preferred :|preference for|une preference pour|avec une preference pour|un bonus si|appreciated :',
  ],
  [
    cue('nice-list'),
    'nice to have|nice to haves|nice to have :|good to have|bonus|bonus :|bonus points|optional :|les plus :|plus :|les plus appreciés :|atouts|atouts :|atout :|souhaites :|souhaite :|souhaitable :|souhaitables :|preferred qualifications|preferred skills',
  ],
  [
    cue('nice-after'),
    "ca aide|ca aiderait|ca peut aider|ca serait bien|ce serait bien|c est mieux|encore mieux|that helps|that'd help|even better|wouldn't hurt|doesn't hurt|can't hurt|could only help|c est parfait|c est top|c est ideal|ce serait parfait|ca serait parfait|would be perfect|seraient parfaits|seraient parfaites|serait parfaite|seraient ideaux|seraient ideales|ppl ideal|people ideal|folks ideal|would be cool|wd be cool|is cool|would be sweet|would be spot on|is spot on|spot on|would rock|would be awesome|serait top|serait genial|serait cool|priority|= priority|is a priority|prioritaire|prioritaires|est un avantage|serait un avantage|sera un avantage|un avantage|c est cadeau|cadeau|ca serait l ideal|ce serait l ideal|un +|est un +|gros +|fera la difference|feront la difference|makes the difference|pref|prefd|gros plus|un gros plus|wd be amazing|would be amazing|wd be great|wd be nice|come in handy|would come in handy|people would|folks would|candidates would|serait precieux|serait precieuse|est precieux|precieux|precieuse|would be valuable|is valuable|highly regarded|is highly regarded|well regarded|is well regarded|highly valued|is valued|valorise|valorisee|useful|is useful|handy|helpful|utile|utiles|est utile|sont utiles|bienvenus|bienvenues|peut aider|peuvent aider|can help|may help|would help|would be helpful|would be useful|helps|is helpful|serait utile|aiderait|is a plus|are a plus|a plus|is a big plus|a big plus|a huge plus|is a bonus|are a bonus|a bonus|as a plus|as a bonus|is nice to have|would be nice|would be great|would be a plus|would be a bonus|would be ideal|would be appreciated|is preferred|are preferred|preferred|is desirable|desirable|is appreciated|appreciated|is welcome|welcome|is optional|optional|not mandatory|is not mandatory|not a must|is not a must|is an asset|are an asset|an asset|an advantage|is an advantage|a nice to have|as a nice to have|serait un plus|seraient un plus|serait un atout|seraient un atout|sera un plus|seront un plus|est un plus|sont un plus|un plus|en plus|un vrai plus|serait un vrai plus|serait un bonus|seraient un bonus|est un bonus|un bonus|est un atout|sont un atout|constitue un atout|un atout|souhaite|souhaitee|souhaites|souhaitees|est souhaite|est souhaitee|souhaitable|souhaitables|serait souhaitable|serait ideal|serait l ideal|apprecie|appreciee|apprecies|appreciees|est apprecie|est appreciee|serait apprecie|serait appreciee|seraient apprecies|seraient appreciees|sera apprecie|sera appreciee|bienvenu|bienvenue|est bienvenu|est bienvenue|serait bienvenu|serait bienvenue|sont les bienvenus|optionnel|optionnelle|facultatif|facultative|est facultatif|pas obligatoire|pas indispensable|n est pas obligatoire|non obligatoire|non obligatoires|pas obligatoires|non indispensable|n est pas indispensable|non imperatif|pas imperatif|de preference|en bonus|ce serait un plus|c est un plus|would be a nice to have|serait parfait|would be perfect",
  ],
];

/** What need not be: neither asked nor excluded. */
const WAIVED: [CueMeaning, string][] = [
  [
    cue('waive-after'),
    "not required|is not required|are not required|isn't required|not expected|is not expected|isn't expected|not asked for|absolutely not needed|is absolutely not needed|is absolutely not required|not a must|aren't required|not needed|is not needed|are not needed|isn't needed|not necessary|is not necessary|are not necessary|isn't necessary|not a requirement|is not a requirement|isn't a requirement|is irrelevant|irrelevant|doesn't matter|does not matter|don't matter|do not matter|n est pas demande|n est pas demandee|n est pas exige|n est pas exigee|n est pas requis|n est pas requise|n est pas necessaire|ne sont pas demandes|ne sont pas demandees|ne sont pas exiges|ne sont pas exigees|ne sont pas requis|ne sont pas requises|ne sont pas necessaires|pas demande|pas demandee|pas exige|pas exigee|pas requis|pas requise|pas necessaire|pas necessaires|non requises|pas requises|pas exiges|pas exigees|non exiges|non exigees|non requis|non requise|non exige|non exigee|non demande|non necessaire|n a pas d importance|n a aucune importance|importe peu",
  ],
  [
    cue('waive-before'),
    "doesn't matter which|doesn't matter what|doesn't matter whether|doesn't matter if|does not matter which|does not matter whether|does not matter if|don't care which|don't care whether|don't care if|don't mind which|no matter which|no matter what|peu importe le|peu importe la|peu importe les|peu importe que|qu importe le|qu importe la|not necessarily|not strictly|pas necessairement|pas forcement|pas obligatoirement|not needed :|not required :|non requis :|no need for|no need for a|no need of|no need to have|no need to know|no need to speak|don't need|do not need|we don't need|doesn't need|does not need|no requirement for|regardless of|pas besoin de|pas besoin d|pas besoin du|pas la peine d avoir|nul besoin de|nul besoin d|inutile d avoir|inutile de connaitre|inutile de parler",
  ],
];

/** Nouns before "like" or "such as" that make what follows an example. */
const KINDS_OF_EXAMPLES =
  'cabinet|banque|agence|ecole|enseigne|marque|maison|groupe|boite|entreprise|societe|outil|logiciel|hotel|hotels|restaurant|restaurants|agency|bank|consultancy|startup|retailer|shop|store|school|tool|platform|companies|company|firms|firm|brands|brand|shops|stores|retailers|banks|agencies|consultancies|startups|scaleups|competitors|employers|businesses|organisations|groups|schools|universities|tools|technologies|frameworks|languages|platforms|software|systems|places|somewhere|entreprises|boites|societes|maisons|enseignes|marques|groupes|banques|cabinets|agences|concurrents|ecoles|outils|technos|logiciels|plateformes';

const REPEATED: [CueMeaning, string][] = [
  [
    cue('instead'),
    "but make it|so make it|let's make it|actually make it|please make it|make that|but it's now|but now it's|it's now|now it's|changed to|switch to|switched to|mais c est plutot|c est plutot|mais c est devenu|c est devenu|c est maintenant|mais finalement c est|finalement c est|finalement ce sera|mais ce sera|ce sera plutot",
  ],
  [cue('same'), 'as is|as are|as would be|so is|so are|de meme que|tout comme'],
];

/** Verbs whose objects are other people, and where somebody else went or came from. */
const TASKS: [CueMeaning, string][] = [
  [
    cue('other'),
    'we hired from|they hired from|we poached from|we recruited from|we took from|we got from|came to us from|came from|embauche chez nous de|debauche de chez|recrute de chez|venait de chez|take over from|takes over from|taking over from|is off to|who is off to|off to join|parti chez|partie chez|partis chez|part chez|est parti chez|est partie chez|a rejoint|left for|leaving for|gone to|went to|who joined from|joined us from|who joined',
  ],
  [
    cue('task'),
    'mentored|mentoring|mentors|mentor|coached|coaching|coaches|trained|training up|supervised|supervising|supervises|manages|managing|managed|reports to|reporting to|report to|reporting into|works with|working with|work with|working alongside|alongside|works closely with|working closely with|pairs with|supporting|supports|encadre|encadrant|encadrer|encadrent|forme des|formant des|former des|manage|manageant|manager des|supervise|supervisant|rend compte a|rendant compte a|rattache a|rattachee a|rattache au|rattachee au|sous la direction de|sous la direction du|aux cotes de|aux cotes d|en lien avec|en binome avec|travaillant avec|qui encadre|qui manage|qui encadrent',
  ],
];

const LIKENESS: [CueMeaning, string][] = [
  [
    cue('like-before'),
    [
      ...KINDS_OF_EXAMPLES.split('|').flatMap((noun) =>
        [
          'like',
          'such as',
          'similar to',
          'comme',
          'type',
          'du type',
          'genre',
          'tels que',
          'telles que',
        ].map((word) => `${noun} ${word}`),
      ),
      'think|similar to|the likes of|likes of|along the lines of|in the style of|comparable to|equivalent to|such as|for example|for instance|e g|du type|de type|du genre|du style|dans le genre de|comme par exemple|par exemple|tels que|telles que|tel que|telle que|similaire a|similaires a|equivalent a|comparable a|comparables a|a l image de',
    ].join('|'),
  ],
  [
    cue('like-after'),
    [
      ...KINDS_OF_EXAMPLES.split('|').flatMap((noun) => [
        `or a comparable ${noun}`,
        `or a similar ${noun}`,
        `or another ${noun}`,
        `or any ${noun} like that`,
        ...[
          'comparable',
          'similaire',
          'equivalente',
          'du meme calibre',
          'du meme type',
          'du meme genre',
        ].flatMap((word) => [
          `ou d une ${noun} ${word}`,
          `ou d'une ${noun} ${word}`,
          `ou une ${noun} ${word}`,
        ]),
      ]),
      'that kind of place|that sort of place|that kind of company|that sort of company|that kind of thing|that sort of thing|places like that|companies like that|ce genre de boite|ce genre de maison|ce genre de maisons|ce genre la|des boites comme ca|or similar|or something similar|or the like|or equivalent|or equivalents|or comparable|or similar company|or similar companies|or similar firm|or similar brands|or similar tools|or similar tool|or any similar|and similar|and the like|and such|whoever|or whoever|or whatever|or others|or other|or another|or any other|or elsewhere|or a competitor|or competitors|or their competitors|ou equivalent|ou equivalents|ou equivalente|ou similaire|ou similaires|ou autre|ou autres|ou assimile|ou assimiles|ou apparente|ou un concurrent|ou concurrent|ou concurrents|ou chez un concurrent|ou comparable|ou comparables|ou du meme type|ou du meme genre|ou ailleurs|et autres|et consorts|ou autre outil|ou outil equivalent|ou logiciel equivalent|ou outil similaire|ou logiciel similaire',
    ].join('|'),
  ],
];

/** After a place: it is an alternative to the place before. */
const ALTERNATIVES: [CueMeaning, string][] = [
  [
    cue('also-after'),
    'ok|okay|accepte|acceptee|acceptes|acceptees|possible|possibles|also fine|is fine|is also fine|fine|fine too|is fine too|also ok|is ok|is also ok|ok too|also possible|is possible|also works|works too|would also work|would work|envisageable|envisageables|egalement possible|aussi possible|est possible|est aussi possible|convient|convient aussi|convient egalement|peut convenir|ok aussi|also considered|considered|acceptable|also acceptable|en option|also',
  ],
];

const MUSTS: [CueMeaning, string][] = [
  [
    cue('must-before'),
    'gotta have|gotta be|gotta|got to have|have got to have|has got to have|absolutely needs|absolutely need|must have|must haves|must have :|must be|must|needs to be|need to be|needs to have|has to be|has to|have to|required :|requirements :|requirements|requirement :|mandatory :|essential :|doit avoir|doit etre|doit|doivent|doivent avoir|doivent etre|imperativement|obligatoirement|absolument|indispensable :|obligatoire :|requis :|prerequis :|prerequis|exige :|imperatif :|il faut|il faut absolument|strictly|only|uniquement|exclusivement|should be|should have|definitely',
  ],
  [
    cue('must-after'),
    'yes|oui|is a yes|is a given|c est la base|c est un minimum|c est le minimum|est un prerequis|c est non negociable|ca va de soi|cela va de soi|va de soi|goes without saying|is required|are required|required|mandatory|is mandatory|are mandatory|is a must|are a must|a must|a must have|is a must have|must have|is essential|are essential|essential|is needed|are needed|needed|non negotiable|is non negotiable|obligatoire|obligatoires|est obligatoire|sont obligatoires|imperatif|imperative|imperatifs|est imperatif|indispensable|indispensables|est indispensable|sont indispensables|exige|exigee|exiges|exigees|est exige|est exigee|requis|requise|requises|est requis|est requise|sont requis|sont requises|necessaire|necessaires|est necessaire|sont necessaires|only please',
  ],
];

const EXCLUSIONS: [CueMeaning, string][] = [
  [
    cue('exclude-after'),
    "exclu|exclue|exclues|excluded|is excluded|are excluded|should be excluded|must be excluded|to be excluded|is a no go|are a no go|a no go|would be wrong|is not our thing|is not for us|not for us|is not a fit|are not a fit|not a fit|is not what we want|not what we want|ne nous convient pas|ne nous interesse pas|ne nous interessent pas|pas pour nous|n est pas ce qu on cherche|pas ce qu on cherche|off limits|is off limits|are off limits|out of bounds|need not apply|should not apply|please don't apply|is a no|are a no|is a no go|a no go|is out|are out|hors de question|not considered|will not be considered|won't be considered|are not considered|not welcome|s abstenir|a exclure|a eviter|a proscrire|a bannir|non merci|no thanks|ne conviennent pas|ne seront pas retenus|ne seront pas retenues|ne seront pas etudies|ne sont pas retenus|passez votre chemin|pas pour ce poste|est exclu|est exclue|sont exclus|sont exclues",
  ],
  [
    cue('exclude'),
    "can't consider|nobody coming straight out of|nobody coming from|nobody out of|no one coming from|nobody who is at|nous n entrons pas en matiere pour|cannot consider|won't consider|will not consider|ecarter|ecartez|ecartons|merci d ecarter|ne veut plus travailler avec|ne veux plus travailler avec|ne travaille plus avec|ne travaillons plus avec|ne voulons plus travailler avec|no longer work with|no longer hire from|no longer take|stopped hiring from|nothing to do with|rien a voir avec|rather than|unlike|minus|skip|refuse|refuses|refusing|refused|refusent|refusons|refuser|don't bother with|do not bother with|interdiction de debaucher chez|interdiction de debaucher|interdit de debaucher chez|debaucher chez|inutile de me proposer|inutile de nous proposer|inutile de proposer|inutile d envoyer|pas la peine de proposer|pas la peine d envoyer|en proces avec|en litige avec|in litigation with|in a dispute with|nobody from|no one from|nobody at|nobody who works at|rather not|would rather not|'d rather not|rather not take|would rather not take|rather not take people from|prefer not|not interested in|don't approach|do not approach|do not contact|don't contact|do not send|don't send|please skip|steer clear of|stay away from|stay clear of|hands off|keep away from|rule out|leave out|we exclude|they exclude|can't take|cannot take|can't touch|can't hire from|cannot hire from|can't poach from|no poach with|no poach agreement with|no poach agreement|non solicit with|off limits :|tired of|fed up with|apart from|save for|personne de chez|personne venant de chez|personne qui vient de chez|surtout personne|surtout personne de chez|aucun|aucune|ne pas approcher|ne pas contacter|ne pas debaucher|ne pas proposer|ne pas chasser|pas approcher|on evite|nous evitons|a eviter :|a exclure :|excluent|excluons|on exclut|nous excluons|ils excluent|elles excluent|hormis|a part|mis a part|en dehors des|on ne touche pas a|on ne prend pas|on ne prend personne de chez|on ne prend personne|nous ne prenons pas|ne prenons pas|ne retenons pas|n etudions pas|n etudions pas les candidatures de|ne veut plus de|ne veux plus de|ne voulons plus de|ne souhaitons pas|ne souhaite pas|ne cherchons pas|ne recherchons pas|pas question de|accord de non debauchage avec|accord de non sollicitation avec|clause de non sollicitation avec|non debauchage avec|ne pas postuler|not|no|isn't|is not|isn't a|aren't|are not|don't|doesn't|didn't|haven't|hasn't|hadn't|wasn't|weren't|can't|cannot|couldn't|won't|wouldn't|shouldn't|mustn't|n est pas|ne sont pas|not currently|excluding|exclude|except|except for|excepted|without|other than|avoid|avoiding|nor|neither|never|but not|and not|outside|outside of|but no|and no|do not want|we don't want|don't want|i don't want|please no|no one|nobody|anyone but|anything but|anywhere but|anywhere except|anywhere other than|everywhere but|everywhere except|everyone but|everybody but|everyone except|anybody but|all but|any country but|any city but|but those in|but not those in|except those in|hors|hors de|sauf|sauf les|excepte|a l exclusion de|a l exclusion des|en excluant|excluant|excluez|exclure|exclus|exclut|pas de|pas d|pas des|pas|ne connaissent pas|ne connait pas|ne maitrisent pas|ne maitrise pas|n habitent pas|n habite pas|ne vivent pas|ne vit pas|non|ni|sans|en dehors de|en dehors du|en dehors d|surtout pas|surtout pas de|mais pas|mais pas de|mais pas d|et pas|et pas de|mais sans|autre que|autres que|ailleurs qu a|ailleurs qu en|ailleurs qu au|ailleurs que|partout sauf|partout sauf a|partout sauf en|partout hors|evite|eviter|evitez|jamais|on ne veut pas de|nous ne voulons pas de|je ne veux pas de|je ne veux pas",
  ],
];

const COMPANIES: [CueMeaning, string][] = [
  [
    company('current', true),
    'still at|still with|still working at|still working for|still employed at|encore chez|toujours chez|encore en poste chez|currently at|currently with|currently working at|currently working for|currently employed at|currently employed by|now at|working at|working for|works at|works for|who work at|work for|employed at|employed by|presently at|travaillant chez|travaillant pour|travaille chez|travaille pour|travaillent chez|travaillent pour|qui bosse chez|bosse chez|bossant chez|actuellement chez|actuellement en poste chez|en poste chez|employe chez|employes chez|employee chez|salarie chez|salaries chez|salarie de|salaries de|employes de|employe de|employees of|employee of|employees at',
  ],
  [company('current', false), 'at|@'],
  [company('current', true), 'chez'],
  [
    company('any', false),
    'collaborateurs de|collaborateurs d|les collaborateurs de|les collaborateurs d|les collaborateurs du|equipes de|personnes de|personnes d|les gens de|les gens d|des gens de|des gens d|gens de|gens d|ceux de|ceux d|ceux du|celles de|celles d|les equipes de|les salaries de|les candidats de|people from|anyone from|folks from|candidates from|staff from|those from|someone from',
  ],
  [
    company('past', true),
    'vient de chez|viennent de chez|qui vient de chez|qui viennent de chez|sortant de chez|sorti de chez|sortie de chez|formerly at|formerly with|formerly of|previously at|previously with|previously worked at|previously worked for|previously employed at|used to work at|used to work for|once at|came from|coming from|alumni of|alumnus of|alumna of|alum of|alums of|left|who left|has left|have left|who has left|who have left|no longer at|no longer with|no longer works at|no longer works for|no longer work at|no longer work for|no longer working at|no longer working for|no longer employed at|no longer employed by|ex|passe par|passee par|passes par|passees par|passe chez|passee chez|passes chez|passees chez|est passe par|est passee par|sont passes par|etant passe par|ayant quitte|a quitte|ont quitte|qui a quitte|qui ont quitte|ne travaille plus chez|ne travaillent plus chez|ne travaillant plus chez|ne travaille plus pour|n est plus chez|ne sont plus chez|n etant plus chez|precedemment chez|auparavant chez|anciennement chez|autrefois chez|ancien de chez|ancienne de chez|anciens de chez|qui vient de chez|venant de chez|venus de chez',
  ],
  [
    company('any', true),
    'les gens de chez|des gens de chez|ceux de chez|celles de chez|worked at|worked for|has worked at|has worked for|have worked at|have worked for|having worked at|having worked for|who worked at|who worked for|experience at|experience with company|background at|stint at|time at|travaille au sein de|ayant travaille chez|ayant travaille pour|ayant travaille au sein de|a travaille chez|a travaille pour|qui a travaille chez|qui ont travaille chez|qui a travaille pour|qui ont travaille pour|qui a deja travaille chez|qui ont deja travaille chez|ont deja travaille chez|ayant deja travaille chez|ayant bosse chez|qui a bosse chez|qui ont bosse chez|ont bosse chez|who has worked at|who have worked at|who has worked for|who have worked for|a deja travaille chez|ont travaille chez|ont travaille pour|a bosse chez|experience chez|experiences chez|une experience chez|exerce chez|qui a fait|au sein de',
  ],
];

const PEOPLE: [CueMeaning, string][] = [
  [
    { act: 'former' },
    'former|formerly|previously|previous|past|ancien|ancienne|anciens|anciennes|ancien de|ancienne de|anciens de|anciennes de|ancien d|ancienne d|anciens d|ancien du|anciens du|ancien des|anciens des|autrefois|precedemment|auparavant',
  ],
  [
    { act: 'current' },
    'devenu|devenue|devenus|devenues|turned|current|currently|actuel|actuelle|actuels|actuellement|presently|currently working as|currently a|actuellement en poste',
  ],
  [
    { act: 'school' },
    'graduated from|graduate of|graduates of|graduates from|graduate from|studied at|educated at|degree from|degrees from|a degree from|diploma from|alumni from|went to|attended|school :|schools :|ecole :|ecoles :|diplome de|diplomee de|diplomes de|diplomees de|diplome d|diplomee d|diplomes d|diplome du|diplomee du|diplomes du|diplome des|diplome a|ayant etudie a|ayant etudie au|a etudie a|a etudie au|ayant fait|sorti de|sortie de|sortis de|sorti d|forme a|formee a|formes a|etudes a|etudes au|passe par l ecole',
  ],
  [
    { act: 'origin' },
    'from|coming out of|out of|issu de|issue de|issus de|issues de|issu d|issue d|issus d|issu du|issue du|issus du|venant de|venant d|venant du|en provenance de|provenant de|venus de|who comes from|who come from',
  ],
  [
    { act: 'freelance' },
    'freelance|freelances|freelancer|freelancers|free lance|freelancing|independent contractor|independent contractors|contractor|contractors|independant|independants|independante|self employed|auto entrepreneur|auto entrepreneurs|travailleur independant|travailleurs independants',
  ],
  [
    { act: 'skills' },
    'skills :|skills|skilled in|skills in|stack :|stack|tech stack|tech stack :|technologies :|tools :|proficient in|proficient with|proficiency in|proficiency with|expert in|experts in|expertise in|expertise with|knowledge of|knowing|who knows|who know|knows|know|familiar with|familiarity with|experienced in|experienced with|experience with|experience using|experience of|versed in|well versed in|mastery of|masters|using|competences :|competences|competences en|competence en|technos :|outils :|maitrise de|maitrise du|maitrise des|maitrise d|maitrise|maitrisant|qui maitrise|maitrisent|maitriser|savoir utiliser|connaitre|utiliser|to know|to master|bonne maitrise de|bonne maitrise du|connaissance de|connaissance du|connaissance des|connaissances en|connaissance d|connaissant|qui connait|connaissent|qui connaissent|expertise en|expertise sur|expert en|experte en|experts en|expert|experte|experience avec|a l aise avec|a l aise en|specialise en|specialisee en|specialise dans|specialisee dans|specialised in|specialized in|specialising in|specializing in|specialist in|specialiste de|specialiste du|specialiste en|utilisant|utilise',
  ],
  [
    { act: 'speak', negated: true },
    "don't speak|doesn't speak|do not speak|does not speak|can't speak|cannot speak|who don't speak|who doesn't speak|who do not speak|not speaking|ne parlent pas|ne parle pas|ne parlant pas|qui ne parlent pas|qui ne parle pas",
  ],
  [
    { act: 'speak' },
    'speaks|speaking|speak|parler|parler couramment|pratiquer|pratique|to speak|who speaks|who speak|who can speak|can speak|fluent in|fluency in|conversant in|native in|parle|parlant|parlent|qui parle|qui parlent|sachant parler|languages :|langues :|langue :|language :|parlant couramment|parle couramment|speaks fluent|lu ecrit parle',
  ],
];

const UNSEARCHABLE: [CueMeaning, string][] = [
  [
    unsearchable('remote'),
    'remote|fully remote|full remote|100% remote|remote first|remote ok|remote friendly|remote only|remotely|work from home|working from home|wfh|hybrid|hybrid work|on site|onsite|in office|teletravail|en teletravail|teletravail complet|teletravail partiel|full teletravail|100% teletravail|100 % teletravail|100 % remote|a distance|hybride|sur site|en presentiel|presentiel|distanciel|en distanciel|remote possible|teletravail possible|remote work|anywhere',
  ],
  [
    unsearchable('availability'),
    'willing to travel|ready to travel|able to travel|open to travel|happy to travel|travel required|some travel|frequent travel|pret a voyager|prete a voyager|deplacements|deplacements frequents|deplacements reguliers|deplacements a prevoir|dispo|dispo immediatement|dispo immediate|dispo de suite|available|available now|available immediately|immediately available|asap|start asap|starting asap|immediate start|starting immediately|immediately|urgent|urgently|open to work|open to opportunities|actively looking|notice period|disponible|disponibles|disponible immediatement|disponible de suite|disponible rapidement|disponibilite immediate|des que possible|immediatement|en urgence|a l ecoute du marche|a l ecoute|en recherche active|preavis|willing to relocate|relocation|relocation ok|relocation possible|willing to move|willing to move to|open to relocating|open to relocating to|open to relocation to|willing to relocate to|ready to relocate to|open to moving to|pret a demenager a|prete a demenager a|mobile a|mobile sur|visa|visa sponsorship|visa sponsorship available|sponsorship|starting now|open to relocation|ready to relocate|mobilite|pret a demenager|pret a bouger',
  ],
  [
    unsearchable('character'),
    'talented|motivated|highly motivated|dynamic|brilliant|rockstar|ninja|motive|motivee|motives|motivees|dynamique|dynamiques|passionne|passionnee|talentueux|talentueuse|rigoureux|rigoureuse|autonome|autonomes|curieux|curieuse|team player|team spirit|esprit d equipe|self starter|hard working|hardworking|proactive|proactif|proactive|organise|organisee|polyvalent|polyvalente|good communicator|bon relationnel|bonne presentation|reactif|reactive',
  ],
  [
    unsearchable('contract'),
    'full time|part time|permanent|permanent contract|permanent position|fixed term|contract role|cdi|cdd|en cdi|en cdd|temps plein|a temps plein|temps partiel|a temps partiel|interim|en interim|en contrat|contrat|mi temps|a mi temps',
  ],
];

/** Headings of a list of criteria: everything that follows is required. */
const LABELS: [CueMeaning, string][] = [
  [
    cue('criteria'),
    'criteria :|criterion :|selection criteria :|qualification criteria :|screening criteria :|must meet :|criteres :|critere :|criteres de selection :|criteres de qualification :|criteres de recherche :|criteres obligatoires :|criteres indispensables :|mes criteres :|nos criteres :|my criteria :|our criteria :|key criteria :',
  ],
];

const REQUIREMENTS: [CueMeaning, string][] = [
  [
    cue('require'),
    "who's|who've|who'd have|hold|holds|holding|you hold|detenteur de|detentrice de|registered with|who|exp|xp|who has|who have|who is|who are|who can|whose|that has|that have|having|able to|ability to|capable of|experience|experiences|experience in|experience of|experiences in|with experience|with experience in|with an experience in|with a background in|background in|background|track record|proven|proven track record|strong|deep|solid|hands on|exposure to|understanding of|expertise|has led|has built|has managed|has scaled|has launched|managed|manages|managing|led|leading|built|building|scaled|scaling|launched|launching|shipped|shipping|grown|closing|sold|selling|founded|comfortable|passionate about|used to|accustomed to|responsible for|qui|qui a|qui ont|qui est|qui sont|qui sait|ayant|capable de|capables de|capacite a|experience en|experience dans|experience de|experience du|experience d|experience sur|avec experience|avec une experience|avec une experience en|avec de l experience|avec de l experience en|une experience|une experience en|une experience dans|premiere experience|une premiere experience|une premiere experience en|experience significative|une experience significative|experience reussie|une experience reussie|sachant|habitue a|habituee a|habitues a|rompu a|rompue a|bonne connaissance|bonnes connaissances|connaissances|connaissance|forte|fort|solide|solides|bases en|encadre|encadrant|manage|manageant|dirige|dirigeant|monte|lance|construit|developpe|pilote|gere|gerant|vendu|vendant|fait grandir|passionne par|passionnee par|passionnes par|a l aise|aimant|sensible a|experience required",
  ],
];

const TOPICS: [CueMeaning, string][] = [
  [
    cue('topic'),
    'open source|opensource|b2b|b2c|d2c|startup|startups|start up|start ups|scaleup|scaleups|scale up|scale ups|early stage|big four|big 4|pme|eti|grand groupe|grands groupes|grande ecole|grandes ecoles|ecole de commerce|ecoles de commerce|ecole d ingenieur|ecole d ingenieurs|ecoles d ingenieurs|business school|business schools|engineering school|engineering schools|top school|top schools|top university|top universities|ivy league|top tier university|cabinet de conseil|consulting firm|agency background|agence|esn|ssii|large company|large companies|large group|multinational|multinationale|fortune 500|cac 40|cac40|consulting background|agency|agencies|hypergrowth|hyper growth|hypercroissance|security clearance|security cleared|sc cleared|dv cleared|habilitation defense|habilitation secret defense|habilitation confidentiel defense|published research|research publications|published papers|published author|published work|peer reviewed publications|publications|agences|cabinets de conseil|ssii et esn|services company|in house|inhouse|chez l annonceur|cote annonceur|licorne|unicorn',
  ],
];

const HIRING: [CueMeaning, string][] = [
  [
    { act: 'hiring' },
    "toujours pas trouve|pas encore trouve|pas trouve|n arrive pas a trouver|arrive pas a trouver|n arrivons pas a trouver|on ne trouve pas|on trouve pas|haven't found|have not found|still haven't found|can't find|cannot find|couldn't find|didn't find|struggling to find|no luck finding|still no luck with|who've we got|who have we got|voudrait voir|voudrait rencontrer|aimerait voir|aimerait rencontrer|souhaite voir|souhaite rencontrer|veut voir|voudrait|souhaiterait|would like to see|would love to see|wants to see|want to see|would like|wants|vous auriez pas|vous avez pas|tu aurais pas|t aurais pas|t as pas|tu as pas|tu connais pas|vous connaissez pas|vous connaitriez pas|tu connaitrais pas|tu n aurais pas|vous n auriez pas|tu n as pas|n auriez vous pas|n avez vous pas|n aurais tu pas|n as tu pas|you don't have|you don't know|you wouldn't know|you wouldn't have|you wouldn't happen to know|you wouldn't happen to have|don't you know|don't you have|don't we have|do you not have|haven't you got|haven't we got|you haven't got|don't suppose you have|don't suppose you know|any chance you know|any chance u know|any chance of|i'm looking for|i am looking for|we're looking for|we are looking for|looking for|look for|im looking for|looking to hire|i'm searching for|searching for|search for|search|searching|we need|i need|we are hiring|we're hiring|hiring|to hire|hire|recruit|recruiting|to recruit|we are recruiting|need|needs|wanted|find me|find|find us|get me|show me|give me|list|source|sourcing|seeking|in search of|we want|i want|i would like|i'd like|we'd like|can you find|could you find|can you find me|could you find me|help me find|je cherche|je recherche|nous cherchons|nous recherchons|on cherche|on recherche|cherche|recherche|recherchons|cherchons|recherchant|a la recherche de|a la recherche d|je suis a la recherche de|je suis a la recherche d|nous sommes a la recherche de|nous sommes a la recherche d|trouve moi|trouvez moi|trouver|trouve|trouvez|trouve nous|il me faut|il nous faut|j ai besoin de|j ai besoin d|nous avons besoin de|nous avons besoin d|besoin de|besoin d|je veux|je voudrais|j aimerais|nous voulons|on veut|montre moi|montrez moi|donne moi|donnez moi|liste|recrute|nous recrutons|on recrute|recrutons|je recrute|recruter|embaucher|pour recruter|peux tu trouver|pouvez vous trouver|peux tu me trouver|pouvez vous me trouver|aide moi a trouver|candidate|candidates|candidat|candidats|candidate :|people|folks|guys|person|someone|somebody|anyone|anybody|profile|profiles|profil|profils|talent|talents|personne|personnes|quelqu'un|des gens|gens|poste|le poste|un poste|role|position|job|offre|mission|job title|job title :|title|title :|intitule|intitule :|poste :|role :|position :|employees|employe|employes|quelques|professionals|professionnels|professionnel|professionnelle|members of our team|which|quels|quelles|nous souhaitons recruter|nous souhaitons|je souhaite recruter|je souhaite trouver|souhaitons recruter",
  ],
];

const FILLER: [CueMeaning, string][] = [
  [
    { act: 'filler' },
    "the jd|attached jd|jd attached|full jd|the jd is attached|no longer there|not there anymore|not there any more|n y sont plus|n y est plus|n y travaille plus|n y travaillent plus|alternance comprise|alternance incluse|alternances comprises|stages compris|stages inclus|stage compris|stage inclus|including internships|internships count|internships included|apprenticeship included|apprenticeships count|debutant accepte|debutante acceptee|debutants acceptes|debutantes acceptees|debutant bienvenu|debutants bienvenus|junior accepte|juniors acceptes|juniors welcome|beginners welcome|a|an|the|some|of|first|bilingual|trilingual|bilingue|bilingues|trilingue|trilingues|jusqu'a|jusqu'au|jusqu'en|w|depuis|since|pendant|during|jusque|selon|sinon|deux|trois|quatre|cinq|six|four|five|ten|for|to|in|on|by|with|as|is|are|be|been|am|was|were|has|have|had|do|does|did|his|her|their|its|our|my|your|we|i|you|he|she|they|it|this|that|these|those|there|here|very|really|also|too|any|all|more|most|best|top|good|great|excellent|skilled|experienced|qualified|both|one|two|three|several|few|couple|other|others|new|please|thanks|thank you|kindly|hello|hi|hey|dear|good morning|good afternoon|ok|so|just|then|well|now|me|us|him|them|can|could|will|would|should|may|might|if|when|where|while|within|into|through|across|per|via|than|least|based|located|living|lives|live|residing|resident|residents|situated|area|region|city|location|location :|locations :|greater|around|near|close|from the|join|joining|to join|to join us|to join our team|join our team|our team|team up|work|works|working|worked|industry|sector|space|field|domain|market|knowledge|skill|skilled|skills and|level|levels|languages|language|years|year|plus points|degree in|degree|seniority|about|currently in|type|kind|like|such|such as|including|include|especially|e g|eg|etc|i e|must|also with|who're|who's|that's|it's|i'm|we're|up|our company|our client|my client|one of our clients|un de nos clients|l un de nos clients|de nos clients|nos clients|client|company|companies|location in|somewhere|someone with|ready|willing|interested|m f d|m f|f m|m w d|h f|f h|m f x|f m d|all genders|un|une|des|le|la|les|l|d|du|de|au|aux|a|en|dans|sur|par|pour|avec|comme|chez|est|sont|etre|ete|sera|seront|soit|soient|ai|as|avoir|ont|avons|avez|a deja|deja|tres|vraiment|aussi|egalement|plus|moins|bon|bonne|bons|bonnes|excellente|excellent|excellents|meilleur|meilleurs|meilleure|les meilleurs|experimente|experimentee|experimentes|experimentees|qualifie|qualifiee|autre|autres|nouveau|nouvelle|nouveaux|bonjour|salut|bonsoir|merci|merci d avance|s'il vous plait|s'il te plait|svp|stp|cher|chere|notre|nos|mon|ma|mes|votre|vos|son|sa|ses|leur|leurs|ce|cet|cette|ces|c|n|qu|s|t|m|j|que|je|tu|il|elle|on|nous|vous|ils|elles|y|ne|si|quand|ou est|vers|entre|base|basee|bases|basees|localise|localisee|localises|localisees|situe|situee|situes|situees|habitant|habite|habitent|residant|vivant|vit|vivent|autour|proche|pres|environs|alentours|secteur|region de|ville|ville de|lieu|lieu :|lieux|lieux :|localisation|localisation :|societe|societes|entreprise|entreprises|client|equipe|notre equipe|rejoindre|pour rejoindre|pour rejoindre notre equipe|rejoindre notre equipe|afin de|travailler|travaillant|travaille|domaine|domaine de|marche|industrie|niveau|niveaux|langues|langue|annees|annee|ans|an|diplome|formation|formation :|seniorite|environ|type de|genre|comme par exemple|par exemple|notamment|etc|jeune diplome|preference|idealement en|actuelle|qui travaille|qui travaillent|qui habite|qui habitent|qui vit|qui vivent|who lives|who live|who works|who work|who is based|who are based|who is|who are|qui est base|qui sont bases|qui est basee|education|education :|languages required|experience :|experiences :|profil recherche|profil recherche :|ideal candidate|the ideal candidate|le candidat ideal|h|f|x|etant",
  ],
];

/**
 * Everything the grammar knows as a fixed phrase. Where two lists hold the same phrase, the first
 * one here wins.
 */
export const CUES = phraseBook<CueMeaning>([
  ...CONNECTORS,
  ...LABELS,
  ...REPEATED,
  ...WAIVED,
  ...LIKENESS,
  ...WISHES,
  ...ALTERNATIVES,
  ...MUSTS,
  ...EXCLUSIONS,
  ...COMPANIES,
  ...PEOPLE,
  ...UNSEARCHABLE,
  ...TOPICS,
  ...HIRING,
  ...TASKS,
  ...REQUIREMENTS,
  ...FILLER,
]);
