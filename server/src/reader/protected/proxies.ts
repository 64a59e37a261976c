import type { ProtectedAttribute } from './patterns.ts';
import { BELIEF_PROXIES } from './proxies-beliefs.ts';
import { LIFE_PROXIES } from './proxies-lives.ts';

/*
 * Words that often stand for a protected attribute without naming one. They are allowed; the answer
 * warns, and suggests what the job may need instead. Lower case, without accents.
 */

export interface ProxyRule {
  attribute: ProtectedAttribute;
  pattern: string;
  /** What may be typed instead, in the language of the words. `$1` is the first group. */
  suggestion: string;
}

const LANGUAGES_EN =
  '(english|french|german|spanish|italian|portuguese|dutch|arabic|chinese|mandarin|cantonese|japanese|korean|russian|polish|romanian|turkish|swedish|danish|norwegian|finnish|greek|czech|hungarian|ukrainian|hebrew|hindi|flemish|catalan)';
const LANGUAGES_FR =
  '(anglais|francais|allemand|espagnol|italien|portugais|neerlandais|arabe|chinois|mandarin|japonais|coreen|russe|polonais|roumain|turc|suedois|danois|norvegien|finnois|grec|tcheque|hongrois|ukrainien|hebreu|flamand|catalan)(?:e|ne|s|es)?';
const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques)';
const NO_EN =
  "(?:no|not|without(?: an?y?)?|never|zero|free of|avoid|exclude|nobody|don't want|skip)";
const NOT_APPS =
  '(?! (?:apps?|mobile|ios|android|cloud|advertising|development|code|integration|ads|modules?|components?|kubernetes|plants?|species|stack|developers?|advert[a-z]*|desktop|performance|sql|vlan|android|applications?))';

const AGE: readonly [string, string][] = [
  [
    '(?:recent|new|fresh|young|newly|just|freshly)(?:ly)? (?:(?:[a-z]+ )?graduates?d?|grads?|qualified|out of (?:school|college|university|uni))|newly[- ]qualified|(?:fresh|straight|just|right) (?:out|off) of? ?(?:school|college|university|uni|campus|business school|engineering school|their studies)|college kids?|first[- ]jobbers?|school leavers?|millennial mindset|recent (?:degree|diploma|graduation)|graduated (?:recently|lately|last year|this year)|(?:years?|months?) (?:since|after|past|out of|from) (?:graduation|graduating|school|college|university|their degree|the degree)',
    '0 to 2 years of experience',
  ],
  [
    "(?:jeunes?|recents?|recemment|fraichement|nouveaux?|tout juste|nouvellement|fraiche) diplomee?s?|jeunes? (?:diplomes?|recrues?|talents?|pousses? talentueuses?)|(?:fraichement|tout juste|a peine|tout frais|frais) (?:emoulu[es]*|sorti[es]*)|sorti[es]* (?:tout juste |a peine |recemment )?(?:d'|de l'|de )?ecole|sortie d'ecole|sortant(?:e|s|es)? d'ecole|premiere? (?:emploi|poste|job)|diplomee?s? (?:depuis|il y a) (?:moins|peu)|debut de carriere|diplome recent|promos? (?:de )?(?:19|20)\\d\\d|promotions? (?:19|20)\\d\\d|jeune professionnel(?:le)?s?|primo-?demandeurs?",
    "0 à 2 ans d'expérience",
  ],
  [
    'early[- ]career(?= (?:only|people|candidates|profiles|talents?|please)| ?(?:$|[.,;]))|(?:new|next|rising|younger|current|emerging) generation|(?:first|second)[- ]year(?:s)? (?:in|of) (?:their|the) career|beginners? only|novices?|within (?:a |one |two |three |four |five |\\d )?(?:years?) of (?:graduat[a-z]+|leaving)|(?:finished|completed|left|leaving|just finished) (?:their |his |her )?(?:studies|school|university|college|degree)(?: [a-z]+){0,2} (?:recently|last year|this year|ago)|just (?:finished|completed|left|graduated)[a-z ]{0,20}|entry[- ]level only|junior only|juniors? only|at the (?:start|beginning|dawn) of (?:their|his|her|a) careers?|start(?:ing)? out in (?:life|their career)|(?:class|cohort|promotion|promo) of (?:19|20)?\\d\\d|long career ahead|runway ahead|up-and-coming|next[- ]generation talent|early (?:twenties|thirties) energy',
    '0 to 2 years of experience',
  ],
  [
    "(?:nouvelle|jeune|prochaine) generation|generation montante|debutante?s? (?:uniquement|seulement|exclusivement)|(?:vient|viennent|venant) (?:de|d')(?: juste| tout juste)? (?:finir|terminer|sortir|quitter|obtenir|decrocher|valider|etre diplome)[a-z ']{0,20}|(?:fini|termine|acheve)[es]* (?:ses|leurs) etudes(?: recemment| l'an dernier| cette annee)?|novices?|en debut de (?:carriere|parcours)|juniors? uniquement|(?:avec )?(?:toute )?(?:la|une) (?:longue )?carriere devant (?:eux|soi|lui|elle)|avenir devant",
    "0 à 2 ans d'expérience",
  ],
  [
    `(?:at most|maximum|max|no more than|not more than|capped at) ${NUMBER} years?(?: of)?(?: [a-z]+)? (?:work|experience|seniority|practice|career|in the (?:job|field|trade))|${NUMBER} years? of (?:work|experience)(?: at most| max(?:imum)?| tops)|experience capped`,
    'at least 2 years of experience',
  ],
  [
    `(?:pas plus de|maximum|au maximum|au plus|plafonne a) ${NUMBER} (?:ans|annees) (?:d'experience|d'anciennete|de metier|de carriere|de pratique)|${NUMBER} (?:ans|annees) d'experience (?:maximum|max|maxi|au plus|grand maximum)`,
    "au moins 2 ans d'expérience",
  ],
  [
    '(?:tiktok|snapchat|instagram|gaming|meme|emoji)[- ](?:native|savvy|fluent|culture)|(?:speaks|fluent in) (?:meme|emoji|gen)|digital[- ]natives?|born digital|(?:grew|grown|growing) up (?:with|on|online)[a-z ]{0,20}|internet generation|social[- ]media native|lives? on (?:tiktok|instagram|snapchat|social media|their phone)|tiktok generation|tech[- ]native|raised on (?:the internet|smartphones|screens)',
    'fluent in social networks and online tools',
  ],
  [
    "(?:nee?s?|tombee?s?|grandi|baigne[es]*|biberonne[es]*|eleve[es]*) (?:avec|dans|a|au) (?:la |le |les |l')?(?:numerique|digital|internet|web|reseaux sociaux|ecrans?|smartphones?|informatique)(?: des l'enfance)?|natifs? (?:du )?(?:numeriques?|digita(?:l|ux))|generation (?:tiktok|internet|numerique|digitale?|connectee|instagram)|enfants? du (?:numerique|web)|accro (?:a tiktok|aux reseaux)",
    'à l’aise avec les réseaux sociaux et les outils en ligne',
  ],
  [
    '(?:emotional |real |a certain |personal )maturity|gravitas|old[- ]school(?! (?:building|boys? association))|set in (?:his|her|their) ways|over-?qualified|too (?:senior|experienced|qualified)|over-?experienced',
    'willing to work at this level',
  ],
  [
    "(?:une certaine |grande |vraie )maturite|de la bouteille|vieille ecole|a l.ancienne|sur-?qualifiee?s?|trop (?:experimente|qualifie|senior|diplome)[es]*|surdiplomee?s?|trop d'experience",
    'prêt à travailler à ce niveau',
  ],
  [
    "(?:young|youthful|dynamic|energetic|vibrant|fun)(?:,? (?:and |& )?[a-z]+)? (?:team|company culture|crew|bunch|environment|atmosphere|workforce|office|squad|vibe|culture|spirit|mindset|at heart)|(?:team|crew|staff|squad|office|colleagues|everyone|most of us|we)(?:'re| is| are| of| who are| all)?(?: [a-z]+){0,3} (?:young|in (?:our|their) (?:twenties|20s|thirties|30s)|fresh out of college|straight out of)|start-?up (?:vibe|spirit) and youth|young at heart|youthful (?:energy|spirit|mindset|outlook|enthusiasm)|(?:work hard,? play hard)|party (?:people|spirit|animal)|beer pong|table football|foosball|ping-?pong",
    'a team of ten',
  ],
  [
    "(?:equipe|ambiance|bande|structure|entreprise|environnement|bureau|esprit|boite|culture|cadre|collectif)(?: de travail| tres| plutot| d'amis| resolument| assez| de potes)* (?:jeunes?|dynamique|start-?up|decontractee? et jeune|festi[a-z]+)(?: et [a-z]+)?|jeunes? (?:et |, )?(?:dynamiques?|motivee?s?)?,? ?(?:equipe|bande|collectif|boite|structure)|bande de potes|esprit (?:jeune|festif|potes|start-?up)|etat d'esprit jeune|jeune d'esprit|jeunesse d'esprit|(?:colle|colla|coller|s'integre|integrer) (?:bien )?(?:a|dans) (?:l'ambiance|notre ambiance|la bande)|apres-?midi baby-?foot|baby-?foot|fraicheur",
    'une équipe de dix personnes',
  ],
  [
    'fresh (?:blood|face|faces|ideas|eyes|perspective|outlook|mindset|energy)|new (?:blood|faces)|full of (?:fresh|new) ideas|malleable|mouldable|moldable|trainable|easy to mou?ld|bubbly|fresh[- ](?:faced|thinking|minded)|blank slate|no bad habits|digital-first generation|sparky|vivacious|zesty|peppy|cool kids?|tech[- ]savvy(?: generation)?|current generation|raring to go|still learning the ropes|with everything to prove|not set in (?:his|her|their) ways|old[- ]school people',
    'proposes improvements and learns new tools quickly',
  ],
  [
    "fougueu(?:x|se|ses)|malleables?|fringant(?:e|s|es)?|a former (?:selon|a nos|a notre|de zero)|sans mauvaises habitudes|pas formate[es]*|aux dents longues|idees fraiches|oeil neuf|regard neuf|plein(?:e|s|es)? d'idees|a la page|dans le coup|de son temps|connectee?s? et (?:jeune|moderne)|petillant(?:e|s|es)?|soif d'apprendre de la jeunesse|tout a prouver|envie de tout apprendre",
    'propose des améliorations et apprend vite de nouveaux outils',
  ],
];

