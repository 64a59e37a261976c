import { phraseBook } from '../phrases.ts';
import type { Role } from './roles.ts';

/**
 * Headings of the parts of an advert. They count when they fill a line, when a colon follows, or,
 * for those of several words, at the start of a sentence.
 */
export const LABELS = phraseBook<Role>([
  [
    'demand',
    "person spec|spec|the spec|your spec|you need|you'll have|you will have|have you got|got what it takes|ce que tu as|ce que vous avez|you have|you bring|you'll bring|you will bring|what you bring|what you'll bring|what you will bring|you are|your profile|your skills|your experience|your background|requirements|requirement|key requirements|job requirements|minimum requirements|the requirements|minimum qualifications|basic qualifications|qualifications|required qualifications|required skills|required|what we are after|what we're after|what we want|what you'll have|what you have|what we are looking for|what we're looking for|we are looking for|we're looking for|who we are looking for|who we're looking for|who you are|about you|we ask for|we ask|we expect|we require|we need|must have|must haves|the must haves|essential|essentials|essential criteria|essential skills|essential experience|key skills|skills|skills and experience|experience and skills|skills required|experience|experience required|the ideal candidate|the successful candidate|ideal candidate|candidate profile|person specification|the person|profile|profile required|you'll need|you will need|what you need|what you'll need|what you will need|to be considered|to succeed|technical skills|hard skills|ideal profile|languages|education|non negotiables|musts|the musts|profil|profil recherche|le profil|le profil recherche|votre profil|ton profil|profil du candidat|profil souhaite|profil attendu|votre parcours|vous avez|vous etes|vous|vous justifiez|vous possedez|vous maitrisez|tu as|tu es|competences|competences requises|competences attendues|competences techniques|vos competences|competences cles|prerequis|les prerequis|exigences|qualifications requises|formation|formations|formation et experience|experience requise|experience souhaitee|nous demandons|on demande|nous attendons|nous exigeons|ce que nous demandons|ce que nous attendons|ce que nous recherchons|ce qu on attend|ce qu on cherche|ce que l on cherche|nous recherchons|savoir faire|savoir etre|indispensable|indispensables|les indispensables|obligatoire|diplome|diplomes|langues|qui etes vous|qui es tu|et vous|c est vous|criteres|il vous faut|il te faut|il faut|conditions",
  ],
  [
    'wish',
    'good to know|even better|even better if|great if|would love|bonus if|icing on the cake|would be sweet|si en plus|en plus|nice to have|nice to haves|extra points for|you will get extra points for|you get extra points for|good to have|bonus|bonus points|bonus points for|preferred|preferred qualifications|preferred skills|preferred experience|desirable|desirable skills|desirable criteria|desired|pluses|a plus|plus points|extra points|would be a plus|ideally|optional|plus|les plus|vos plus|le petit plus|les petits plus|le plus|un plus|atouts|vos atouts|les atouts|apprecie|apprecies|souhaite|souhaites|souhaitable|ce serait un plus|serait un plus|ideal|idealement|en bonus',
  ],
  [
    'duty',
    "your impact|your day to day|ce que tu vas faire|ce que vous allez faire|technologies|our technologies|tools|tech stack|our stack|our tech stack|stack|notre stack|la stack|stack technique|environnement technique|outils|technos|what your role will be|your role|the role|role|your mission|your missions|missions|mission|the mission|your responsibilities|responsibilities|key responsibilities|main responsibilities|what you'll do|what you will do|what you'll be doing|what you will be doing|you'll|you will|day to day|your day|a typical day|tasks|duties|key duties|main duties|your tasks|your work|the job|job description|job purpose|job summary|about the role|about the job|about this role|role overview|overview|purpose|vos missions|vos principales missions|les missions|tes missions|missions principales|principales missions|vos taches|taches|le poste|votre mission|ta mission|votre poste|description du poste|descriptif du poste|activites|vos activites|vos responsabilites|responsabilites|votre role|ton role|au quotidien|votre quotidien|ton quotidien|ce que vous ferez|ce que tu feras|a ce poste|au programme|le job|descriptif|finalite du poste|le poste en quelques mots|description",
  ],
  [
    'about',
    'about us|who we are|about the company|about the business|about the practice|about the school|about the team|about the client|the company|the business|our company|our story|our client|our mission|our values|company description|company size|company type|industry|date posted|additional information|further information|more information|note to agencies|informations complementaires|taille de l entreprise|secteur d activite|the team|your team|our team|your future team|context|background to the role|qui sommes nous|a propos|a propos de nous|a propos de l entreprise|l entreprise|la societe|la maison|le groupe|notre entreprise|notre societe|notre histoire|presentation|presentation de l entreprise|l etablissement|contexte|contexte du poste|l equipe|votre equipe|notre equipe|nos valeurs|notre client|le client|on est qui',
  ],
  [
    'requester',
    'rattachement|hierarchie|reporting line|reports to|reporting to|line manager|your manager|responsable hierarchique|rattache a|votre responsable',
  ],
  [
    'offer',
    "what's in it for you|what is in it for you|in it for you|the perks|the deal|we offer|what we offer|we give|we provide|you get|you'll get|what you get|what you'll get|in return|in exchange|benefits|job benefits|perks|perks and benefits|our benefits|our perks|the package|package|salary|compensation|pay|rate|day rate|remuneration|hours|contract|contract type|job type|employment type|start|start date|starting date|starting|duration|schedule|working hours|why join us|why us|why you'll love it|how to apply|to apply|apply|closing date|deadline|interviews|interview process|hiring process|recruitment process|next steps|nous offrons|nous proposons|on t offre|on vous offre|on propose|ce que nous offrons|ce que nous proposons|ce qu on vous offre|ce qu on propose|ce qu on t offre|avantages|vos avantages|les avantages|nos avantages|salaire|contrat|type de contrat|horaires|horaire|duree|prise de poste|date de debut|date de prise de poste|debut|les conditions|conditions de travail|statut|pourquoi nous rejoindre|pourquoi nous|pour postuler|comment postuler|postuler|candidature|candidatures|processus de recrutement|process de recrutement|deroulement|temps de travail|package propose|equal opportunities",
  ],
  [
    'heading',
    'job title|title|experience level|seniority level|seniority|niveau|vacancy|poste|intitule|intitule du poste|location|lieu|lieu de travail|localisation|place of work|ville',
  ],
  [
    'exclusion',
    "don't want|on ne prend pas|a eviter|" +
      'not for you if|this is not for you if|please do not apply if|who should not apply|deal breakers|dealbreakers|off limits|no go|no gos|exclusions|a exclure|ne pas postuler si|pas pour vous si|ce poste n est pas pour vous si|we are not looking for|excluded|exclus',
  ],
]);
