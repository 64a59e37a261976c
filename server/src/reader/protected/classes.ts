/*
 * Classes of words that several rules of this folder use, as parts of regular expressions over
 * lower-case text without accents.
 */

const anyOf = (...lists: string[]): string => `(?:${lists.join('|')})`;

/** Peoples as adjectives, in both languages; endings of gender and number follow in French. */
export const NATION = anyOf(
  'american|british|english|scottish|welsh|french|german|spanish|italian|portuguese|dutch|belgian|swiss|polish|romanian|bulgarian|russian|ukrainian|czech|hungarian|serbian|croatian|albanian|chinese|japanese|korean|vietnamese|filipin[ao]|indian|pakistani|bangladeshi|sri lankan|iranian|iraqi|syrian|lebanese|israeli|palestinian|afghan',
  'moroccan|algerian|tunisian|egyptian|nigerian|ghanaian|kenyan|somali|ethiopian|congolese|cameroonian|ivorian|malian|senegalese|turkish|kurdish|brazilian|mexican|colombian|cuban|haitian|jamaican|canadian|australian|irish|swedish|norwegian|danish|finnish|greek|european|eastern european|western|african|north african|sub-saharan|asian|arab(?:ic)?|maghrebi|middle eastern|slavic|hispanic|latin[ao]?|caribbean|jewish|foreign|local',
  '(?:americain|britannique|anglais|francais|allemand|espagnol|italien|portugais|neerlandais|hollandais|belge|suisse|polonais|roumain|bulgare|russe|ukrainien|hongrois|serbe|albanais|chinois|japonais|coreen|vietnamien|indien|pakistanais|iranien|irakien|syrien|libanais|israelien|palestinien|afghan|marocain|algerien|tunisien|egyptien|nigerian|ghaneen|somalien|ethiopien|congolais|camerounais|ivoirien|malien|senegalais|turc|turque|kurde|bresilien|mexicain|colombien|haitien|antillais|canadien|australien|irlandais|suedois|norvegien|danois|finlandais|grec|europeen|occidental|africain|nord-africain|subsaharien|asiatique|arabe|maghrebin|kabyle|berbere|slave|caucasien|gitan|rom|tzigane|etranger|breton|corse)(?:e|ne|s|es|nes|ere|eres)?',
);

/** Who is looked for, in words that every job shares. */
export const PERSON_EN = anyOf(
  'candidates?|people|persons?|applicants?|profiles?|workers?|employees?|hires?|recruits?|talents?|staff|someone|somebody|anyone|anybody|folks?|individuals?|colleagues?|teammates?|members?|ones?',
  'developers?|engineers?|managers?|nurses?|teachers?|doctors?|lawyers?|accountants?|consultants?|designers?|recruiters?|directors?|assistants?|analysts?|salesperson|salespeople|reps?|drivers?|programmers?|secretar(?:y|ies)|receptionists?|waiters?|waitress(?:es)?|hostess(?:es)?|cooks?|chefs?|guards?|agents?|clerks?|technicians?|leaders?|bosses|boss|sellers?|marketers?|scientists?|architects?|coordinators?|supervisors?|executives?|officers?|trainers?|coaches|coach|carers?|cleaners?',
);

export const PERSON_FR = anyOf(
  "candidate?s?|candidatures?|personnes?|profils?|salariee?s?|employee?s?|talents?|collaborat[a-z]+|gens|quelqu'un|recrues?|individus?|collegues?|personnalite",
  'developpeu[a-z]+|ingenieure?s?|commercia(?:l|le|ux|les)|vende(?:ur|use)s?|comptables?|infirmi[a-z]+|consultante?s?|managers?|assistante?s?|serveu[a-z]+|chauffeurs?|recruteu[a-z]+|direct(?:eur|rice)s?|secretaires?|cuisini[a-z]+|chefs?|ouvri[a-z]+|technicien(?:ne)?s?|agents?|vigiles?|hotesses?|hotes?|caissi[a-z]+|livreurs?|responsables?|cadres?|educat[a-z]+|formateurs?|formatrices?|animat[a-z]+|standardistes?|gestionnaires?',
);

