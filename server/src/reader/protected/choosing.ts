import { PERSON_EN, PERSON_FR } from './classes.ts';
import { isDenied, isHad, isWorkedOn, namesThing } from './subjects.ts';
import type { FoundTerm } from './terms.ts';

/*
 * How a request chooses people by a class of people, the same for all attributes: who is left out,
 * who alone is wanted, who belongs to it. The words of the classes stand in `classes/`.
 */

const ARTICLE =
  '(?:an?|any|some|the|une?|des|du|de|les|la|le|aux?|all|real|true|vrais?|good|bons?)';

/** Before the word: the person is wanted to be it. */
const WANTED_BEFORE = new RegExp(
  `\\b(?:only|just|prefer(?:ably|red|ence for)?|ideally|rather|(?:must|has to|have to|should|to|can|who) be|is|are|being|favou?r|like us|fellow|idealement|plutot|uniquement|seulement|exclusivement|de preference|obligatoirement|forcement|(?:doit|doivent|devra) etre|soit|est|etre|que des|en priorite|surtout)(?: ${ARTICLE})?(?: [a-z]{3,12}ly| bien| vraiment| openly| tres)? ?$`,
);
/** After the word, to the end of a phrase. */
const WANTED_AFTER = new RegExp(
  `^(?:s|'s)?(?: ${PERSON_EN}| ${PERSON_FR})?(?: is| are| if)? (?:only|please|pls|plz|preferred|preferably|preference|ideally|if possible|wanted|welcome|need not apply|not wanted|not welcome|excluded?|barred|mandatory|required|or nothing|first\\b(?! aid)|background|heritage|uniquement|seulement|exclusivement|de preference|souhaitee?s?|si possible|obligatoire(?:ment)?|exigee?s?|exclue?s?|exclure|s'abstenir|a eviter|a ecarter|refusee?s?|en priorite|bienvenue?s?|svp|stp|interdite?s?)(?=\\s*(?:$|[.,;:!?)]|[a-z]))`,
);

