import { phraseBook } from '../phrases.ts';
import type { Role } from './roles.ts';

/** How much a phrase speaks for a role, and whether only at the start of a sentence. */
export interface RoleCue {
  role: Role;
  weight: number;
}

const cue = (role: Role, weight: number): RoleCue => ({ role, weight });

/** Phrases that speak for a role at the first words of a sentence. */
export const OPENING_CUES = phraseBook<RoleCue>([
  [
    cue('greeting', 6),
    'sehr geehrte|sehr geehrter|liebe|lieber|guten tag|allo|bjr|slt|yo|evening|hiya|howdy|madame|monsieur|mesdames|messieurs|morning|hi|hello|hey|dear|bonjour|bonsoir|salut|coucou|cher|chere|good morning|good afternoon',
  ],
  [
    cue('greeting', 5),
    'following up on|as discussed|further to|hope you|i hope|hope all|good to speak|nice to meet|great to meet|thanks for your call|thank you for your|j espere|comme convenu|suite a notre|suite a votre|comme vu|je reviens vers|merci pour votre|merci pour ton|ravi de|how are you|comment vas tu|comment allez vous|long time no see',
  ],
  [
    cue('signature', 11),
    'viele gruße|liebe gruße|mit freundlichen grußen|viele grusse|bizz|bisous|avec mes salutations|avec mes meilleures salutations|avec mes salutations distinguees|dans l attente|solidairement|respectueusement|warmly|merci ben|merci bien|mit freundlichen grussen|mfg|kr|br|with thanks|au plaisir|bien cdt|chaleureusement|saludos|salutations|sinceres salutations|meilleures salutations|amicalement|amities|a tres vite|belle semaine|bonne semaine|bonne fin de journee|bon week end|take care|all the best|very best|many thanks in advance|rgds|best|best regards|best wishes|kind regards|warm regards|warmest|regards|cheers|thanks|thanks a lot|many thanks|thank you|merci|merci d avance|merci beaucoup|cordialement|bien cordialement|tres cordialement|cdt|bien a vous|bien a toi|a bientot|bonne journee|belle journee|bonne soiree|sincerely|yours|yours sincerely|yours faithfully|talk soon|speak soon|ta|tx|thx|bises|sent from|envoye de|envoye depuis',
  ],
  [
    cue('duty', 3),
    "you will|you'll|in this role|in this position|as our|your job is|your days|working closely with|reporting to the|later we would|later on|he or she will|she will|he will|they will|the role involves|the job involves|the job is|this role|vous assurerez|vous serez en charge|au quotidien|en lien avec|au sein de|rattache au|rattachee au|rattache a|rattachee a|sous la responsabilite|sous l autorite|la mission consiste|les missions|il s agit de|tu vas|vous allez|vous aurez pour",
  ],
  [cue('duty', 1.5), 'as a|as an|en tant que|duties|responsible for'],
  [
    cue('demand', 3),
    "you will hold|you'll hold|you will have|you'll have|you will need|you'll need|you will possess|you will bring|you'll bring|you will be fluent|you will speak|you have|you've|you bring|you hold|you are|you're|you know|you speak|you can|you enjoy|you must|you need|you should|must|required|essential|we ask|we expect|we require|ideally you|applicants must|candidates must|candidates need|applicants need|the ideal candidate|the successful candidate|vous avez|vous etes|vous justifiez|vous possedez|vous maitrisez|vous connaissez|vous parlez|vous disposez|vous savez|vous aimez|vous detenez|tu as|tu es|tu maitrises|tu parles|titulaire|diplome|diplomee|de formation|issu|issue|une premiere experience|une experience|premiere experience|experience|maitrise|bonne maitrise|bonne connaissance|connaissance|connaissances|la maitrise|la connaissance|il faut|il vous faut|permis|anglais|english|fluent|strong|solid|proven|minimum|at least|au moins|ability to|able to|degree",
  ],
  [
    cue('about', 2.5),
    "we are a|we're a|we are an|we make|we build|we run|we design|we provide|we help|we have|we have grown|we serve|we work|we produce|we sell|we own|founded|established|based in|our clinic|our founders|our founder|our product|our products|our customers|our clients|our platform|our firmware|our software|our team|our company|our story|our group|our school|our backend|our stack|our head|our office|our hotel|our restaurant|our kitchen|our practice|our site|our warehouse|nous sommes une|nous sommes un|nous sommes le|nous sommes la|nous realisons|nous produisons|nous fabriquons|nous concevons|nous accompagnons|nous suivons|nous editons|nous vendons|nous comptons|nous employons|nous accueillons|notre|nos|cree en|creee en|fondee en|fonde en|nee en|ne en|depuis|implante|implantee|installe|installee|marque|entreprise|societe|groupe|filiale|leader|specialise|specialisee|specialiste|acteur|situee|situe|on est une|on est un|part of|backed by",
  ],
  [
    cue('requester', 8),
    'celui qui part|celle qui part|celui qui nous quitte|celle qui nous quitte|la personne qui part|the person leaving|the one leaving|she replaces|he replaces|she is replacing|he is replacing|replaces|our ceo|our cfo|our cto|our coo|our md|the ceo|the cfo|the hiring manager|hiring manager is|the outgoing|the previous|the current|the last one|the incumbent|the person leaving|our previous|our last|our current|she is leaving|he is leaving|she leaves|he leaves|she left|he left|my boss|my manager|our director|our manager|notre pdg|notre dg|notre directeur|notre directrice|notre fondateur|notre fondatrice|notre daf|notre drh|la personne en poste|le titulaire actuel|la titulaire actuelle|le precedent|la precedente|l ancien|l ancienne|l actuel|l actuelle|mon patron|mon chef|ma chef|elle part|il part|elle quitte|il quitte|le client est|la cliente est|the client is|my client is|our client is|mon client est|notre client est|il remplace|elle remplace',
  ],
  [
    cue('offer', 4),
    "we offer|we give|we provide you|you get|you'll get|you will get|you will receive|you receive|in return|salary|pay|ote|cdi|cdd|contrat|remuneration|salaire|package|logement|poste a pourvoir|poste base|prise de poste|start date|starting|travail poste|horaires|hours|shifts|40 hours|35h|39h|nous offrons|nous proposons|on vous offre|on propose|exercice|temps plein|temps partiel|full time|part time|permanent|to apply|apply|applications|applications by|please send|send your|send us|write to|postulez|envoyez|pour postuler|pour en savoir plus|ecrivez|candidature|candidatures|closing date|interviews|we do not sponsor|we cannot sponsor|no sponsorship|no visa|no agencies|no recruiters|visa|equal opportunity|we are an equal|poste ouvert aux|handi",
  ],
  [
    cue('exclusion', 5),
    "not for you|this is not for you|this isn't for you|please do not apply|please don't apply|do not apply|don't apply|merci de ne pas postuler|ne pas postuler|ne postulez pas|debutants s abstenir|debutant s abstenir|inutile de postuler|pas la peine de postuler|ne pas approcher|ne pas contacter|ne pas debaucher|do not approach|don't approach|do not contact|we are not considering|we're not considering|we will not consider|we won't consider|we cannot consider|we can't consider|nous n etudions pas|nous ne retenons pas|nous ne retiendrons pas|nous ne prenons pas|nous excluons|ils excluent|they exclude|consultants|contractors|agencies|freelancers|les debutants|les candidatures",
  ],
]);

