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
  const plain = folded.every((word, index) => !WORDS.has(word) && !isAdministrator(folded, index));
  if (at < 0 && plain) return title;
  const frenchOrder = at === 0 && (words.length > 1 || french);
  return words
    .map((word, index) => {
      const bare = folded[index] ?? '';
      if (at >= 0 && ENDS.has(bare) && folded[index + 1] !== 'end') return ENDS.get(bare) ?? word;
      if (isAdministrator(folded, index)) return 'administrator';
      return DEVELOPER.get(bare)?.[frenchOrder ? 1 : 0] ?? WORDS.get(bare) ?? word;
    })
    .join(' ');
}
