import type { ProtectedAttribute } from './patterns.ts';

/**
 * Words that say who somebody is. They are refused, unless the words beside them make a subject of
 * them: a market, a service, a law, a job that serves people (`subjects.ts`). Lower case, without
 * accents.
 */
export const PERSON_WORDS: readonly [ProtectedAttribute, string][] = [
  [
    'GENDER',
    'wom[ae]n|lad(?:y|ies)|girls?|gals?|lass(?:es)?|females?|men|males?|blokes?|lads?|gentlem[ae]n|fellas?|chaps?|manly|womanly|masculine|feminine|masculinity|femininity|cisgender|transgender|transsexuals?|non-?binary|trans (?:people|person|wom[ae]n|m[ae]n)|menfolk|womenfolk',
  ],
  [
    'GENDER',
    'femmes?|hommes?|filles?|garcons?|nanas?|meufs?|mecs?|gars|dames?|demoiselles?|feminin(?:e|s|es)?|masculin(?:e|s|es)?|feminite|virilite|virile?s?|nenettes?|gonzesses?|minettes?|bonshommes?|gaillards?',
  ],
  [
    'RELIGION',
    "muslims?|islam|islamic|islamists?|jew(?:s|ish)?|catholics?|protestants?|christians|hindus?|sikhs?|buddhists?|atheists?|mormons?|pentecostals?|jehovah'?s witness(?:es)?|church-?goers?|church-?going|god-fearing|non-?believers?|devout|headscar(?:f|ves)|hijabs?|niqabs?|burq?as?|turbans?|kippahs?|yarmulkes?|skullcaps?|veiled|ramadan|sabbath|shabbat|prayer (?:breaks?|times?)",
  ],
  [
    'RELIGION',
    'musulman(?:e|s|es)?|islamistes?|juifs?|juives?|chretien(?:ne)?s?|catholiques?|cathos?|protestant(?:e|s|es)?|hindou(?:e|s|iste|istes)?|bouddhistes?|athees?|mormon(?:e|s|es)|temoins? de jehovah|voilee?s?|hid?jabs?|kippas?|(?:non )?croyant(?:e|s|es)?|baptisee?s?|enfoularde[es]*|ramadan|careme|religi(?:on|euse?|eux)s?',
  ],
  [
    'DISABILITY',
    'disabled|handicapped|able-?bodied|wheelchairs?(?: users?)?|deaf|autistic|dyslexic|diabetics?|epileptics?|asthmatics?|neurodivergent|neurotypical|schizophrenics?|hiv(?:[- ](?:positive|negative))?|invalids?|alcoholics?|(?:drug )?addicts?|non-?smokers?|hard of hearing',
  ],
  [
    'DISABILITY',
    'handicapee?s?|invalides?|sourde?s?|malentendant(?:e|s|es)?|malvoyant(?:e|s|es)?|aveugles?|autistes?|diabetiques?|epileptiques?|asthmatiques?|depressi(?:f|fs|ve|ves)|bipolaires?|seropositi(?:f|fs|ve|ves)|rqth|non[- ]fumeu(?:rs?|ses?)|toxicomanes?|alcooliques?|fauteuils? roulants?|surdite|cecite|boiteu(?:x|se|ses)|estropies?',
  ],
  [
    'FAMILY_STATUS',
    'unmarried|divorcees?|widow(?:s|ed|ers?)?|childless|child-?free|pregnant|mums?|moms?|mumm(?:y|ies)|dads?|dadd(?:y|ies)|mothers?|fathers?|breast-?feeding|newly-?weds?|grandmothers?|grandfathers?|spinsters?|motherhood|fatherhood',
  ],
  [
    'FAMILY_STATUS',
    'celibataires?|divorcee?s?|veufs?|veuves?|pacsee?s?|fiancee?s?|mariee?s?|mamans?|papas?|meres?|peres?|allaitantes?|concubinage',
  ],
  [
    'SEXUAL_ORIENTATION',
    'gays?|lesbians?|lgbt[a-z+]*|queers?|bisexuals?|homosexual(?:s|ity)?|heterosexual(?:s|ity)?|heteros?|same-sex|sexual (?:orientation|preferences?)|homos?|homosexuel(?:le)?s?|homosexualite|lesbiennes?|bisexuel(?:le)?s?|heterosexuel(?:le)?s?|orientations? sexuelles?|gouines?|pedes?|transgenres?|asexue[a-z]*',
  ],
  [
    'POLITICS',
    'left[- ]wing(?:ers?)?|right[- ]wing(?:ers?)?|far[- ](?:left|right)|leftists?|lefties|tor(?:y|ies)|socialists?|communists?|marxists?|anarchists?|feminists?|brexiteers?|political (?:opinions?|views?|beliefs?|leanings?|affiliations?|convictions?|sympath(?:y|ies)|stances?|allegiances?|activis(?:m|ts?)|involvement)|(?:political|left|right|far-?left|far-?right|woke|radical|climate|pro-[a-z]+|anti-[a-z]+) (?:activists?|campaigners?)|(?:labour|tory|trump|biden|harris|macron|brexit|reform|green|conservative|democrat(?:ic)?|republican|liberal|le pen|party) (?:voters?|supporters?|fans?|backers?|members?|activists?|sympathi[sz]ers?)|(?:pro|anti)-(?:trump|brexit|macron|biden|immigration|abortion|vax|capitalist|government)|registered (?:democrats?|republicans?)',
  ],
  [
    'POLITICS',
    "gauchistes?|gauchos?|de (?:gauche|droite)|d'extreme[- ](?:gauche|droite)|extreme[- ](?:gauche|droite)|macronistes?|lepenistes?|melenchonistes?|frontistes?|insoumise?s?|zemmouristes?|socialistes?|communistes?|trotskistes?|anarchistes?|ecolos?|royalistes?|feministes?|militant(?:e|s|es)?|activistes?|electeurs?|electrices?|sympathisant(?:e|s|es)?|encartee?s?|opinions? politiques?|convictions? politiques?|idees? politiques?|bords? politiques?|sensibilites? politiques?|appartenances? politiques?|engagements? (?:politiques?|militants?)|politiquement|rassemblement national|france insoumise|front national|gilets? jaunes?|zadistes?",
  ],
  [
    'UNION_MEMBERSHIP',
    "unioni[sz]ed|(?:trade[- ])?unionists?|union (?:members?(?:hip)?|activists?|activity|activities|activism|involvement|history|sympath(?:y|ies|izers?|isers?)|past|background|ties|cards?|militants?|troublemakers?|affiliations?|links?)|(?:members? of|joined|join|belong(?:s|ed)? to|in) (?:an?|any|the) (?:trade |labou?r )?unions?|(?:non[- ])?syndiquee?s?|syndicalistes?|cgtistes?|cegetistes?|grevistes?|(?:engagements?|appartenances?|adhesions?|activites?|passes?|etiquettes?|mandats?|militantismes?) syndica(?:l|le|ux|les)|carte syndicale|membres? d'un syndicat",
  ],
  [
    'APPEARANCE',
    'handsome|good-? ?looking|photogenic|sexy|slim|slender|skinny|overweight|obese|chubby|plump|tattooed|visible tattoos?|facial piercings?|bearded|blondes?|brunettes?|redheads?|dreadlocks|blue[- ]eye[sd]|ugly|unattractive|good looks|(?:physical )?attractiveness|body shape|dress size|extra weight|physically attractive|easy on the eyes?|eye candy|(?:nice|great|good|perfect) (?:figure|body|legs)|model looks',
  ],
  [
    'APPEARANCE',
    'jolie?s?|mignonn?e?s?|photogeniques?|sexy|minces?|sveltes?|elancee?s?|obeses?|obesite|blonds?|blondes?|brunes?|rouquin(?:e|s|es)?|chauves?|barbus?|tatouages? (?:visibles?|apparents?)|tatouee?s?|yeux (?:bleus|clairs|verts)|taille (?:3[2-9]|4[0-9]|mannequin|fine)|physiques? (?:avenante?s?|agreables?|attrayants?|avantageux|irreprochables?|de mannequins?|de reve|seduisants?)|beaux? gosses?|belles? (?:gueules?|plantes?|filles?|femmes?|silhouettes?)|surpoids|embonpoint|silhouettes?|corpulences?|apparence physique|aspect physique|attrait physique|mensurations|bien (?:foutue?s?|roulee?s?)|seduisant(?:e|s|es)?|charmante? (?:jeune|femme|fille)|moche?s?|laid(?:e|s|es)?|grosse?s? (?:personnes?|femmes?|hommes?)',
  ],
  [
    'ETHNICITY',
    'caucasians?|immigrants?|foreigners?|gyps(?:y|ies)|maghrebi(?:ne?s?)?|blacks|whites|hispanics?|latin[oax]s?|half-?castes?|mixed[- ]race|biracial|foreign-born|native-born|local-born|immigree?s?|beurs?|beurettes?|maghrebin(?:e|s|es)?|blackos?|renois?|rebeus?|babtous?|gitan(?:e|s|es)?|tziganes?|metisse?s?|caucasien(?:ne)?s?|arabs|sans-papiers|primo-arrivant(?:e|s|es)?',
  ],
  [
    'AGE',
    "elderly|oldsters?|youngsters?|youngish|oldish|middle-aged|teenagers?|(?:twenty|thirty|forty|fifty|sixty)[- ]?somethings?|(?:twenty|thirty|forty|fifty|sixty)-?agers?|quinquas?|quadras?|trentenaires?|quadragenaires?|quinquagenaires?|sexagenaires?|septuagenaires?|octogenaires?|jeunots?|jeunettes?|jeunesse d'esprit|retraitee?s?|retirees?|pensioners?|boomers?|millenn?ials?|zoomers?|gen(?:eration)?[- ](?:x|y|z|alpha)|vieux|vieille?s?|vieillard(?:e|s|es)?|dinosaures?|dinosaurs?|papys?|mamies?|greybeards?|oldies|over the hill|past it",
  ],
];