/** What is no person. After an English word about people, it makes a subject of it. */
export const THING_EN = anyOf(
  'toilets?|facilities|consultations?|fiction|stud(?:y|ies)|research|science|ward|wards|unit|units|department|clinics?|hospitals?|hospices?|homes?|centres?|centers?|shelters?|refuges?|schools?|universit(?:y|ies)|colleges?|books?|magazines?|press|museums?|markets?|segments?|customers?|consumers?|clients?|users?|audiences?|patients?|residents?|pupils?|students?|learners?|communit(?:y|ies)|services?|support|care|welfare|benefits?|law|legislation|rights|polic(?:y|ies)|schemes?|programmes?|programs?|projects?|products?|brands?|ranges?|lines?|collections?|insurance|pensions?|wear|fashion|clothing|apparel|shoes|footwear|lingerie|cosmetics|skincare|hygiene|grooming|toys?|games?|apps?|software|devices?|data|analytics|statistics|surveys?|audits?|reports?|dashboards?|metrics|budgets?',
  'connectors?|connections?|sockets?|plugs?|threads?|fittings?|couplings?|terminals?|pins?|inclusion|equality|equity|parity|diversity|mainstreaming|networks?|charit(?:y|ies)|foundations?|associations?|organi[sz]ations?|ngos?|groups?|events?|festivals?|conferences?|meetups?|media|film|literature|history|art|arts|music|sports?|football|basketball|rugby|hockey|tennis|league|teams? sport|affairs|issues? in|risks?|analysis|theory|finance|banking|kitchens?|cuisine|food|catering|certification|dietary|advis[eo]rs?|advocates?|advocacy|counsell?ing|counsell?ors?|therap(?:y|ies|ists?)|psycholog(?:y|ists?)|psychiatr(?:y|ists?)|educat(?:ion|ors?)|liaison|prevention|screening|treatments?|medicine|surgery|diagnos(?:is|tics)|awareness|access|accessib(?:le|ility)|ramps?|platforms?|hierarch(?:y|ies)|compan(?:y|ies)|startups?|sector|industry|business(?:es)?|technolog(?:y|ies)|codebases?|systems?|process(?:es)?|negotiations?|relations|agreements?|artists?|studios?|transistors?|tech|engineering network|beverages?|drinks?|texts?|offices? services?|professionals? training|diseases?|estimates?|types|join|price|price|pride|square|calling|cards?|ministr(?:y|ies)|worship|ceremon(?:y|ies)|heritage|buildings?|restoration|monuments?|suppliers?|partners?|investors?|founders?|artists|authors|underwear|vans?|adults?|health|offenders?|entrepreneurs|empowerment|safety|violence|trafficking|bond|bonds|vote|voters? (?:registration|data|files?)|tours?|transport|parking|housing|employment|staffing',
);