/** Phrases that speak for a role anywhere in a sentence. */
export const INNER_CUES = phraseBook<RoleCue>([
  // A correction asks, whatever is told before it: "I said Chicago but make it Milwaukee".
  [cue('ask', 14), "but make it|so make it|make that|but it's now|but now it's|now it's"],
  [
    cue('ask', 4),
    "looking for|looking to hire|looking to appoint|looking to recruit|look for|we need|i need|needs a|needs an|need a|need an|need two|need 2|and need|seeking|seeks|is hiring|are hiring|we're hiring|to hire|recruiting|searching for|find me|find us|can you find|get me|show me|source|any chance of|got a req|wanted|we want a|i want a|wants a|want a|would like a|would like an|is after a|on the hunt for|after a|je cherche|nous cherchons|cherchons|on cherche|cherche|recherche|recherchons|recrute|recrutons|recruter|embauche|embauchons|embaucher|besoin d|besoin de|il me faut|il nous faut|ouvrons un poste|ouvrons un|ouvre un poste|tu aurais|tu as des|avez vous|auriez vous|as tu|y a t il|je voudrais|je veux|voudrait|veut un|veut une|veulent un|souhaite recruter|souhaitons recruter|me demande un|me demande une|nous demande un|trouve moi|trouvez moi|peux tu|pouvez vous|tu peux chercher|renforce|rejoindre notre|poste de|poste d|role of|vacancy for|opening for|position of|we have an opening|we are opening|nous ouvrons|replacement for|to replace|remplacer|remplacement",
  ],
  [
    cue('demand', 2),
    'must|must have|a must|required|is required|are required|mandatory|essential|minimum|at least|is the floor|years of experience|years experience|years of|years in|years as|years or more|or more years|experience in|experience with|experience of|proficient|proficiency|fluent|fluency|knowledge of|degree in|licence|license|certified|certification|qualified|track record|comfortable with|comfort with|background in|familiar with|ability to|needed|necessary|you need|should be|should have|needs to|need to be|has to|exige|exigee|exiges|indispensable|indispensables|obligatoire|obligatoires|imperatif|imperative|requis|requise|au moins|ans d experience|annees d experience|annees d exercice|ans d exercice|ans minimum|minimum|mini|une experience|experience reussie|experience significative|experience confirmee|titulaire d|titulaire du|titulaire de|de formation|diplome d|diplome de|bac|permis b|maitrise|connaissance de|connaissance des|connaissances|courant|couramment|doit|devra|devrez|capable de|a l aise|en anglais|en allemand|en espagnol|sans difficulte|pas de secret|est notre langue|is our working language|working language',
  ],
  [
    cue('wish', 2),
    'nice to have|a plus|is a bonus|are a bonus|a bonus|preferred|desirable|an advantage|an asset|would be great|would help|serait un plus|seraient un plus|est un plus|un plus|un atout|apprecie|appreciee|serait appreciee|souhaite|souhaitee|vivement souhaite|peut aider|bienvenu|bienvenue|is welcome|optional',
  ],
  [
    cue('duty', 1.5),
    "you will|you'll|day to day|responsible for|take charge of|in charge of|be part of|work alongside|report to|reporting to|will manage|will lead|will run|will be|en charge de|en charge du|vous aurez|vous serez|participerez|assurerez|votre mission",
  ],
  [
    cue('about', 2),
    'our founders|founded in|founded by|family owned|family run|employee owned|market leader|our customers|our product|our products|our investors|investors|raised|million|turnover|revenue|headquartered|head office|headquarters|is the|is a leading|is an independent|award winning|our mission is|we are proud|countries|people in|chiffre d affaires|salaries|collaborateurs|employees|siege|filiale|creee en|cree en|fondee en|nee en|nee a|implantee|installee|specialisee|reunit|compte|on our roadmap',
  ],
  [
    cue('offer', 2),
    'salary|per year|per annum|a year|per hour|an hour|pension|holiday|holidays|days off|insurance|equity|stock options|bonus scheme|ote|cdi|cdd|statut cadre|rtt|mutuelle|ticket restaurant|tickets restaurant|titres restaurant|13e mois|brut|brut annuel|remuneration|salaire|logement fourni|primes|equal opportunity|equal opportunities|sponsor|work with recruiters|work with agencies|handi accueillant|en savoir plus|transport rembourse|teletravail|a month|benefits|week end|week ends|your choice|au choix',
  ],
  [
    cue('requester', 3),
    'is off to|went back to|went to|closes on|last time|in cc|contract ends|handles the contracts|does not know|s en va chez|s en va a|is leaving|are leaving|leaves in|leaves us|left us|is retiring|retires in|part en|part a|nous quitte|quitte l|quitte notre|part a la retraite|est parti|est partie|ancienne de chez',
  ],
  [
    cue('requester', 6),
    "keep getting|kept getting|keeps sending|keep sending|kept sending|keep being sent|i was sent|we were sent|they sent|they keep|on m a envoye|on nous a envoye|on m envoie|on nous envoie|on n arrete pas de m envoyer|final interview|final interviews|dernier entretien|would report to|will report to|they lost|we lost|has lost|have lost|lost their|lost our|on a perdu|ont perdu|a perdu|avons perdu|nous perdons|on perd|se sont fait debaucher|got poached|interview will|interviews will|interviews are|will interview|will take place|run the process|run the search|lead the process|les entretiens|le process se|entretien avec|is with|ping you|ping me|call you tomorrow|i'll call you|je t appelle|je vous appelle|je te rappelle|je vous rappelle|on s appelle|ne sont pas concernees|ne sont pas concernes|n est pas concernee|n est pas concerne|est ferme|est fermee|closed until|in the loop|treat as confidential|keep this confidential|keep it confidential|reste confidentiel|est deja signee|est deja signe",
  ],
  [
    cue('exclusion', 6),
    "non merci|no thanks|no thank you|cannot be approached|can't be approached|not be approached|cannot be contacted|must not be contacted|may not apply|cannot apply|can't apply|ne peuvent pas postuler|ne peuvent pas etre|ne doivent pas etre|merci d exclure|merci d ecarter|conflict of interest|conflit d interet|do not include them|don't include them|nous excluons|nous ecartons|les ecarter|passez votre chemin|look elsewhere|not open to|is not open to|n est pas ouvert a|n est pas ouverte a|cannot be considered|can't be considered|need not apply|should not apply|do not apply|don't apply|s abstenir|ne pas postuler|excluent|est exclu|sont exclus|should be excluded|must be excluded|are excluded|is excluded|not considered|be considered for this|pas pour ce poste|not for this role|n etudions pas|ne retenons pas|ne seront pas|ne sera pas|off limits|no poach|ne pas approcher|employees only|not take people|not want people|don't want people|don't want anyone|want anyone from|we have had enough of|enough of|personne de chez|pas approcher|pas de candidats|pas de candidatures|pas de profils",
  ],
]);