const ENERGY: readonly [string, string][] = [
  [
    '(?:high|boundless|endless|unlimited|plenty of|lots of|bags of|tons of|great|huge|bundle of|full of|real|loads of|physical|exceptional|maximum)[- ](?:physical )?(?:energy|stamina|endurance|vigou?r|drive and energy|vitality)|high-energy(?! (?:physics|forming|particle|rate))|energetic(?! materials)|(?:physical )?stamina|vigorous|strong back|on (?:his|her|their) feet all day|hyperactive|workaholics?|resilient (?:to fatigue|body)|always (?:in|on) (?:top )?form|(?:boundless|unstoppable|indestructible|unbreakable)|hard[- ]wearing|no sick[a-z ]{0,10}|bursting with (?:energy|life)|full of (?:life|beans|energy|pep|vim)|powerhouse|dynamo|robust constitution|never (?:slows? down|tires?|stops|gets tired|sick|ill|off)|tireless|inexhaustible|indefatigable|(?:physically )?in (?:great|good|excellent|top|perfect) (?:physical (?:shape|condition|form)|shape|form)\\b|physically (?:fit|strong|robust|resilient|active|tough|capable)|(?:fit|strong) (?:and healthy|enough physically)|(?:good|excellent|great|perfect|top|high|strong) (?:physical|bodily) (?:condition|shape|fitness|form|strength)|physical (?:fitness|resilience|strength|robustness|endurance)|sporty|athletic (?:build|and|type)|iron (?:constitution|health)|keeps? up with (?:any|a) (?:[a-z]+ )?pace|copes? with any pace|any pace|works? out|gym[- ]goers?|marathon runners?',
    'handles several tasks at once and meets deadlines',
  ],
  [
    "energiques?|(?:grande? |bonne |belle |forte |haute )energie|energie (?:a revendre|debordante|communicative|folle|inepuisable|positive)|(?:plein[es]*|debordant[es]*|beaucoup|regorge[a-z]*) d'(?:une )?energie|tonus|endurant(?:e|s|es)?|resistante?s?(?= ?(?:$|[,.;]| et ))|toujours en forme|dos solide|hyperacti(?:f|ve)s?|debout (?:toute|huit|dix|douze|\\d+|des heures)[a-z ]{0,12}|tonique|dynamisme a toute epreuve|infatigables?|(?:grande? |forte |bonne |excellente )?(?:resistance|endurance|resiliente?) (?:a la fatigue|physique|au stress|nerveuse|a l'effort|a la pression)|(?:bonne|excellente|parfaite|tres bonne|grande) (?:condition|forme|resistance|constitution|endurance|hygiene de vie)(?: physique)?(?<!donner des conseils.{0,40})|forme (?:physique|olympique)|en pleine forme|force physique|robuste(?:s|sse)?|increvables?|physiquement (?:fort|apte|resistant|solide|en forme|prepare)[es]*|aptitude physique|(?:tres |plutot |profil |personne |et |, |temperament |assez |^)sporti(?:f|ve|fs|ves)(?= ?(?:$|[.,;!?)]))|athletiques?|sante de fer|ne (?:compte|rechigne|fatigue)[a-z]* pas|tient le rythme|tenir (?:n'importe quel|un) rythme|vitalite|resistant[es]* (?:au stress|a la fatigue|a la pression)|survitamine[es]*|qui (?:ne )?(?:s'arrete|fatigue|flanche) jamais|jamais (?:malade|fatigue|absent)[es]*",
    'mène plusieurs tâches de front et tient les délais',
  ],
  [
    '(?:perfect|impeccable|flawless|excellent|spotless|100 ?%|unbroken|irreproachable) (?:attendance|presence|punctuality record)(?: record)?|attendance record|(?:no|never|few|low|zero|without)[a-z ]{0,14} (?:absences?|absenteeism|missed days?|days? off|sick days?|time off)|never (?:missed|absent|off|calls? in)|never misses a day|always present|no absen[a-z]+',
    'reliable: hands over on time and warns early',
  ],
  [
    "(?:assiduite|presence|presenteisme) (?:parfaite?|irreprochable|exemplaire|sans faille|totale|a toute epreuve)|assiduite|(?:jamais|pas|peu|zero|aucune?|sans|faible)(?: d'| de | taux d')?(?:absences?|absenteisme|absente?s?)|absenteisme|jamais manque un jour",
    'fiable : tient ses délais et prévient tôt',
  ],
  [
    "(?:driv(?:ing|er'?s?) licen[cs]es?|able to drive)[a-z ,]{0,40}(?:office|desk|remote|never drives?|indoors)[a-z -]{0,12}|stand(?:ing)? (?:all day|for long hours)|climb(?:ing)? stairs|thick[- ]skinned|mentally (?:strong|tough|resilient|stable)|emotionally (?:stable|resilient|strong)|(?:psychologically|emotionally|mentally) (?:stable|strong|robust|solid)|nerves of steel|iron nerves|stress[- ](?:proof|resistant|resistance)|(?:handles?|resist[a-z]*|immune to|withstand[a-z]*|thrives? (?:on|under)) (?:any |extreme |constant |heavy |high |intense )?(?:stress|pressure)|normal (?:hearing|vision|eyesight)|(?:good|perfect|excellent) (?:eyesight|vision|hearing)|20/20 vision|clear speech|clear diction",
    'able to travel to clients',
  ],
  [
    "permis (?:b\\b|de conduire)[a-z ,']{0,40}(?:bureau|sedentaire|teletravail)|(?:station debout|porter des charges lourdes|monter (?:les|des) escaliers)|(?:solide|stable|fort[es]*|resistant[es]*|solidite|stabilite|equilibre) (?:mentalement|psychologiquement|nerveusement|psychologique|nerveu[a-z]+|mentale|emotionnelle)|equilibre[es]* (?:nerveusement|psychologiquement)|nerfs (?:solides|d'acier)|(?:bonne|excellente|parfaite) (?:vue|audition|diction|elocution)|mental d'acier|moral d'acier",
    'peut se rendre chez les clients',
  ],
];

