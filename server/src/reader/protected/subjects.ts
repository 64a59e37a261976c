import { THING_EN, THING_FR } from './classes.ts';

/*
 * A word about people may be the subject of somebody's work: "gender studies", "raccords
 * mâle-femelle", "has taught disabled adults". The words beside it show that.
 */

const NEXT_THING = new RegExp(
  `^(?:'s|s'|')?[- /](?:(?:and|or|&|et|ou) [a-z'-]+ )?(?:(?!(?:at|in|for|with|who|that|to|of|on|from|and|or|is|be|as|by|only|please|our|the|an?|no|not|near|but) )[a-z'-]+ )?${THING_EN}\\b`,
);
const THING_BEFORE = new RegExp(
  `\\b(?:polic(?:y|ies)|guides?|guidance|training|laws?|reports?|articles?|books?|courses?|papers?|research|modules?|stories|campaigns?|content|workshops?|reporting) (?:on|about|around|against|into) (?:[a-z]+ )?$|\\b${THING_FR}(?: (?!(?:une?|des|les|pas|sans|ni|qui|que|plutot|avec|non|nos|notre|mais|surtout|exclusivement|uniquement)\\b)[a-z'-]{2,})? ?(?:(?:de|du|des|d'|de la|de l'|pour|en|aux?|a l'|a la|entre|les|la|le|et|ou|contre|face) ?)*$`,
);
/** "connectors, male and female"; "raccord male femelle". */
const OBJECT_BEFORE =
  /\b(?:connect(?:eur|or)s?|raccords?|fiches?|prises?|sockets?|plugs?|threads?|filetage)(?: [a-z,-]+){0,2}[ -/]$/;

/** Who is served: "nurses for disabled adults", "auprès de femmes victimes". */
const SERVED =
  /\b(?:(?<!(?:look(?:ing)?|search(?:ing)?|hunt(?:ing)?|hiring|ask(?:ing)?|preference|prefer|need|wish|role|job|position|good|place) )for|aupres (?:de|des|d')|au service (?:de|des)|a destination (?:de|des)|destines? aux?|towards?|among|aimed at|targeting|dedicated to)(?: (?:the|young|older|des|les|d'|adult|vulnerable|people and|hommes et|victims of|victimes de|children and|un public|personnes?|publics?))* ?(?:[a-z]+ )?$/;

/** Somebody's work, whose object is what follows. */
const WORK_EN =
  'worked|works|working|led|leading|leads|ran|runs?|running|manag(?:ed|es|ing)|built|builds?|building|taught|teach(?:es|ing)?|wrote|written|writing|drafted|drafting|designed|designing|negotiat(?:ed|es|ing)|launched|launching|organi[sz](?:ed|ing|es|er)|published|publishing|contributed|treated|treating|cared|caring|support(?:ed|ing|s)|sold|selling|sells|sourc(?:ed|ing)|develop(?:ed|ing|s)|delivered|delivering|coached|coaching|advis(?:ed|ing|es)|audited|auditing|research(?:ed|ing)?|stud(?:ied|ying)|coordinat(?:ed|ing|es)|implement(?:ed|ing)|trained|training|edited|editing|produced|producing|defended|defending|represent(?:ed|ing)|counsel(?:led|ling)|cover(?:ed|ing) the|report(?:ed|ing) on|set up|founded|chaired|facilitat(?:ed|ing)|investigat(?:ed|ing)|handled|handling|liais(?:ed|ing)|reviewed|campaign(?:ed|s)? (?:for|on)|translated|prescribed|diagnos(?:ed|ing)|lecturers? in|professors? of|expert(?:ise)? (?:in|on)|experience(?:d)? (?:of|in|with|as)|background in|speciali[sz](?:ed|es|ing|t|ts|m) in|know(?:s|ledge of)?|knowing|familiar with|used to (?:sourcing|running|working|teaching|treating|managing|negotiating)|versed in|skilled (?:in|with)|understands?';
const WORK_FR =
  "(?:a|ont|ayant|avoir|deja|aura) (?:[a-z]+ )?(?:enseigne|gere|redige|deploye|encadre|dirige|mene|negocie|anime|coordonne|organise|publie|ecrit|traite|soigne|accompagne|vendu|developpe|concu|cree|monte|forme|coache|conseille|audite|etudie|travaille|lance|pilote|suivi|produit|traduit|defendu|represente|mis en place|pris en charge|installe|supervise|instruit|participe|conduit|construit|mesure|realise|contribue)|habilitee?s? a|recrutement d[e']|recruitment of|recruiting|hiring of|enseign(?:e|er|ant)|connai(?:t|ssant|ssance)s?|sait|maitris(?:e|ant|er)|experiences?(?: [a-z]+)? (?:de|du|en|dans|avec|d'|aupres)|notions|speciali(?:te|see?s?|ste)s?|habituee?s? (?:a|au|aux)|rompue?s? (?:a|au|aux)|travaill(?:e|ant|er)|pratique (?:de|du)|charge[es]* d|formee?s? (?:a|au|aux)|expertes?|expertise|traitant|traitent|gerant|animant|pilotant|accompagnant|negociant|ayant|passee?s? par|responsable d|animateur|animatrice|interpretes? (?:en|de)|chercheu[a-z]+ (?:en|sur)";