/** Words of belonging, voting, supporting; up to three short words may follow ("membre de la"). */
const MEMBER_BEFORE =
  /\b(?:members?(?:hip)?|belong(?:s|ed|ing)?|joined|join(?:s|ing)?|affiliat(?:ed|ion|es)|active|involved|involvement|campaign(?:ed|s|ing)?|stood|stand(?:s|ing)?|ran|candidate|candidates|supports?|supported|supporting|supporters?|sympath(?:y|ies|i[sz]ers?|i[sz]es?)|vot(?:ed|es?|ing|ers?)|card[- ]carrying|card|links?|ties|posts?|posted|tweets?|likes?|donat(?:es?|ed|ions?)|fans?|backs?|backed|backers?|follows?|follower|marched|rallies|close|paid[- ]up|signed up|involved|anybody|anyone|adherente?s?|adhere(?:r|nt)?|encartee?s?|affilie(?:e|s|es)?|membres?|militante?s?|milite[r]?|sympathisante?s?|sympathies?|elue?s?|delegue(?:e|s|es)?|syndiquee?s?|proches?|partisan(?:e|s|es)?|soutiens?|soutient|soutenir|electeurs?|electrices?|vote(?:nt|r|z)?|votant|candidats?|cartes?|listes?|passes?|anciens? de|ex|representante?s?|mandats?|etiquettes?|mouvance|pro|anti)(?: (?:of|to|for|with|in|about|from|on|the|at|an?|any|d'un|de|du|des|la|le|les|l'|chez|a|au|aux|pour|par|dans|une?|leurs?|stuff|election))*(?: ?(?:[a-z&-]+) (?:or|and|ou|et))?[ '-]$/;
const MEMBER_AFTER =
  /^ ?(?:-?(?:affiliated|leaning|voting|supporting|aligned))?(?:'s|s)? ?(?:(?:or|and|ou|et|,) [a-z&-]+ ?)?(?:party |union )?(?:members?(?:hip)?|voters?|supporters?|activists?|activit(?:y|ies)|cards?(?: holders?| carriers?)?|reps?|shop stewards?|stewards?|delegates?|people|types?|folks?|lot\b|links?|ties|sympath(?:y|i[sz]ers?)|fans?|backers?|donors?|stuff|posts?|militants?|councillors?|brothers?|sisters?|loyalists?|background|affiliat(?:es?|ion)|past\b|hats?|workers? need|crowd|brigade|gear|badges?|flags?|stickers?|volunteers?|campaigners?|adherents|compatibles?|convaincue?s?)(?= ?(?:$|[.,;:!?)]|[a-z]))/;

/** The same without words that common words stand beside in other senses. */
const JOINED_BEFORE =
  /\b(?:vot(?:ed?|es|ing)(?: for)?|voters? (?:of|for)|card[- ]carrying|adherente?s? (?:a|au|de|du|d')|encartee?s?(?: a| au| chez| a la)?|sympathisante?s? (?:de|du|des|d')|militante?s? (?:a|au|de|du|des|d'|chez)|electeurs? (?:de|du|des|d')|electrices? (?:de|du|des)|vote[rz]? (?:a |pour )?|stood for|campaigned for|campaigning for|elected for|registered|lifelong|staunch|paid-up|members? of (?:the )?|membership of (?:the )?|belong(?:s|ing)? to (?:the )?|donat(?:es|ed) to|supports?|supporter of|activist (?:for|in|with)|active in)(?: the| la| les| le| l')? ?$/;
const JOINED_AFTER =
  /^(?: party)? (?:members?(?:hip)?|voters?|supporters?|activists?|card[- ]?(?:holders?|carriers?)?|cards?|sympathi[sz]ers?|backers?|loyalists?|canvassers?|councillors?|militants?|stewards?|faithful)(?= ?(?:$|[.,;:!?)]|[a-z]))(?! (?:relations|services|registration|data))/;

/** Come from a place, or its people. */
const COMES_FROM =
  /\b(?:comes?|coming|hails?|originally|originates?|origins?|immigrated|family|parents?|people|candidates?|applicants?|anyone|anybody|guys?|lads?|workers?|someone|originaires?|vien(?:t|nent)|venante?s?|venus?|issue?s?|gens|ressortissante?s?|racines?) (?:from |in |of |de |du |d'|des |de la |de l'|en )(?:[a-z ]{2,16} (?:or|and|ou|et|ni) (?:from |de |du |d')?)?$/;

/** A filter that is nothing but the word, perhaps left out. */
const LEAD =
  /^(?:(?:not|no|non|pas|pas de|pas d'|sauf|hors|exclude|sans|only|ex|ex-|anti-?|pro-?|une?|an?|des|les)[ '-]?)*$/;
const TRAIL =
  /^(?:(?: |, ?| ?\/ ?| ?\| ?)(?:only|please|no|not|non|exclu[a-z]*|uniquement|seulement|s'abstenir|out|people|person|candidates?|personnes?|profils?|(?:or|and|ou|et|ni) [a-z-]+))*$/;
const isAlone = (plain: string, start: number, end: number): boolean =>
  LEAD.test(plain.slice(0, start).trimStart()) && TRAIL.test(plain.slice(end).trimEnd());

/** The part of a text before a place in it and in its own clause. */
function clauseBefore(plain: string, start: number): string {
  const before = plain.slice(Math.max(0, start - 90), start);
  return before.slice(Math.max(...[...'.,;:!?('].map((mark) => before.lastIndexOf(mark))) + 1);
}

const BEFORE_PERSON = new RegExp(
  `^(?:s|es)? (?:${PERSON_EN}|girls?|boys?|lads?|lad(?:y|ies)|m[ae]n|wom[ae]n|guys?|blokes?|males?|females?)\\b`,
);
const AFTER_PERSON = new RegExp(
  `\\b(?:${PERSON_FR}|hommes?|femmes?|filles?|garcons?|mecs?|gars|nanas?|dames?) $`,
);

/** Whether a word of a class list chooses people in this text. */
export function choosesPeople(plain: string, { kind, start, end }: FoundTerm): boolean {
  const before = clauseBefore(plain, start);
  const after = plain.slice(end, end + 60);
  if (kind === 'place')
    return (
      COMES_FROM.test(before) ||
      (isDenied(plain, start, end) && /\bfrom |\bde |\bd'/.test(before.slice(-8)))
    );
  if (kind === 'group') {
    if (isWorkedOn(plain, start)) return false;
    return (
      MEMBER_BEFORE.test(before) ||
      MEMBER_AFTER.test(after) ||
      isDenied(plain, start, end) ||
      WANTED_AFTER.test(after)
    );
  }
  if (kind === 'member')
    return !isWorkedOn(plain, start) && (JOINED_BEFORE.test(before) || JOINED_AFTER.test(after));
  if (namesThing(plain, start, end)) return false;
  if (kind === 'person') return !isWorkedOn(plain, start);
  if (isWorkedOn(plain, start)) return false;
  if (kind === 'state') return isDenied(plain, start, end) || isHad(plain, start);
  const chosen =
    isDenied(plain, start, end) ||
    WANTED_BEFORE.test(before) ||
    WANTED_AFTER.test(after) ||
    isAlone(plain, start, end);
  if (kind === 'trait')
    return (
      chosen ||
      isHad(plain, start) ||
      BEFORE_PERSON.test(after) ||
      AFTER_PERSON.test(before) ||
      (/^(?:[^.]{0,40}, )?(?:[a-z]+ and )?$/.test(before) &&
        /^ ?(?:$|[,.;]| and | et )/.test(after))
    );
  return chosen || BEFORE_PERSON.test(after) || AFTER_PERSON.test(before);
}