const ORIGIN: readonly [string, string][] = [
  [
    `(?:native|mother[- ]tongue|first[- ]language)(?:[- ]level|[- ]speaking)?[- ]${LANGUAGES_EN}(?:[- ](?:speakers?|speaking|tongue|level|native))?`,
    'C2 $1',
  ],
  [
    `${LANGUAGES_EN}(?:[- ](?:as|is|being|for|:))?(?: (?:their|his|her|an?|the))?[- ](?:mother|native|first|maternal)[- ](?:tongue|speakers?|language|level|native)s?|${LANGUAGES_EN} natives?(?! (?:app|mobile|ads))`,
    'C2 $1',
  ],
  [
    `mother[- ]tongue|native[- ](?:speakers?|tongue|language|level|fluency|proficiency|sounding|like|quality)|natively (?:english|french|german|spanish|italian)|(?<!react[ -]|cloud[ -])native\\b${NOT_APPS}|speaks? (?:it )?(?:since|from) (?:birth|childhood)|from birth|(?:raised|grew up|brought up) (?:in|speaking)(?: an?)?(?: [a-z]+){1,3}`,
    'level C2',
  ],
  [
    `${LANGUAGES_FR} (?:de )?(?:langue maternelle|nati(?:f|ve|fs|ves)|maternel(?:le)?|de naissance)|(?:langue maternelle|nati(?:f|ve|fs|ves)|locuteurs? nati(?:f|fs)|locutrices? natives?) ${LANGUAGES_FR}`,
    '$1 C2',
  ],
  [
    "langues? maternelles?|langue (?:natale|d'origine|de coeur|premiere)|quasi[- ]natifs?|natifs?(?! (?:digita|numeri|du (?:numeri|digit)|cloud|mobile|ios|android|react|app))|(?:[a-z]+phone|bilingue) de naissance|locut(?:eur|rice)s? nati[a-z]+|parle[a-z]* depuis (?:l'enfance|toujours|la naissance)|bercee?s? dans la langue",
    'niveau C2',
  ],
  [
    "(?:near|quasi)[- ]native|first language|as l1|flawless (?:english|french|german)|cultur(?:al|e)(?:ly)?[- ](?:fit|add match|match|aligned|alignment|compatib[a-z]+)|fits? (?:in(?:to)? )?(?:well )?(?:with |in |into )?(?:our|the|with our|the team'?s?|the company'?s?) ?(?:company )?(?:culture|team|mould|mold|dna|tribe|family|gang|clan)|(?:blends?|blend|fit|fits|slots?) (?:right |well |perfectly |easily )?(?:in|into|with)(?: with)?(?: our| the)? ?(?:[a-z'-]+ ){0,3}(?:culture|team|crowd|locals?|office|group|company|village)?|one of us|our kind of (?:people|person)|like us|people like us|same (?:background|mould|mold|world|values|wavelength|upbringing|milieu)|similar (?:background|upbringing)|shares? our (?:codes|culture|background|references)|right (?:sort|kind|background|stock|family|milieu|network)|our dna|company dna|well[- ]bred|good (?:family|breeding|stock|background)|(?:upper|middle|working)[- ]class|posh|old money|privately educated|public[- ]schoolboys?|well[- ]connected|western (?:mindset|culture|manners|standards|way)|local (?:culture|customs|mentality|codes|roots|people|candidates? only)|knows? (?:the )?local (?:customs|codes|ways)|roots in|deep roots|good (?:manners|upbringing)|well brought up|from (?:a )?good (?:home|family|background)|(?:grew|grown) up (?:in|around|locally|here)[a-z ]{0,14}|(?:plays?|playing|keen on|loves?) (?:polo|lacrosse|sailing|skiing|cricket|tennis)|ski(?:ing|s)? (?:trips?|weekends?)|western[- ](?:educated|trained|style)|(?:european|western|french|british|american|local) (?:experience|education|degrees?|schooling|training|references) only|only (?:european|western|french|british|american|local) (?:experience|education|degrees?|schools?|schooling|universities)",
    'works well in a team and shares information early',
  ],
  [
    "(?:fit|adequation|compatibilite|proximite|affinite|correspondance)s? (?:culturel(?:le)?s?|avec (?:notre|la) culture)|culture fit|cultural fit|(?:bonne?|belle|mauvaise) (?:famille|education|milieu|souche|societe)|(?:meme|notre) (?:milieu|monde|moule|culture|univers|sensibilite culturelle|adn)|codes (?:de la (?:bourgeoisie|haute|bonne|maison)|du (?:milieu|monde|luxe parisien)|culturels?|sociaux|parisiens?|bourgeois)[a-z ]{0,30}|(?:qui )?(?:nous|notre) ressembl[a-z]+|(?:se )?fond(?:e|re|ra)? (?:bien )?dans (?:le|notre|la|l')|(?:ancrage|ancree?s?|racines|enracine[es]*) (?:locale?s?|regiona(?:l|les)|dans|du|en)|enfants? du pays|du cru|du coin|bien de chez nous|mentalite (?:locale|francaise|occidentale|europeenne)|valeurs (?:occidentales|francaises|republicaines|familiales|traditionnelles|judeo[a-z-]*)|impregne[es]* de (?:la )?culture|culture (?:francaise|occidentale|europeenne|locale)|integre[es]* (?:a la|dans la) (?:societe|culture)|bourgeoisie|bien (?:elevee?s?|nee?s?)|bonnes? manieres|vieille france|particule|a la francaise|(?:experience|diplome|etudes|formation|parcours)s? (?:exclusivement |uniquement |100 ?% )?(?:francaise?s?|en france|europeen(?:ne)?s?) (?:uniquement|seulement|exclusivement)|adn (?:maison|de l'entreprise)",
    'travaille bien en équipe et partage tôt l’information',
  ],
  [
    '(?:only|exclusively|strictly|nothing but|just)(?: from)? (?:the )?(?:top|elite|ivy|oxbridge|oxford|cambridge|harvard|hec|polytechnique|grandes ecoles|russell|target|prestigious)[a-z -]*|(?:oxbridge|ivy[- ]league|russell[- ]group|top[- ](?:tier|ten|five|\\d+)? ?(?:schools?|universit(?:y|ies)|business schools?)|(?:elite|top|best|leading|prestigious|first-rate) (?:schools?|universit(?:y|ies)|college|education|background)|prestigious (?:schools?|universit(?:y|ies)|college)|target (?:schools?|universit(?:y|ies))|eton|grandes? ecoles?|big[- ]name (?:schools?|universit[a-z]+))(?: graduates?)?(?: only| alumni)?|(?:hec|polytechnique|essec|insead|harvard|oxford|cambridge|stanford|mit|centrale|sciences po|ens)[a-z, ]{0,40}(?:and nothing else|only|or nothing|exclusively)|(?:schooled|educated|studied|school(?:ing)?|schools|degree|education|diploma|graduated|trained)(?: [a-z]+){0,2} (?:in|from) (?:[a-z]+ ){1,2}(?:only|from (?:primary|nursery|kindergarten)|since (?:primary|childhood))|(?:educated|schooled|studied) (?:entirely|only|exclusively|wholly|in france|in the uk|in europe|locally|here)[a-z ]{0,30}|(?:no|not|avoid|without) (?:foreign|overseas|african|non-[a-z]+|indian|chinese|asian|online|public|state|provincial) (?:degrees?|diplomas?|schools?|universit(?:y|ies)|qualifications?)|french baccalaur[a-z]+',
    'a degree in the field of the job',
  ],
  [
    "(?:uniquement|exclusivement|que des|seulement|rien que|obligatoirement)(?: des| les| de| une| un| issus? d[eu']?s?)* ?(?:tres )?(?:grandes? ecoles?|ecoles? (?:de rang|parisiennes?|d'elite|prestigieuses?|du top|de commerce|francaises?)|hec|polytechnique|x\\b|centrale|essec|sciences po|mines|ens)[a-z ,]*|grandes? ecoles?(?: [a-z]+)? (?:uniquement|seulement|exclusivement|parisiennes?|obligatoire|exigee?|sinon rien)|(?:pas|ni|sans|hors) (?:de |d'|la )?(?:universites?|facs?|diplomes? (?:etrangers?|africains?|maghrebins?|hors))|(?:ecole|etablissement|lycee|ecoles)s? (?:prestigieu(?:x|se|ses)|d'elite|huppee?s?|de rang a|du top ?\\d*|cible|de renom)|(?:hec|polytechnique|centrale|x|ens|essec|sciences po|mines|escp)[a-z ,]{0,20}(?:uniquement|ou rien|sinon rien|exclusivement|et rien d'autre)|scolarite (?:en france|entierement|complete|francaise)|etudes (?:entierement |exclusivement |toutes )?(?:faites )?en france|diplomes? (?:obtenus? en france|francais) (?:uniquement|seulement|exclusivement|obligatoire)|bac(?:calaureat)? (?:francais|obtenu en france)",
    'un diplôme dans le domaine du poste',
  ],
  [
    '(?:people |those |anyone |candidates? |somebody |someone |nobody )?(?:who )?(?:liv(?:e|es|ing)|resid(?:e|es|ing)|based|coming|come|from|located) (?:in|from|near|around) (?:the )?(?:good|nice|right|better|posh|decent|wealthy|affluent|leafy|bad|rough|wrong|poor|deprived|certain|smart|upmarket|chic|safe|respectable|inner) (?:[a-z]+ )?(?:areas?|districts?|neighbou?rhoods?|suburbs?|parts?|side|postcodes?|cit(?:y|ies))|(?:good|nice|right|better|posh|decent|wealthy|affluent|smart|chic|upmarket|respectable) (?:areas?|districts?|neighbou?rhoods?|suburbs?|postcodes?|address(?:es)?|part of town)|inner[- ]city|(?:no|not|avoid|without) (?:suburbs?|commuters|long commutes?)|(?:close|near|walking distance|within [a-z0-9]+ (?:minutes|miles|km)) (?:to|of|from) (?:the )?(?:church|mosque|village)',
    'able to reach the office',
  ],
  [
    "(?:leave out|leave aside|avoid|exclude|skip|rule out|except|nobody|no one|none|no|not|without)(?: [a-z'-]+){0,3} (?:(?:living|lives?|residing|resides?|coming|comes?|residents? of|commuting|inhabitants of|raised)(?: in| from| near| around)?|(?<=(?:those|anyone|somebody|nobody|one|ones|folks|addresses) )(?:from|based in)) (?:the )?[a-z'-]+(?: or [a-z'-]+)?",
    'able to reach the office',
  ],
  [
    "(?:evite[rz]?|ecarte[rz]?|exclu[a-z]*|pas|sans|hors|sauf|ni|personne)(?: [a-z']+){0,3} (?:(?:qui |qu')?(?:habit[a-z]+|resid[a-z]+|log[a-z]+|viv[a-z]+|vien[a-z]+|venant|domicili[a-z]+)|issue?s?)(?: a| en| dans| de| du| des| d'| le| la| les)* ?[a-z'-]+(?: ou [a-z'-]+)?|(?:pas|personne|aucun[e]?|sans|hors|ni)(?: de| d')? (?:gens|candidats?|candidates?|profils?|personnes?|jeunes|habitants?)? ?(?:du|de la|des|de|d') ?(?:9[0-5]|78|77|13|59|neuf-?trois|banlieue|cite|quartiers? [a-z]+)",
    'peut rejoindre le bureau',
  ],
  [
    "(?:habit(?:e|er|ant|ent)|resid(?:e|er|ant|ent)|log(?:e|er|eant)|viv(?:re|ant|ent)|domicilie[es]*|venant|issue?s?)[a-z ]{0,12} (?:les |des |dans |de |d'un |un |l'|le )*(?:beaux?|bons?|chics?|huppe[es]*|ouest|bonne|belle|meilleurs?)[a-z ]{0,30}|(?:beaux?|bons?|meilleurs?) quartiers?|quartiers? (?:chics?|huppes?|bourgeois|residentiels?|cossus?|aises?)|(?:l')?ouest parisien|(?:bonne|belle) adresse|neuf[- ]trois|seine-saint-denis|pas (?:de |du |d')?(?:banlieue|93|95|91)|(?:not|sauf|hors|pas|ni|evite[rz]?|exclu[a-z]*)(?: le| la| du| de)? (?:9[0-5]|78|77|13|59|neuf-?trois)\\b",
    'peut rejoindre le bureau',
  ],
];