/** What is no person, before a French word about people. */
export const THING_FR = anyOf(
  'applis?|actualites?|etablissements?|etudes?|recherches?|sciences?|histoire|historien(?:ne)?s?|sociolog(?:ie|ue)s?|services?|unites?|poles?|departements?|clubs?|cliniques?|hopita(?:l|ux)|foyers?|maisons?|centres?|instituts?|ecoles?|universites?|livres?|magazines?|presse|musees?|marches?|segments?|clients?|clientes?|clienteles?|consommat[a-z]+|usagers?|public|publics|audiences?|patiente?s?|residente?s?|eleves?|etudiante?s?|communautes?|accueil|aide|soins?|soin|accompagnements?|insertion|inclusion|accessibilite|droits?|loi|legislation|politiques?|dispositifs?|programmes?|projets?|produits?|marques?|gammes?|collections?|assurances?|prevoyance|allocations?|prestations?|mode|vetements?|chaussures?|lingerie|cosmetiques?|parfums?|pret-a-porter|rayons?|jouets?|jeux|application|logiciels?|donnees|statistiques?|enquetes?|index|indice|audits?|rapports?|raccords?|connecteurs?|prises?|connexions?',
  'egalite|parite|mixite|diversite|reseaux?|associations?|fondations?|organisations?|ong|evenements?|festivals?|conferences?|medias?|litterature|art|arts|sports?|football|equipes? de france|risques?|analyse|theorie|finance|cuisine|restauration|certification|conseil|referente?s?|missions?|charge[es]* de|psycholog(?:ie|ue)s?|psychiatr(?:ie|e)s?|education|prevention|depistage|traitement des|medecine|chirurgie|diagnostics?|sensibilisation|secteur|filiere|domaine|champ|negociations?|relations?|accords?|dialogue|securite|sante|violences?|lutte|harcelement|entrepreneuriat|emploi|logement|transport|tourisme|equipements?|aupres|langue|interpretes?|robes?|campagne|couches|robe|specialiste|specialisee? (?:en|dans)|oeuvres?|offices?|textes?|edifices?|monuments?|patrimoine|ceremonies|batiments?|animateu[a-z]+|educat(?:eur|rice)s? (?:specialisee?s? )?(?:pour|aupres|des?)|mediat[a-z]+|costumes?|pathologies?|appareil|fournisseurs?|partenaires?|investisseurs?|createurs?|fonds|chiens?|enseignement|education|activites?|culture|articles',
);

/** An age at work, in figures or words. */
const TENS_EN = '(?:twenty|thirty|forty|fifty|sixty|seventy)';
const TENS_FR = '(?:vingt|trente|quarante|cinquante|soixante(?:-dix)?)';
export const AGE_NUMBER = `(?:1[6-9]|[2-7]\\d|${TENS_EN}(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|eighteen|nineteen|${TENS_FR}(?:[- ](?:et[- ]un|un|deux|trois|quatre|cinq|six|sept|huit|neuf))?|dix-huit|dix-neuf)`;

/** Given names that are typed to choose people by origin or religion. */
export const GIVEN_NAME = anyOf(
  'm[ou]ham+e?[dt]|mamadou|ahmed|ali|omar|youssef|yusuf|ibrahim|ismail|hassan|hussein|khalid|karim|rachid|said|mustafa|moustapha|abdou?l?|abdullah|abdel[a-z]*|bilal|mehdi|nabil|sofiane|samir|tariq|tarek|amine|ayoub|hamza|walid|moussa|ousmane|cheikh|amadou|bakary|seydou|kofi|kwame|chidi|emeka|oluwa[a-z]*|fatima|fatoumata|fatou|aicha|aisha|khadija|amina|mariam|maryam|leila|layla|samira|yasmina?|yasmine|nadia|zineb|zainab|salma|hafsa|soumaya|aminata|awa|mariama',
  'jean|pierre|paul|jacques|michel|philippe|francois|nicolas|antoine|guillaume|thomas|julien|louis|charles|henri|thibault|kevin|jordan|dylan|brandon|steven|marie|sophie|camille|claire|anne|julie|emma|chloe|lea|manon|charlotte|mathilde|margaux|clemence|jennifer|jessica|cindy|james|john|william|george|harry|oliver|jack|emily|olivia|sarah|elizabeth|kate|david|moshe|yitzhak|shlomo|chaim|avi|yael|rivka|wei|ming|xiao|li|chen|nguyen|priya|rahul|raj|arjun|deepak|sanjay|anjali|lakshmi|jose|juan|carlos|maria|guadalupe|diego|jamal|tyrone|deshawn|lakisha|latoya|keisha|dimitri|ivan|olga|svetlana|piotr|agnieszka',
);