const WORK = new RegExp(`\\b(?:${WORK_EN}|${WORK_FR})\\b(?:[ '-][a-z0-9'-]+){0,7}[ '-]?$`);
/** Words after which the object of the work has ended. */
const ENDS_OBJECT =
  /\b(?:must|should|who|which|but|only|preferably|ideally|be|is|are|no|not|never|without|avoid|exclud[a-z]+|doit|devra|qui|mais|uniquement|seulement|de preference|idealement|est|soit|etre|pas|sans|jamais|ni|aucune?|evite[rz]?|ecarte[rz]?|exclu[a-z]*|comme|like a|as a)\b/;

const COUNT =
  "\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a dozen|half a dozen|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|une (?:dizaine|quinzaine|vingtaine) d(?:e|')";
/** "Lead a crew of 12 men", "encadrer deux ou trois gars": who is led, by their number. */
const LED = new RegExp(
  `\\b(?:lead(?:s|ing)?|led|supervis(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|runs?|running|overse(?:e|es|eing)|in charge of|encadr(?:er|e|ant|ement de)|dirig(?:er|e|eant)|superviser|supervise|supervisant|gerer|gere|gerant|animer|anime|piloter|chapeauter)(?: (?:an?|une?|the|our|your|la|notre|votre|small|petite|crew|team|gang|squad|shift|equipe|brigade|of|de|about|around|some|environ)){0,6} (?:${COUNT})(?:(?: (?:or|to|and|ou|a|et))?[ -](?:${COUNT}))? $`,
);

/** Whether the word is for those whom the person leads. */
export const isLed = (plain: string, start: number): boolean =>
  LED.test(clauseBefore(plain, start));

/** The part of a text, of plain letters, before a place in it and in its own clause. */
function clauseBefore(plain: string, start: number): string {
  const before = plain.slice(Math.max(0, start - 160), start);
  return before.slice(Math.max(...[...'.,;:!?(\n'].map((mark) => before.lastIndexOf(mark))) + 1);
}

/** Whether the words beside a word about people make a thing of it: a market, a service, a law. */
export function namesThing(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 60), start);
  return (
    NEXT_THING.test(plain.slice(end, end + 60)) ||
    THING_BEFORE.test(before) ||
    OBJECT_BEFORE.test(before)
  );
}

/** Whether the word is the object of work, or whom the work serves. */
export function isWorkedOn(plain: string, start: number): boolean {
  const clause = clauseBefore(plain, start);
  if (SERVED.test(clause)) return !ENDS_OBJECT.test(clause.slice(-30));
  const work = WORK.exec(clause);
  return work !== null && !ENDS_OBJECT.test(clause.slice(work.index));
}

/**
 * Up to six words after a denial, or two after a word of having: "avec des enfants" has them, "doux
 * avec les enfants" works with them.
 */
const DENIED =
  /\b(?:no|not|never|without|non|neither|nor|nobody|none|zero|avoid(?:ing)?|exclud(?:e|es|ed|ing)|skip|rule out|reject|leave (?:out|aside)|stay away from|free (?:of|from)|except|don't want|[a-z]+n't|stop|filter out|weed out|screen out|enough of|rather not|other than|anything but|tout sauf|oublie[rz]?|marre d[eu]s?|refuse[rz]?|pas|sans|ni|aucune?s?|jamais|nulle?|evite[rz]?|ecarte[rz]?|exclu(?:s|re|ez|e|es)?|elimine[rz]?|hors|sauf|vierge de|exempte? de|n'[a-z]+|instead of|plutot que|surtout pas)\b(?:[ '-][a-z0-9'-]+){0,6}[ '-]$/;
const HAD =
  /\b(?:with(?: an?| any| some| young| small| two| three| grown-?up| their)?|(?:has|have|having|had|got|suffer(?:s|ing)? from|expecting)(?: an?| any| some| young| had| two| three)?|avec(?: des| un| une| de)?|(?:ayant|a|ont) (?:des|un|une|eu|deja eu|deux|trois)(?: des| un| une)?|souffr[a-z]+ d[eu']?|porteu[a-z]+ d[eu']?|(?:must|should|to|can) be(?: an?)?|is an?|etre(?: un| une)?|est(?: un| une)?|member of (?:a|the|any)|only) ?(?:(?!(?:the|our|your|les|nos|vos) )[a-z]{1,12} )?$/;
const EXCLUDED_AFTER =
  /^(?: [a-z'-]+){0,3} (?:excluded|need not apply|not welcome|exclu(?:e|s|es)?|s'abstenir|a eviter|refusee?s?|not accepted|out|only|uniquement|seulement|preferred|only please)\b/;

/** Whether people are left out for having it. */
export const isDenied = (plain: string, start: number, end: number): boolean =>
  DENIED.test(clauseBefore(plain, start)) || EXCLUDED_AFTER.test(plain.slice(end, end + 60));

/** Whether people are asked to have it, or be it. */
export const isHad = (plain: string, start: number): boolean =>
  HAD.test(clauseBefore(plain, start));