const FAMILY: readonly [string, string][] = [
  [
    `${NO_EN} (?:(?:unexplained|long|big|any|major|career|employment|professional|work|visible|single|recent|significant|at all) ){0,2}(?:gaps?|breaks?|holes?|interruptions?|blanks?|pauses?|time out|sabbaticals?|periods? of inactivity|inactivity|unemployment|missing years?)(?= (?:in|at all|since|between|on|longer|of|whatsoever|or|for)\\b| ?(?:$|[.,;!?)]))|(?:career|employment|cv)[- ](?:gaps?|breaks?|holes?)[- ](?:free|less)|gapless|(?:career|employment|cv|resume) (?:gaps?|breaks?|holes?)|(?:continuous|uninterrupted|unbroken|linear|seamless|consecutive|steady|straight) (?:[a-z]+ )?(?:career|employment|work|path|history|experience|record|service|job|cv|resume|track)[a-z ]{0,14}|never (?:stopped|paused|out of|without|took|taken|unemployed|been out)(?: [a-z]+){0,3}|always (?:been )?(?:employed|in work|worked)|currently employed only|steady employment`,
    'at least 5 years of experience in all',
  ],
  [
    "(?:pas|sans|aucune?|zero|ni|jamais)(?: de| d'| aucune?| eu)? ?(?:[a-z]+ )?(?:trous?|interruptions?|pauses?|coupures?|ruptures?|periodes? (?:d'inactivite|blanches?|de chomage|sans emploi|creuses?)|annees? (?:blanche|sabbatique)s?|break|inactivite|conge (?:sabbatique|sans solde)|chomage|temps mort)[a-z ]{0,20}|(?:parcours|carriere|cv|experience|trajectoire|emploi|historique)s? (?:professionnel(?:le)? )?(?:lineaire|continue?|ininterrompue?|sans (?:interruption|trou|rupture|coupure|faille|accroc|pause)|regulie(?:r|re)|complet|d'un seul tenant|stable)s?|trous? dans (?:le|son|leur) (?:cv|parcours)|jamais arrete[es]*(?: de travailler)?|toujours (?:ete )?(?:en poste|en activite|travaille)",
    "au moins 5 ans d'expérience au total",
  ],
  [
    '(?:no|without(?: any)?|free of|free from|zero|not|few|nor) (?:[a-z]+ )?(?:outside|personal|private|domestic|home|external|other|weekend|evening|school|scheduling|time)? ?(?:constraints?|commitments?|obligations?|ties|limits?|restrictions? on (?:hours|travel)|baggage)(?: (?:outside|at home|elsewhere|whatsoever)[a-z ]{0,10})?|no (?:constraints?|commitments?|ties|obligations?)|(?:available|free|reachable|flexible|on call|contactable)(?: [a-z]+)? (?:at (?:any|all) (?:hours?|times?|moment)|24 ?/ ?7|around the clock|day (?:and|or) night|any ?time|all hours|evenings?|weekends?|nights?|on (?:weekends?|sundays?|wednesdays?|holidays?|evenings?)|outside|during school|in school holidays|without|whenever|always|every)[a-z ]{0,30}|any ?time,? (?:any ?where|day)|always (?:available|on|reachable)|no 9[- ]to[- ]5|(?:fully|completely|totally|entirely|100 ?%|extremely|unlimited|total|full|complete|absolute) (?:flexible|mobile|available|free|mobility|flexibility|availability|geographic mobility|dedication|commitment)|ready to (?:relocate|move|leave|drop|give)[a-z ]{0,24}|(?:drop|give) everything|married to the job|job comes first|work comes first|puts? work first|lives? for (?:the|his|her|their) (?:job|work)|stable (?:personal|private|home|family) (?:life|situation)|(?:stable|settled|quiet|balanced) (?:home|personal|private|domestic)(?: [a-z]+)?|settled down|long-term (?:plans|availability) here|no plans to (?:move|leave|take)|long hours|(?:no|never|without|not)(?: [a-z]+){0,2} (?:part[- ]time|long leaves?|school[- ]hours?|leaving early|leaving at (?:five|5|four|4))|never (?:gone|worked) part[- ]time|lives? alone|at short notice|suitcase|(?:last[- ]minute|unlimited|constant|permanent|heavy|frequent) (?:travel|trips|overtime)[a-z ]{0,14}|(?:evenings?|nights?|weekends?)(?:,? (?:and|or|&)? ?(?:evenings?|nights?|weekends?|holidays?))+|willing to work (?:long|late|any|weekends|evenings|nights)[a-z ]{0,14}|stays? late|without counting (?:the )?hours',
    'works one weekend in four',
  ],
  [
    "(?:mobilite|disponibilite|flexibilite|engagement|investissement|souplesse) (?:totale?|complete?|absolue?|entiere?|permanente?|sans (?:contraintes?|faille|limites?|reserve|compter)|a 100 ?%|maximale?|illimitee?|horaire totale)(?: [a-z]+){0,3}|(?:sans|aucune?|pas|ni|peu|zero)(?: de| d')? ?(?:contraintes?|obligations?|engagements?|impedimenta|empechements?)(?: (?:personnelles?|privees?|exterieures?|horaires?|ailleurs|particulieres?|perso|geographiques?|domestiques?|extra-?professionnel[a-z]*|d'horaires?))?|(?:disponibles?|libres?|joignables?|mobilisables?|dispo)(?: [a-z]+)? (?:a tout(?:e)? (?:heure|moment|instant)|24|jour et nuit|en permanence|le(?:s)? (?:mercredis?|soirs?|week-?ends?|samedis?|dimanches?|nuits?)|soirs?|week-?ends?|pendant les (?:vacances|conges)|tous les|7 ?j|sans|le soir|la nuit|n'importe quand|toujours|immediatement et)[a-z -]{0,30}|(?:vacances|conges) scolaires|toujours (?:disponible|joignable|partante?)|pret[es]* a (?:tout|demenager|partir|bouger|sacrifier)[a-z ]{0,14}|(?:stabilite|situation|equilibre) (?:personnel(?:le)?|privee?|familiale?)(?: [a-z]+)?|vie (?:personnelle|privee|familiale) (?:stable|rangee|calme|simple|organisee)|vie (?:rangee|stable|reglee)|ne compt(?:e|ant|er) pas (?:ses|les|leurs) heures|sans compter (?:ses|les) heures|(?:grande )?amplitude horaire|corveable[a-z ]*|rester tard|finir tard|(?:jamais|pas|sans|aucun)(?: de| d'| a)? ?(?:temps partiel|mi-temps|4/5e?|80 ?%|mercredis?|conges? longs?)|vit seule?|au pied leve|valise|(?:pas|sans|ni)(?: d'| de)? ?(?:horaires? de (?:bureau|ecole|creche)|contraintes? de creche|sorties? d'ecole)|(?:soirs?|nuits?|week-?ends?)(?: et|,| ou)(?: les| le| la)? (?:soirs?|nuits?|week-?ends?|jours feries|vacances)|dedie[es]* (?:corps et ame|a son travail|entierement)|corps et ame|deplacements permanents|telet?ravail exclu pour",
    'travaille un week-end sur quatre',
  ],
];

