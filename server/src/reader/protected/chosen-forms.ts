import { AGE_NUMBER, PERSON_EN } from './classes.ts';
import type { ProtectedAttribute } from './patterns.ts';

/*
 * Phrases that choose people by how they live: years before retirement, whom somebody lives with,
 * what somebody votes, the size of clothes. Lower case, without accents.
 */

const ENDS =
  '(?=\\s*(?:$|[.,;:!?)]|(?:and|or|so|only|please|pls|to|who|with|et|ou|pour|ni|svp|qui)\\b))';
const CREED =
  '(?:libertarian|(?:left|right|far-?left|far-?right)(?:[- ]wing)?|socialist|conservative|liberal|progressive|nationalist|unionist|marxist|populist|centrist|radical|extreme|communist|republican|democrat(?:ic)?)';
const FEWER_YEARS =
  "(?:within|less than|at least|more than|under|over|a moins d[e']|moins d[e']|plus d[e']|au moins)";

export const CHOSEN_FORMS: readonly [ProtectedAttribute, readonly string[]][] = [
  [
    'AGE',
    [
      `${FEWER_YEARS} [a-z0-9]+ (?:years?|ans|annees)(?: of| away from| from| off| before| to| avant)?(?: de)? (?:la |their |his |her |the )?(?:retire[a-z]*|retraite)`,
      "(?:nobody|no one|not|anyone|somebody|someone|close|coming up|about|due|soon|ready|nearly|qui|bientot|va|partir|pres|loin|approche|partira|veille) (?:[a-z']+ ){0,4}(?:retire[sd]?|retirement|retraite)(?! (?:home|village|planning|plans?|fund|complementaire|benefits?|communit|products?|savings?))(?<!maisons? de retraite)",
      '(?:working|productive|good|more|career) years? (?:still )?(?:left|ahead|in front|to (?:give|go))|years? (?:left )?(?:of work|to work|in the tank)|(?:ans|annees) (?:de (?:carriere|travail|boulot) )?(?:devant (?:lui|elle|soi|eux)|a tirer|a faire avant)',
      `(?:<|>|≤|≥|^[-+]|[( ][-+]) ?(?:de )?${AGE_NUMBER} ?(?:ans|years?(?: old)?|yo|yrs)\\b(?! (?:d|of|in)\\b)(?! (?:d'|exp))|^(?:under|over|below|above) ${AGE_NUMBER}(?! ?(?:%|k|m|million|people|employees|staff|users|minutes|hours|seats|beds|rooms|countries|days|weeks|kg|miles|km)\\b)`,
      `(?:nobody|no one|none|anyone|people|someone|lads|girls|not|no) (?:over|under|above|below|past|older than|younger than) ${AGE_NUMBER}(?= ?(?:$|[.,;:!?)]|[a-z]))(?! (?:people|years? (?:of|in)|employees|staff|%|k\\b|million|minutes|miles|km))`,
      `${AGE_NUMBER} ?(?:to|-|and|a|et) ?${AGE_NUMBER}(?: ans)? (?:only|max|ideally|preferred|please|pls|bracket|age|range for age|uniquement|maximum|maxi|svp)\\b`,
      "nee?s? (?:apres|avant|en|vers|dans les) (?:annees )?'?[4-9]\\d\\b|born (?:after|before|in|since|post|pre)[ -]'?(?:the )?[4-9]\\ds?\\b|(?:[4-9]0|nineties|eighties|noughties|seventies)s? (?:kids?|babies|baby|child|born)|enfants? des annees [4-9]0",
      '(?:could|might) be (?:my|their|your|his|her|our) (?:dad|mum|mom|mother|father|son|daughter|gran[a-z]*|parents?)|pourrait etre (?:mon|ma|leur|son|sa|notre) (?:pere|mere|fils|fille|grand-[a-z]+)|(?:same|similar) age as|age of (?:my|our|the (?:team|others))',
      "(?:des|les|que des|uniquement des|plutot des|only the|just) jeunes(?=,? (?:hein|quoi|svp|uniquement|en priorite|si possible|de moins|s'il|please))|(?:looks?|looking|fait|fasse|parait|paraisse|faire|seems?) (?:very |tres |plutot |still )?(?:jeunes?|young|vieux|vieille|old|agee?)\\b|young[- ]looking|old[- ]looking",
      `(?:in|into|past|hitting) (?:your|one's) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|[2-6]0s)|^(?:twenties|thirties|forties|fifties|sixties|[2-6]0s)\\b|(?:moins|plus|- ?|\\+ ?)(?: de| d')? ?${AGE_NUMBER}$|${AGE_NUMBER} ?/ ?${AGE_NUMBER} ans(?! d)|(?:not |pas |plus |ni )(?:plus |too |trop |much )?(?:older?|younger?|vieux|vieille|jeunes?|agee?s?) (?:than|que|for|pour)|(?:until|up to|jusqu'a) ${AGE_NUMBER}(?: ans| years)?(?=\\s*(?:$|[.,;!?)]))|${AGE_NUMBER} (?:max|maxi|tops|at most|ish)\\b|(?:age|aged|ages?) ?:? ?${AGE_NUMBER}|years? young`,
      "(?:high ?school|leaving cert|a-levels?|gcses?|o-levels?|matric|school|bac|brevet|bts|cap|abitur|maturite|cegep|sec 5)[a-z ]{0,20} (?:before|after|since|prior to|no earlier than|no later than|avant|apres|depuis) (?:19[4-9]|20[0-2])\\d|(?:at|near|past|beyond|approaching|before|close to|of|over|after) retirement age|(?:in|of) (?:her|his|their) prime|spring chickens?|(?:sell|use)[- ]by date|past (?:his|her|their) (?:best|prime|sell)|generation d'avant|(?:la |de )?jeune garde|age d'or",
    ],
  ],
  [
    'GENDER',
    [
      '[a-z]*m[ae]n,? (?:and )?not (?:an? )?[a-z]*wom[ae]n|[a-z]+wom[ae]n,? (?:and )?not (?:an? )?[a-z]*m[ae]n|[a-z]+ess(?:es)?,? (?:and )?not [a-z]+',
      "(?:pas|exclu(?:re|s|ez)|ecarte[rz]?|que|seulement|uniquement|retenir|sauf|evite[rz]?|hors|ni|plutot|sans) (?:les |des |de |d')(?:candidates|[a-z]{3,}(?:euses|trices|ieres|iennes))\\b(?! (?:electroniques|de donnees))|(?:candidates|[a-z]{3,}(?:euses|trices|ieres|iennes)) (?:exclues|s'abstenir|uniquement|seulement|exclusivement|only)",
      "(?:sex|sexe|gender|genre) ?[:=]? ?(?:f|m|h|fe?male|feminin|masculin)\\b|(?:[mfh]) (?:only|uniquement)|non-(?:male|female|men|women)|wom[xy]n|(?:wom[ae]n|female|male|man)[- ](?:identifying|presenting|led team|fronted)|(?:she|elle) (?:should|must|has to|needs to|doit|devra) (?:be|have|know|etre|avoir)|(?:candidat|profil|collegue|patron|chef|medecin|commercial|developpeur|ingenieur|conducteur|serveur|cuisinier|vendeur)e?s? (?:femmes?|hommes?|feminin[es]*|masculin[es]*)|(?:a|one|some|another) (?:female|male|lady|woman|girl)\\b(?!'s)(?! (?:connector|plug|thread|fitting|socket))",
      "(?<!(?:bonjour|bonsoir|cher|chere|dear|hello|hi|merci|salut|chers|cheres) )(?<!coiffeu(?:r|se)s? )(?:messieurs|mesdames|mademoiselles?|monsieur|madame)(?= ?(?:$|[.,;:!?)]|pas|uniquement|de preference|only|et pas|qui|le|si|avec|d'un))(?! de)|(?:mr|mrs|miss|ms) (?:only|not)|le (?:beau|bon) sexe|(?:gent|equipe) (?:feminine|masculine) (?:uniquement|seulement)|(?:assigned|born) (?:as )?(?:fe)?male|(?:biological|bio|real|genetic) (?:fe)?(?:males?|wom[ae]n|m[ae]n)",
    ],
  ],
  [
    'SEXUAL_ORIENTATION',
    [
      `straight (?:guys?|m[ae]n|wom[ae]n|people|only|couples?|husbands?|males?|females?|lads?|blokes?|acting|and|or gay|not|please|${PERSON_EN})|(?:is|be|must be|only|not|definitely|probably|strictly) straight(?=\\s*(?:$|[.,;:!?)]|and married|or gay))|^straight$`,
      "(?:same|opposite|other|own)[- ]sex(?: (?:partner|spouse|marriage|couple|relationship|household)s?)?|(?:du|de) (?:meme|l'autre|sexe oppose)(?: sexe)?\\b(?= ?(?:$|[.,;:!?)]))|personnes? du (?:meme sexe|sexe oppose)|(?:meme|autre) sexe",
      '(?:rainbow|pride|lgbt[a-z+]*|trans)[- ](?:flags?|posts?|badges?|pins?|stickers?|colou?rs|emojis?|lanyards?|content|stuff)|drapeaux? (?:arc-en-ciel|lgbt[a-z+]*|des fiertes)|(?:members?|membres?|part|partie|belongs?|milieu|communaute)[a-z ]{0,24} (?:lgbt[a-z+]*|gay|gays|queer)\\b',
      '\\bbi (?:or|ou|and|et) (?:gays?|lesb[a-z]*|pan[a-z]*|homos?|hetero[a-z]*|trans|straight|queer)|(?:gay|lesbian|lesbienne|homo|hetero|straight|pan|queer|trans)s?,? (?:or|ou|and|et) bi\\b|(?:personne|homme|femme|person|openly|ouvertement) bi\\b|out and proud|in the closet|closeted|dans le placard|coming[- ]out|ouvertement (?:gay|homo|lesbienne)|(?:likes?|loves?|aime|prefere) (?:les )?(?:men|women|hommes|femmes)$|plays for the other team|batting for|bat for the other|de la jaquette|de ce bord-la|gaydar',
    ],
  ],
  [
    'FAMILY_STATUS',
    [
      "(?:with|have|has|having|without|no|got|supports?|raising) (?:an? |any |his |her |their |young |own |small |large )?famil(?:y|ies)(?= ?(?:$|[.,;:!?)]|(?:and|or|to|at home|who|at|so|behind)\\b))|(?:wi(?:fe|ves)|husbands?|spouses?|hubby) (?:and|&|or|et) (?:the )?(?:kids|children|famil[a-z]+)|(?:conjoint|conjointe|mari|femme|epoux|epouse|husband|wife|spouse) (?:who|qui|that) [a-z']+|(?:wife|husband|partner|spouse) (?:doesn't|does not|works|at home|stays|can)",
      "(?:on|from|off on|back from|returning from|return from|about to go on|take|taking|takes|took|due) (?:[a-z]+ )?(?:maternity|paternity|parental|adoption|mat) ?(?:leave)?(?! (?:cover|policy|wear|ward|unit|pay|hospital))|child ?care (?:responsibilit[a-z]+|arrangements?|commitments?|hassles?)|(?:garde|gardes) (?:d'enfants?|alternee) (?:a gerer|a assurer|le|un)",
      "(?:grossesse|enfant|bebe|pregnancy|baby|babies) (?:en route|prevue?s?|a venir|on the way|planned|plans|dans les|soon|expected)|(?:trying|tries|try) (?:for a baby|to conceive)|(?:expecting|attend|attendre|attendent) (?:un |a )?(?:baby|heureux evenement|enfant|bebe)|(?:vie|situation) (?:conjugale|maritale|de couple)|(?:tied down|settled down with)|(?:mere|pere|maman|papa|mother|father|mum|dad|parent)s? (?:of|de|d') ?(?:[a-z]+ )?(?:enfants?|kids|children|jumeaux|twins|toddlers?)|(?:kids|children|enfants) (?:grown|have left|already|sont|deja|grandis|partis|at home|a la maison|en bas age|qui)",
    ],
  ],
  [
    'RELIGION',
    [
      "(?:goes?|going|went|attends?|attending|regular at|belongs? to|active in|member of) (?:[a-z']+ ){0,2}(?:church|chapel|mosque|temple|synagogue|gurdwara|mass|kingdom hall|congregation|parish)(?! (?:school|hall))|(?:saved|redeemed|spirit-filled|bible-believing)\\b|(?:heart|walk|relationship) (?:for|with) (?:god|jesus|christ|the lord)|(?:god|jesus|christ|allah|bible)[- ](?:loving|believing|fearing|centred|centered)|(?:read|reads|lit|lire) (?:the |la |le )?(?:bible|quran|coran|torah)|(?:side|sort|kind|persuasion) of (?:protestant|catholic)s?|(?:the )?(?:protestant|catholic|other) (?:side|persuasion|community|tradition)(?= (?:if|only|please)|\\s*$)",
      "(?:make|makes|faire|fait|font|says?|pray[a-z]*) (?:the |his |her |their |la |les |sa |ses |leurs? )?(?:prayers?|prieres?|hajj|pelerinage|namaz|salat)|(?:fasts?|fasting|jeune(?:nt|r)|qui jeune) (?:for|during|in|pendant|pour|lors)|(?:time|breaks?|pauses?|leave|off|absences?|absente?) (?:off )?(?:for|pour|a cause de|because of|during|pendant) (?:prayers?|la priere|friday prayers?|eid|diwali|yom kippur|shabbat|sabbath|ramadan|l'aid|kippour|jumu'?ah)|tefill?in|kufi|tichel|sheitel|payot|papillotes|dastar|kirpan|bindi|tilak|soutane|qamis|jilbab|abaya|djellaba|burkini|hidjab|star of david|etoile de david|crucifix(?:es)?|visible cross|croix visible|barbe (?:de )?(?:salafiste|islamique|longue|religieuse)",
      '(?:no|non|not|pas|sans|aucune?|must be|same|notre|our|of) (?:de )?(?:the )?(?:religion|croyances?|foi|faith|spiritual(?:ity|ite)|caste|sect|secte|denomination)s?(?= ?(?:$|[.,;:!?)]))|(?:upper|lower|scheduled|forward|backward|high|low)[- ]castes?|(?:haute|basse) caste',
    ],
  ],
  [
    'DISABILITY',
    [
      'healthy (?:ones?|and (?:fit|strong|young)|please|individuals?|only|lads?|men|women|back)|(?:be|is|are|perfectly|fully|reasonably|physically|and) healthy(?=\\s*(?:$|[.,;:!?)]|and\\b))|(?:bien portant|saine? de corps)(?:e|s|es)?|(?:been|was|were|is|are|goes|going|often|always|constantly) off (?:sick|ill|with)|signed off|on (?:the )?(?:sick|disability|benefits for)|(?:draws?|claims?|claiming|receiv(?:es|ing)) (?:disability|incapacity|pip|dla)|(?:history|past) (?:of|with) (?:drink[a-z]*|drugs?|alcohol|addiction|depression|illness|mental|substance[a-z]*|self-harm|sickness)',
      "(?:never|no|not|without|hasn't|pas|jamais|sans|aucun[e]?)(?: [a-z']+){0,4} (?:rehab|therapy|detox|medication|meds|cure|desintox|psy\\b|psychiatre|hopital psychiatrique|shrink|therapist|breakdowns?|surger(?:y|ies)|transplants?|chemo[a-z]*|chimio[a-z]*|dialysis|dialyse)(?! (?:experience|trained|nurse))|(?:all|both|tous|toutes) (?:his|her|their|ses|leurs) (?:limbs|membres|fingers|doigts|legs|facultes|faculties|marbles)|(?:full|normal|complete) (?:mobility|use of|hearing and)|(?:ne |n')?(?:boit|boivent|boire|fume|fument)(?: pas| plus| jamais)|(?:doesn't|does not|don't|never|who) (?:drinks?|smokes?|vapes?|takes? drugs|use drugs)(?! (?:at|on) (?:work|the job))|(?:clean and )?sober\\b(?! (?:design|style))|drug[- ]free|clean (?:of|off|from) drugs",
    ],
  ],
  [
    'POLITICS',
    [
      `${CREED} (?:views?|politics|opinions?|sympath(?:y|ies)|convictions?|leanings?|ideals|beliefs|stances?|agendas?|types?|minded|mindset)(?! (?:teacher|professor|lecturer|studies|editor|desk))`,
      "vot(?:e|ent|ant|er|ait|es?)(?: pas| plus| jamais)? (?:a (?:gauche|droite)|plutot|utile|blanc|contre|pour|rn|lfi|ps|lr|fn|macron|le pen|vert|ecolo|udc|ptb|caq|pq)\\b|(?:a|de|plutot|tres|bien) (?:gauche|droite)(?= ?(?:$|[.,;:!?)]))|a (?:gauche|droite) (?:politiquement|de l'echiquier)|(?:sensibilite|sympathie|tendance|couleur|bord|opinion)s? (?:politiques?|de (?:gauche|droite)|[a-z]+istes?)|(?:liste|candidat|candidate|elue?|conseiller|colistier)s? (?:[a-z]+ ){0,3}(?:communiste|socialiste|ecologiste|d'extreme|frontiste|insoumise?|de gauche|de droite|rn|lfi|lr|ps|eelv)",
      '(?:pro|anti)[- ](?:life|choice|vax[a-z]*|vaccin[a-z]*|israel[a-z]*|palestin[a-z]*|russ[a-z]*|ukrain[a-z]*|europe[a-z]*|eu|brexit|trump|macron|guns?|abortion|avortement|mariage|immigra[a-z]+|migrants?|capitalis[a-z]+|systeme?|woke|gay|lgbt|islam|independ[a-z]*|monarch[a-z]*|hunting|chasse|government|gouvernement|police|pass|apartheid|bjp|modi|establishment|globali[sz]ation|mondialisation|royal[a-z]*|peine de mort|nucleaire|corrida|ivg|speciste)\\b|(?:right|left|centre|center)[- ]of[- ]cent(?:re|er)|cent(?:re|er)[- ](?:left|right)|(?:a |plutot |tres |bien )?(?:gauche|droite) (?:radicale|dure|moderee|assumee|caviar|catholique|forte)|(?:climate|animal rights?|eco|human rights|gun rights|trans rights|feminist|vegan|peace) (?:activist|protester|warrior|militant)s?|(?:his|her|their|ses|leurs|son) (?:political|politiques?) [a-z]+|(?:political|politique)(?:ly)? (?:active|engaged|exposed views|neutral only|engagee?)',
      '(?:stood|stand|ran|run|running|standing) (?:for (?:election|office|parliament|council|congress|mayor|the (?:party|council))|in (?:an|the|local) elections?)|party (?:workers?|members?(?:hip)?|cards?|cadres?|loyalists?|faithful|activists?|donors?|hacks?)|(?:paid[- ]up|card[- ]carrying) (?:party )?(?:member|socialist|communist|tory)|(?:gilets?|bonnets?) (?:jaunes?|rouges?)|manif(?:s|estations?)? (?:contre|pour|anti|pro)|(?:been|goes|went|seen|marched|marches) (?:to|at|on|in) (?:[a-z-]+ )?(?:rall(?:y|ies)|protests?|marches|demos?|demonstrations?)|(?:yes|no|remain|leave|out)[- ](?:voter|campaigner|camp)s?|campaign(?:ed|ing)? (?:for|against) (?:brexit|remain|leave|independence|abortion|repeal|the [a-z]+ party)',
    ],
  ],
  [
    'UNION_MEMBERSHIP',
    [
      '(?:paid-up )?union (?:brothers?|sisters?|m[ae]n|wom[ae]n|guys?|people|types?|folks?|household|loyal(?:ist)?s?|minded|badge|organi[sz]ers?|stewards?|person|pals?|lot|agitators?|sympathi[sz][a-z]+)(?! (?:relations|training))|(?:in|with|joined|join|joining|of|by|active in|involved in) (?:an?|any|the|their|his|her|some) (?:[a-z]+ )?union\\b(?! (?:budget|minister|territor|pacific|square|station|side|negotiat))|(?:de)?unioni[sz](?:e|ing|ation) (?:drive|campaign|push|effort|attempt)s?',
      "organi[sz](?:ing|ed|es?) (?:of )?(?:co-?workers|colleagues|fellow|the (?:floor|workforce|shop|workers|lads))|(?:never|no|not|without|hasn't|didn't|haven't|non|pas|jamais|aucun[e]?|sans|anti)[- ](?:[a-z']+ ){0,5}(?:strik(?:e|es|ers?|ing)|walk-?outs?|pickets?|picketing|industrial action|stoppages?|debrayages?|piquets?|grev[a-z]+|mouvements? social|mouvements? sociaux|mobilisations?|luttes? syndicales?|heures de delegation|mandats? (?:d'elu|syndica[a-z]+)|section syndicale|blocages?)(?! (?:rate|price|team|fund|through))",
    ],
  ],
  [
    'APPEARANCE',
    [
      `(?<!(?:boite|entreprise|structure|equipe|societe|groupe|ville|magasin|site|budget|marge|volume)s? )(?:ni|pas) (?:trop |tres )?(?:gros|grosses?|maigres?|petite?s?|moches?|laide?s?|enrobee?s?|enveloppee?s?|ronde?s?)${ENDS}|ni trop (?:petit|grand|gros|maigre)[a-z]*`,
      'hot (?:ones?|girls?|guys?|chicks?|blondes?|people|young|looking|babes?)|(?:tall|thin|slim|fit|pretty|cute|beautiful|handsome|attractive) (?:ones?|lads?|lass(?:es)?|chicks?|types?)|^(?:grande?s?|petite?s?|belles?|beaux?|jolie?s?)(?:,| et) [a-z]+$|^petite$|(?:belle|jolie|mignonne|canon|craquante)(?=\\s*(?:$|[.,;:!?)]))|(?:is|be|must be|look|looks) (?:hot|cute|fit and)\\b(?! (?:on|for|topic))',
      '(?:(?:dress |clothes |clothing )?sizes?|taille[s]?) (?:\\d{1,2}|xs|s|m|l)(?: ?(?:to|-|or|and|a|ou|et|/) ?(?:\\d{1,2}|xs|s|m|l))? ?(?:so|or|only|max|maxi|maximum|and|pour|ou|svp|please|$|,)|(?:waist|bust|hip)s? (?:size|measure[a-z]*|under|d)|(?:weighs?|weighing|pese|pesant|peser) (?:less|more|under|over|moins|plus|under)|(?:under|over|moins de|plus de|max) \\d{2,3} ?(?:kilos|kgs?|lbs|pounds|stone) (?:de poids|bodyweight|body weight|pour la personne)|height (?:min|max|of|above|at least|over|under)|(?:at least|min(?:imum)?|over|au moins|minimum) (?:five|six|5|6)[ -](?:foot|feet|ft)',
      "(?:no|without|with|sans|pas de|aucun|avec|visible|facial|ni) (?:[a-z]+ )?(?:tattoos?|ink|piercings?|tatouages?|barbes?|beards?|moustaches?|dreadlocks|dreads|afros?|mohawks?|nose rings?|earrings|boucles d'oreilles?|stubble|maquillage|make-?up|dyed hair|cheveux (?:longs|colores|teints)|long hair)(?! (?:studio|artist|removal|parlou?r|shop|supply|care|salon|sales|brand|category|products?|line))|(?:attractive|pretty|handsome|beautiful|good[- ]looking|sexy) (?:in|on) (?:the |her |his |their |video|camera|photo)",
    ],
  ],
  [
    'ETHNICITY',
    [
      '(?:white|black|brown|local|foreign|ethnic|european|western|english|british|french) faces?\\b|\\bbbr\\b|bleu[- ]blanc[- ]rouge|wasp[- ]?y?\\b(?! (?:nest|pest|trap))|black[- ]blanc[- ]beur|(?:english|irish|scottish|british|french|american|local) (?:girls?|boys?|lads?|lass(?:es)?|blokes?)|(?:visibly|obviously) (?:foreign|ethnic|black|asian|muslim)|(?:no|not|non|pas) (?:de )?(?:fob|boat people|sans-papiers|migrants?|refugies?|foreign[a-z]*)|(?:one of )?our own (?:people|kind|sort)|blood and soil|(?:from|of) (?:our|the same|my) (?:community|caste|tribe|village|clan|ethnic[a-z]*)',
      "(?:vrais?|bons?|pur[es]*|100 ?%) (?:francais|belges?|suisses?|quebecois|gaulois|bretons?|blancs?)(?:e|es)?(?: de souche)?\\b|(?:francais|belge|suisse|quebecois|suissesse|canadien|allemand|americain)(?:e|es|s)? (?:d'origine|de naissance|pure laine|pur jus|de pure|de longue date|de plusieurs)|pure laine|(?:nom|prenom|patronyme)s? (?:francais|gaulois|europeens?|catholiques?|chretiens?|bien de chez)|(?:fils|fille|enfant)s? d'immigres?|(?:issu|sorti|venu|vien)[a-z]* (?:[a-z']+ ){0,2}(?:immigration|bled|cites?|quartiers?)\\b",
    ],
  ],
];