/**
 * What somebody may have or lack. It is refused after a denial ("no history of ...") or a word of
 * having ("with kids"); elsewhere it is a subject of work.
 */
export const CONDITIONS: readonly [ProtectedAttribute, string][] = [
  [
    'DISABILITY',
    'disabilit(?:y|ies)|handicaps?|impairments?|illness(?:es)?|diseases?|sickness|sick (?:leaves?|days?|notes?)|ill[- ]health|health (?:issues?|problems?|conditions?|concerns?|troubles?)|medical (?:history|conditions?|issues?|problems?|restrictions?|records?|leaves?)|medications?|antidepressants?|depression|burn-?outs?|anxiety|cancers?|diabetes|epilepsy|autism|adhd|asthma|allerg(?:y|ies)|(?:back|knee|heart|joint|hearing|sight|eyesight|mobility) (?:trouble|pains?|problems?|issues?|conditions?|injur(?:y|ies))|bad backs?|injur(?:y|ies)|mental (?:illness(?:es)?|health|disorders?|issues?|problems?)|psychiatric|chronic (?:pain|fatigue)|hiv|addictions?|smokers?|seizures|migraines|disorders?|vaccin[a-z]*|hearing aids?|limps?|stutters?|phobias?|panic attacks|dyslexia|long covid|breakdowns?',
  ],
  [
    'DISABILITY',
    'handicaps?|maladies?|malades?|maladifs?|arrets?[- ](?:maladies?|de travail)|longs? arrets?|pathologies?|antecedents?|dos fragile|sante fragile|lunettes|vaccin[a-z]*|fumeu(?:rs?|ses?)|(?:problemes?|soucis?|ennuis?) (?:de (?:sante|dos|coeur)|medica(?:l|ux)|psy[a-z]*)|mal de dos|sous traitement|traitements? (?:medica(?:l|ux)|lourds?)|medicaments|antidepresseurs?|anxiolytiques?|depressions?|burn-?outs?|cancers?|diabete|epilepsie|autisme|asthme|allergies?|allergiques?|hernies?|protheses?|vih|sida|addictions?|troubles? (?:psy[a-z]*|anxieux|alimentaires|musculo[a-z-]*|du comportement|de la sante)|phobies?|accidents? du travail|inaptitudes?|restrictions? medicales?|invalidite|mi-temps therapeutiques?|dyslexi(?:e|ques?)|begaiements?|begues?',
  ],
  [
    'FAMILY_STATUS',
    'kids?|children|child|bab(?:y|ies)|infants?|toddlers?|newborns?|pregnanc(?:y|ies)|(?:maternity|paternity|parental|family) leaves?|maternity|family (?:ties|commitments?|obligations?|plans?|responsibilit(?:y|ies)|constraints?|duties|life|burdens?|situation|attachments?)|dependants?|dependents?|husbands?|wi(?:fe|ves)|spouses?|boyfriends?|girlfriends?|caring (?:duties|responsibilit(?:y|ies))|school runs?|child ?care (?:responsibilit(?:y|ies)|commitments?|issues?|duties|constraints?|needs?|problems?)|childbearing|little ones|motherhood',
  ],
  [
    'FAMILY_STATUS',
    'enceintes?|enfants?|bebes?|gosses?|gamins?|marmots?|nourrissons?|grossesses?|conges? (?:(?:de |d.)?(?:maternite|paternite|parenta(?:l|ux)|mat|adoption|allaitement))|maternites?|maris?|epou(?:x|ses?)|conjoint(?:e|s|es)?|(?:charges?|contraintes?|obligations?|attaches?|responsabilites?|soucis?) (?:de famille|familia(?:les?|ux))|vie de famille|attaches|projets? (?:de )?(?:bebe|enfant|maternite|familial|de famille)|poussettes?|biberons?|petits a la maison',
  ],
  [
    'UNION_MEMBERSHIP',
    "(?:trade |labou?r )?unions?|union (?:reps?|representatives?|officials?|officers?|delegates?|leaders?|organi[sz]ers?)|shop stewards?|(?:staff|works council|workers'?|employee) (?:reps?|representatives?|delegates?)|works councils?|strikes?|picket lines?|syndicats?|syndica(?:l|le|ux|les)|delegue(?:e|s|es)? (?:syndica(?:l|le|ux|les)|du personnel)|representant(?:e|s|es)? (?:syndica(?:l|le|ux|les)|du personnel)|elue?s? (?:du personnel|(?:au )?cse|au ce)|cgt|cfdt|cftc|cfe-cgc|unsa|sud(?:-solidaires)?|force ouvriere|greves?",
  ],
  [
    'POLITICS',
    'politics|activists?|campaigners?|party member(?:ship)?s?|political (?:part(?:y|ies)|posts?|content|activit(?:y|ies)|engagement|past|background|commitments?|baggage)|republicans?|democrats?|liberals?|partis? politiques?|(?:un |aucun )parti|rallies|demonstrations|manifs?|manifestations',
  ],
  [
    'RELIGION',
    'religions?|religious|relig(?:ious )?(?:signs?|symbols?|practices?|beliefs?|constraints?|obligations?|holidays?)|beliefs|faith|prayers?|crosses|beards?|priere|prieres|signes? (?:religieux|ostentatoires?)|convictions religieuses|pratique religieuse|foulards?|voiles?|barbes?|jeunes? du ramadan',
  ],
  [
    'APPEARANCE',
    'tattoos?|piercings?|tatouages?|beards?|moustaches?|mustaches?|weight problems?|barbes?|moustaches?|cheveux longs|kilos en trop|fats|dreads|lunettes|glasses|wrinkles|rides|acne',
  ],
  [
    'ETHNICITY',
    `accents?|arabs?|arabes?|blacks?|noire?s?|blancs?|blanches?|africans?|africaine?s?|asians?|asiatiques?|indians?|pakistanis?|chinese people|chinois(?:es)?|roumaine?s?|polonais(?:es)?|turcs?|turques?|algerien(?:ne)?s?|marocaine?s?|tunisien(?:ne)?s?|nord-africaine?s?|etrang(?:er|ere)s?|immigrants?|migrants?|refugees?|refugiee?s?|roma|roms?|people of colou?r|quartiers? (?:sensibles?|difficiles?|populaires?|chauds?|nord)|cites?|banlieues?|zones? sensibles?|ghettos?|(?:council|housing) estates?|rough (?:areas?|estates?|neighbou?rhoods?)|no-go (?:zones?|areas?)|${'bad (?:areas?|neighbou?rhoods?|postcodes?)'}`,
  ],
  ['GENDER', 'man|guys?|boys?|testosterone'],
  [
    'AGE',
    'old people|older (?:people|folks?|ones)|seniors? de plus|fin de carriere|end of (?:their|his|her) career|close to retirement|near(?:ing)? retirement|approaching retirement|proches? de la retraite|seniors? en fin',
  ],
  ['SEXUAL_ORIENTATION', 'homophobes?|coming out|openly (?:gay|lgbt)|same-sex partners?'],
];