const STYLE: readonly [ProtectedAttribute, string, string][] = [
  [
    'GENDER',
    '(?:rock-?stars?|ninjas?|hustlers?|gurus?(?! meditation)|wizards?|jedis?|warriors?|gladiators?|(?:sales|a|real|total) (?:killers?|sharks?|wolf|beasts?)|alphas?|hunters? (?:instinct|mentality|mindset)|bulldogs?|street ?fighters?)|(?:aggressive|dominant|assertive|macho|ruthless|combative|fearless|tough|rough|hard-nosed|thick-skinned|iron|authoritarian|commanding|strong-willed|forceful|competitive)(?:,? (?:and )?(?:aggressive|dominant|assertive|direct|loud|competitive|tough))* (?:style|hand|fist|temperament|character|personality|leader(?:ship)?|presence|manner|attitude|approach|negotiator|closer|boss|mindset|nature|streak)|dominant|aggressive(?:ly)? (?:and|closer|sales|salesperson|leader|attitude)|locker[- ]room (?:banter|talk|humou?r|culture|atmosphere|jokes?)|banter|beers? with|(?:rugby|golf|football) (?:spirit|mentality|background|fan)|plays? (?:rugby|football|golf|hockey)|sports? (?:bar|mad|lad)|balls of steel|thick skin|takes no prisoners|bossy|hard-?charging|cut-?throat|ballsy|cojones|five-a-side|strong handshake|firm handshake|superhero(?:es)?|war (?:chief|machine)|fighters?(?= ?(?:$|[,.;]| and| who))|fighting spirit|one tough cookie|wears the trousers|(?:served|service|serving|career|background|stint|time|years) (?:in|with) (?:the )?(?:military|army|armed forces|navy|marines|special forces|police)[a-z ,]{0,20}|military (?:service|background|experience|discipline|bearing)|ex-(?:military|army|forces|marine|soldier)|(?:nurturing|motherly|maternal|caring and|warm and|gentle|sweet|soft|soothing|tender|submissive|mothering|compliant|docile|discreet and|delicate|empathetic and|supportive and|feminine)(?:,? (?:and )?[a-z]+)? ?(?:touch|nature|personality|voice|style|presence|temperament|manner|side|person|approach|character|hand)|nurturing|motherly|mothering|soft[- ]spoken|gentle(?:ness)?\\b|sweet[- ]natured|(?:team|office) mum|physically (?:imposing|commanding|impressive)|imposing (?:presence|build|figure|stature|physique)|burly|brawny|sturdy',
    'negotiates firmly and keeps to what was agreed',
  ],
  [
    'GENDER',
    "(?:poigne|main) de fer|(?:a )?poigne|(?:avec |du |de la |des |qui a (?:du|des|de la) )?(?:tripes|couilles|testosterone|gniaque|niaque|hargne|mordant)|(?:du |fort |un sacre |gros |de )?caractere (?:bien )?(?:trempe|fort|affirme|d'acier|dominant)|du caractere|gueul(?:er|e|ard)[a-z]*|(?:grande?|grosse) gueule|autoritaires?|virilement|macho|troisieme mi-temps|rugby(?:man|men)|(?:esprit|culture|valeurs du) rugby|(?:tueu(?:r|se)s?|requins?|loups?|guerriers?|guerrieres?|gagneu(?:r|se)s?|winners?|fauve|pitbull|conquerant[es]*|battant[es]*|chasseu(?:r|se)s? dans l'ame)|(?:agressi(?:f|ve|fs|ves|vite)|(?<!position )domina(?:nt|nte|teur|trice)s?(?! (?:position|marche))|combati(?:f|ve|fs|ves|vite))(?: commerciale?(?:ment)?)?|(?:, |et |tres |plutot |assez |voix |femme |personne |nature |^)(?:douce?s?|doux|tendres?|delicate?s?)(?= ?(?:$|[.,;!?)]| et ))|maternante?s?|(?:cote|instinct|geste|fibre|presence) maternel(?:le)?s?|(?:discrete? et (?:douce?|doux)|souriante? et discrete?|effacee?s?|soumise?s?|gentille?s?|bienveillance maternelle|instinct maternel|aux petits soins|fee du logis|doigts de fee|petite voix)|(?:gout|passion|amour|amatrice|amateur)[a-z ]{0,14}(?:pour |du |de |d')(?:le |la |l')?(?:rugby|foot(?:ball)?|boxe|sports? de combat|chasse|tricot)|service militaire|ancien(?:ne)?s? (?:militaires?|legionnaires?|marins?|gendarmes?|commando)|passe (?:militaire|dans l'armee)|(?:ancien|passe[es]*|issue?s?)[a-z ]{0,8} (?:de|par|dans) l'armee|(?:carrure|gabarit|stature)(?: imposante?| solide)?|costaud[es]*|force tranquille|baraque[es]*|bien bati[es]*",
    'négocie avec fermeté et tient les accords',
  ],
  [
    'APPEARANCE',
    '(?:impeccable|excellent|perfect|good|great|smart|polished|neat|flawless|immaculate|elegant|pleasant|professional|well[- ]kept|refined|sleek|attractive|presentable|stylish|pleasing|classy|tidy)(?:ly)?(?:,? (?:and )?[a-z]+)? (?:presentation|appearance|allure|looks?|grooming|style|image|demeanou?r|presence|attire|dress|bearing|manners and looks|outfit|face|smile|personal presentation)(?! (?:skills?|of|to|layer|slides?|deck|software|on|for|in))|(?:presentation|appearance|grooming|looks?) (?:is |are |must be )?(?:impeccable|matters?|counts?|important|polished|flawless)|well[- ](?:groomed|presented|dressed|turned[- ]out|kempt|spoken|mannered and groomed)|(?:smartly|elegantly|impeccably|neatly|stylishly|well|nicely) (?:dressed|presented|groomed|turned)|groomed|presentable|charming(?! (?:hotel|house|village|shop))|charisma(?:tic)?|elegan(?:t|ce)(?! (?:code|solutions?|design|architecture|interfaces?|dining|rooms?|apis?))|classy|allure|pleasant (?:face|voice|smile|physique|appearance)|(?:nice|beautiful|lovely|warm|bright|winning|great|radiant|dazzling) (?:smile|voice|face|teeth)|smil(?:ing|ey)|camera[- ]ready|front[- ]?(?:of[- ]?house )?look|looks the part|looks? good (?:in|on|with)|brand ambassador look|image[- ]conscious|customer[- ]facing (?:looks|appearance)|stylish|glamorous|suit and tie|dress sense|sense of (?:style|fashion)|good posture|poised|poise\\b|manicured|(?:looks?|looking) (?:sharp|smart|modern|clean|fresh|young|professional)|representative appearance|photo-?ready|tidy\\b|(?:tall|athletic|slim) (?:stature|silhouette)',
    'welcomes clients in line with the dress code',
  ],
  [
    'APPEARANCE',
    "(?:(?:tres )?(?:bonne|belle|excellente|parfaite|impeccable|irreprochable) (?:presentation|prestance|allure|tenue|apparence|image|elocution et presentation))(?! (?:de |des |du |orale|ecrite|d'un))|(?:presentation|tenue|apparence|allure|image|look|style|mise|prestance|coiffure|visage)s?(?: (?:et|ou) [a-z]+)? (?:(?:tres |toujours |particulierement )?(?:soignee?s?|impeccables?|irreprochables?|elegante?s?|exemplaires?|parfaites?|agreables?|avenante?s?|distinguee?s?|chic|flatteu[a-z]+|raffinee?s?|correcte?s?))|prestance|charisme|charismatiques?|elegan(?:ce|te?s?)|bien (?:habillee?s?|presentee?s?|mise?s?|coiffee?s?|apprete[es]*|de sa personne)|avenant(?:e|s|es)?|presente (?:bien|tres bien)|qui presente bien|sourire (?:[a-z]+ )?(?:impeccable|ravageur|eclatant|charmeur|facile|permanent|commercial|communicatif)?|souriante?s?|charmeu(?:r|se)s?|charmante?s?|du charme|soignee?s? de (?:sa|leur) personne|belle voix|soignee?s?(?= ?(?:$|[,.;]| et ))|coquette?s?|apprete[es]*|distingue[es]*|raffine[es]*|maquillee?s?|bonne image|sens du style|representatifs?(?= ?(?:$|[,.;]| et ))|voix (?:douce|agreable|suave)|bcbg|classe\\b(?= et| naturelle)|classe naturelle",
    'accueille les clients dans le respect du code vestimentaire',
  ],
  [
    'POLITICS',
    "(?:shares?|sharing|aligned with|adheres? to|embrac(?:es?|ing)|in line with|believes? in|subscribes? to) (?:our|the company'?s?|the founders?'?|the same|the owner'?s?|my|similar) ?(?:[a-z]+ )?(?:outlook|world ?view|values|vision of (?:society|the world)|view of the world|ideals?|principles|mindset|convictions?|ideology|philosophy|ethics)[a-z ]{0,14}|(?:social(?: media)?|online|personal|private|public)(?: media| social)? (?:accounts?|presence|posts?|profiles?|networks?|feeds?|opinions?|footprint)[a-z ]{0,12} (?:aligned|neutral|clean|discreet|in line|controversial|silent|apolitical|checked|vetted|match[a-z]*)|personal (?:social|opinions)[a-z ]{0,20}|(?:neutral|discreet|clean|quiet|silent|apolitical|controversial) [a-z ]{0,14}(?:on|in|across) (?:personal |their |his |her )?(?:social|networks|media)|(?:no|never|avoid|without)[a-z ]{0,10} (?:controvers(?:y|ial)|polemic[a-z]*|political posts?|outspoken)[a-z ]{0,14}|apolitical|(?:right|same|like)[- ]minded|like-minded|thinks? like us|same wavelength|patriotic|outspoken|controversial (?:opinions?|views?)|reads? (?:the )?(?:guardian|telegraph|daily mail|times|sun)\\b|traditional values|progressive values|climate sceptic|student politics|ngo background excluded",
    'keeps confidential matters confidential',
  ],
  [
    'POLITICS',
    "(?:partage[a-z]*|adhere[a-z]*|en phase|en accord|aligne[es]*|en ligne|embrasse[a-z]*|proche) (?:avec |a |de |d')?(?:nos|les|la|notre|une) (?:[a-z]+ )?(?:valeurs|vision|idees|convictions|ideaux|philosophie|vision du monde|conception)[a-z ]{0,24}|(?:vision|conception) (?:du monde|de la societe)|(?:discret|neutre|reserve|irreprochable|silencieux|lisse|discretion|neutralite|reserve)[es]*[a-z ]{0,14} (?:sur|dans) (?:les|ses|leurs) reseaux(?: sociaux)?|reseaux sociaux (?:neutres?|irreprochables?|lisses?|verifies?|propres?|personnels?)|apolitiques?|bien-?pensant[es]*|esprit (?:republicain|citoyen|laique)|polemiques?|prises? de position|sans (?:histoires?|engagement (?:public|citoyen|associatif))|valeurs (?:traditionnelles|progressistes|republicaines|conservatrices)|lit (?:le figaro|liberation|l'humanite|valeurs actuelles)|patriotes?|memes (?:idees|valeurs|opinions)",
    'garde confidentiel ce qui doit l’être',
  ],
  [
    'RELIGION',
    "(?:drinks?|drinking|enjoys?|likes?|shares?|sharing|joins?|joining|comes? to|happy (?:to|with)|ready to|willing to|eats?|eating|partake[a-z]*|comfortable with|up for|okay with|ok with|fine with)[a-z ,]{0,24} (?:wine|beers?|alcohol|pork|bacon|ham|sausages?|charcuterie|drinks|pints?|barbecues?|pub|aperitifs?|hog roasts?|cocktails?|champagne)[a-z ,]{0,20}|(?:hog roast|after-?work drinks|pub nights?|beer fridays?|friday drinks|wine evenings?)|no (?:dietary|food) (?:restrictions?|requirements?|constraints?)|eats? (?:everything|anything)|(?:scouting|(?:former|ex|boy|girl|eagle|sea|cub|a)[- ]scouts?|scouts? (?:leader|movement|camp|association|background|past)|girl guides?|(?:active|involved|volunteer[a-z]*) in (?:the|a|his|her|their) (?:parish|church|congregation|choir|mosque)|parishioners?|altar (?:boy|server)|bible (?:study|group)|faith school|(?:convent|jesuit|church)[- ](?:school|educated|education)|jesuit|madrasa|yeshiva|kibbutz)|works? (?:on )?(?:christmas|easter|good friday|eid|yom kippur)[a-z ]{0,20}|(?:wine|alcohol|pork|beers?|drinks)[a-z ,']{0,30} (?:with (?:the )?(?:team|colleagues|clients)|at lunch|after work|team (?:lunch|dinner|party|parties|evenings?|socials?|events?)|socials?)|team (?:drinks|beers|wine)|teetotal(?:lers?|ers?)?|available (?:on )?(?:fridays?|saturdays?|sundays?|christmas|easter)[a-z ]{0,24}|(?:no|without|never)[a-z ]{0,14} (?:religious holidays?|prayer|time off for (?:religious|faith))[a-z ]{0,14}|fridays? afternoons?|friday (?:noon|prayers?)|christmas (?:spirit|party|celebrations?)|judeo-?christian|shakes? hands?(?: with (?:everyone|women|men|anyone))?|handshakes?",
    'takes part in the rota of shifts',
  ],
  [
    'RELIGION',
    "(?:boit|boire|boivent|mange[a-z]*|partage[a-z]*|aime[a-z]*|apprecie[a-z]*|participe[a-z]*|present[es]* a|gout[a-z]*|convive)[a-z ',]{0,24} (?:vin|bieres?|alcools?|porc|jambon|charcuterie|cochon|saucissons?|aperos?|barbecues?|raclettes?|choucroute|verres?|cochonnailles)[a-z ',]{0,20}|(?:aperos?|cochonnailles)|(?:mange[a-z]*) (?:de tout|du porc)|(?:pas|sans|aucun)[a-z ']{0,6} (?:regime|restriction|interdit|contrainte|exigence)s? (?:alimentaires?|particuliers?)|(?:scouts? (?:de france|unitaires?|d'europe|marins?)|(?:ancien|passe)[a-z ]{0,4} scouts?|^scouts?$|scoutisme|guides? de france|aumonerie des jeunes|enfants? de choeur|catechisme|catechiste|parois(?:se|sien|sienne)s?|ecole (?:catholique|libre|confessionnelle)|jesuites?|jmj)|(?:disponible|libre)[a-z ]{0,12} (?:le |les |tous les |chaque )?(?:vendredis?|samedis?|dimanches?|noel|paques)[a-z -]{0,24}|(?:vins?|alcools?|porc|bieres?|charcuterie|saucisson)[a-z ,']{0,30} (?:entre collegues|d'equipe|avec (?:l'equipe|les (?:collegues|clients))|au dejeuner|le midi|apres le travail)|(?:dejeuners?|diners?|soirees?|repas) d'equipe[a-z ,']{0,20}|vendredi (?:apres-?midi|midi|soir)|(?:pas|sans|aucune?)[a-z ']{0,6} (?:fetes? religieuses?|conges? religieux|pauses? priere)|serre(?:r|nt)? la main(?: (?:a|aux|des)[a-z ]{0,16})?|laicite (?:stricte|exigee|absolue)|fetes? (?:de noel|chretiennes?)|(?:respect|respecter|respecte|attache[es]*|attachement)[a-z ]{0,8} (?:a |de |la )*(?:stricte )?laicite|neutralite religieuse",
    'participe au roulement des horaires',
  ],
  [
    'UNION_MEMBERSHIP',
    "docile|obedient|litigious|low[- ]maintenance|keeps? (?:his|her|their|a) heads? down|(?:never )?says? (?:yes|no) to|never says no|yes-?m[ae]n|easy to manage|non-?confrontational|not? confrontational|follows? orders|takes orders|no (?:demands|fuss|drama)|accepts? (?:every|any|all|management)[a-z ']{0,20}|not (?:the )?(?:type|kind) to[a-z ]{0,20}|(?:doesn'?t|does not|do not|don'?t|never|not|no|won'?t|without|avoid)[a-z ]{0,20} (?:question(?:s|ing)?|challeng(?:e|es|ing)|contest(?:s|ing)?|complain(?:s|ts?|ing)?|confront[a-z]*|dispute[sd]?|disputes?|make waves|rock(?:s|ing)? the boat|talk(?:s|ing)? back|litigation|lawsuits?|tribunals?|claims? against|conflicts? with|grievances?|trouble(?:makers?)?|troublemakers?|agitat[a-z]+|protest[a-z]*|collective)[a-z ]{0,30}|troublemakers?|rabble[- ]rousers?|whistle-?blowers? excluded|loyal to (?:the )?(?:management|company|boss|owner|house|employer)|company (?:man|woman|person|loyalist|spirit)|(?:management|employer|pro-management|owner)[- ](?:friendly|minded|loyal)|team[- ]first attitude towards management|on (?:management'?s?|the company'?s?|the employer'?s?) side|house spirit|flexible about (?:rules|hours law)|respects? (?:the )?(?:hierarchy|chain of command|authority)|individual (?:negotiation|mindset) rather|(?:industrial|labou?r) (?:disputes?|action|unrest)(?= (?:free|history|in)|$)|never (?:sued|took|taken)[a-z ]{0,20}|employment tribunal",
    'raises problems early and proposes solutions',
  ],
  [
    'UNION_MEMBERSHIP',
    "dociles?|obeissante?s?|proceduri(?:er|ere|ers|eres)|fortes? tetes?|sans histoires?|ne dit jamais non|aux ordres|accept[a-z]+ (?:les |toutes les |sans )[a-z ]{0,12}(?:ordres|decisions|discuter|broncher)|non[- ]conflictuel(?:le)?s?|facile a (?:gerer|manager|vivre)|bon petit soldat|sans (?:broncher|discuter|rechigner)|(?:ne |n'|jamais |pas |sans |aucune? |evit[a-z]* |ni |peu )(?:[a-z']+ ){0,3}(?:d'|de |l'|les? |la )?(?:conteste[a-z]*|contestation|contestataires?|revendicati[a-z]+|revendiqu[a-z]+|conflits?|proces|prud'?hom[a-z]*|litiges?|contentieux|reclam[a-z]+|vagues?|histoires? avec|ral[a-z]{1,4}|grogn[a-z]+|rechign[a-z]+|frondeu[a-z]+|rebelles?|discut[a-z]+ les (?:ordres|consignes|decisions)|reclamations?)[a-z ']{0,30}|revendications?|revendicati(?:f|ve|fs|ves)|contestataires?|fauteurs? de troubles?|meneu(?:r|se)s? de|grandes? gueules?|esprit (?:maison|corporate|d'entreprise)|loyal[es]* (?:a|envers) (?:la|l')(?: ?direction| ?entreprise| ?employeur)?|loyaute (?:a|envers|totale|sans faille|absolue)[a-z ']{0,20}|fidele a (?:la|l')(?: ?direction| ?entreprise| ?maison)?|respect(?:ueux|ueuse|e|er)?[a-z ]{0,6} (?:de la |la )?hierarchie|attache[es]* a la maison|arrangeant[es]*|conciliante?s? avec la direction|du cote de la direction|dialogue direct plutot|prud'?hom[a-z]*",
    'signale tôt les problèmes et propose des solutions',
  ],
];

const of = (attribute: ProtectedAttribute, rules: readonly [string, string][]): ProxyRule[] =>
  rules.map(([pattern, suggestion]) => ({ attribute, pattern, suggestion }));

export const PROXY_RULES: readonly ProxyRule[] = [
  ...of('AGE', AGE),
  ...of('DISABILITY', ENERGY),
  ...of('ETHNICITY', ORIGIN),
  ...of('FAMILY_STATUS', FAMILY),
  ...[...STYLE, ...LIFE_PROXIES, ...BELIEF_PROXIES].map(([attribute, pattern, suggestion]) => ({
    attribute,
    pattern,
    suggestion,
  })),
];
