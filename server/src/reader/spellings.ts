import { HEADS } from './heads.ts';
import { foldWord } from './tokens.ts';

/** Short forms and common misspellings of the words for people, with their usual spelling. */
const WORDS = new Map(
  'eng=engineer engs=engineers rep=representative reps=representatives exec=executive execs=executives mgr=manager mgrs=managers developper=developer developpers=developers enginer=engineer enginers=engineers enginner=engineer resp=responsable asst=assistant inge=ingénieur inges=ingénieurs prof=professeur profs=professeurs mecano=mécanicien mecanos=mécaniciens managr=manager maneger=manager manageer=manager manger=manager mangers=managers'
    .split(' ')
    .map((pair): [string, string] => {
      const [short = '', full = ''] = pair.split('=');
      return [short, full];
    }),
);

const DEVELOPER = new Map([
  ['dev', ['developer', 'développeur']],
  ['devs', ['developers', 'développeurs']],
]);

/** Words that developers shorten: "dev back", "back dev". */
const ENDS = new Map([
  ['back', 'backend'],
  ['front', 'frontend'],
]);

/**
 * Long words of titles with no other word one letter away (unlike "office" and officer, "analyse"
 * and analyste, "manger" and manager).
 */
const CORRECTABLE =
  'software maintenance mechanical electrical engineer engineers developer developers accountant accountants consultant consultants administrator representative coordinator technician technicians electrician electricians receptionist developpeur developpeurs developpeuse ingenieur ingenieurs comptable comptables infirmiere infirmier technicien techniciens electricien electriciens mecanicien mecaniciens responsable responsables conducteur programmeur hygienist physiotherapist therapist surveyor supervisor solicitor paralegal orthophoniste kinesitherapeute preparateur educateur dessinateur menuisier chaudronnier boulanger magasinier secretaire receptionists electricians plumbers mechanics mechanic administrators representatives coordinators electronics supervisors solicitors surveyors therapists physiotherapists accounting management marketing commercial commerciale commerciaux logistique logistics warehouse developers assistante assistants preparateurs magasiniers infirmieres infirmiers commerciales chauffeur chauffeurs conducteurs educateurs educatrice educatrices vendeuse vendeurs cuisinier cuisiniers controleur controleurs pharmacist pharmacists veterinarian veterinary veterinaire caregiver caregivers hairdresser hairdressers bricklayer bricklayers scaffolder machinist machinists plasterer dispatcher forklift architecte architectes pharmacien pharmacienne mecanicienne directrice directeur gestionnaire gestionnaires recrutement kinesitherapeutes plombier plombiers serveuse serveurs comptabilite assistance learning'.split(
    ' ',
  );
const CORRECT = new Set(CORRECTABLE);

/**
 * Whether two words differ by one letter: added, missing or different, or two neighbours swapped.
 */
function isOneLetterOff(typed: string, word: string): boolean {
  const gap = typed.length - word.length;
  if (typed[0] !== word[0] || Math.abs(gap) > 1) return false;
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at++;
  if (gap === 1) return typed.slice(at + 1) === word.slice(at);
  if (gap === -1) return typed.slice(at) === word.slice(at + 1);
  if (typed.slice(at + 1) === word.slice(at + 1)) return true;
  return (
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
}

/** Real words one letter away from a correctable word: they mean themselves. */
const MEANT = new Set(
  'marketers marketed market commercials learnings leaning earning logistic mechanical mechanically directive directrices warehoused warehouses electronic receptions controle controles controlee controlees commerce commerces directement assistances machining assisted consultancy consulting account managements veterans serieuse serveur vendeur vendeurs chauffe chauffage pharmacie pharmacies architecture architectes dispatched dispatches dispatch conduct'.split(
    ' ',
  ),
);

/**
 * The correct spelling of a mistyped title word ("sofware", "ingeneur"); null for any other word.
 */
export function corrected(typed: string): string | null {
  if (typed.length < 7 || CORRECT.has(typed) || MEANT.has(typed) || HEADS.has(typed)) return null;
  return CORRECTABLE.find((word) => isOneLetterOff(typed, word)) ?? null;
}

/** "Salesforce admin", but not "admin assistant", who is not an administrator. */
function isAdministrator(folded: readonly string[], at: number): boolean {
  return (
    at > 0 &&
    at === folded.length - 1 &&
    /^admins?$/.test(folded[at] ?? '') &&
    folded[at - 1] !== 'office'
  );
}

/**
 * A title with its short forms written out: "backend dev" is a backend developer, "dev back" a
 * développeur backend.
 */
export function spelledOut(title: string, french: boolean): string {
  const words = title.split(/\s+/);
  const folded = words.map((word) => foldWord(word).replace(/\.$/, ''));
  const at = folded.findIndex((word) => DEVELOPER.has(word));
  const plain = folded.every(
    (word, index) =>
      !WORDS.has(word) && corrected(word) === null && !isAdministrator(folded, index),
  );
  if (at < 0 && plain) return title;
  const frenchOrder = at === 0 && (words.length > 1 || french);
  return words
    .map((word, index) => {
      const bare = folded[index] ?? '';
      if (at >= 0 && ENDS.has(bare) && folded[index + 1] !== 'end') return ENDS.get(bare) ?? word;
      if (isAdministrator(folded, index)) return 'administrator';
      return (
        DEVELOPER.get(bare)?.[frenchOrder ? 1 : 0] ?? WORDS.get(bare) ?? corrected(bare) ?? word
      );
    })
    .join(' ');
}
