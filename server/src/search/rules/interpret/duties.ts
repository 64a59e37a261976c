import { phraseBook } from '../../../reader/phrases.ts';
import { type Element, item, type Text } from './elements.ts';

/*
 * Titles that a prompt expresses as a task: "someone to run payroll", "quelqu'un pour tenir la
 * compta". They count when the prompt names no title.
 */

/** Before the verb: "someone to run", "who can run", "pour gérer", "qui gère". */
const BEFORE = new Set('to|can|could|will|who|and|pour|qui|de|sachant|puisse|peut'.split('|'));

const LEADS = phraseBook<true>([
  [
    true,
    'keep|keeps|do|run|runs|running|manage|manages|lead|leads|head|head up|oversee|oversees|look after|take over|take care of|take charge of|be in charge of|supervise|own|handle|gerer|gere|diriger|dirige|piloter|pilote|encadrer|encadre|manager|superviser|supervise|tenir|tient|reprendre|s occuper de|s occuper d|s occupe de|faire tourner|prendre en charge|prendre la tete de',
  ],
]);

const ARTICLES = new Set(
  'our|the|my|a|an|their|all|notre|nos|la|le|les|l|mon|ma|un|une|du|d|de'.split('|'),
);

/** What is led, and the title of the person who leads it. */
const LED = phraseBook<string>([
  [
    'warehouse manager',
    'warehouse|warehouses|warehouse operations|distribution centre|distribution center',
  ],
  ['payroll manager', 'payroll|payrolls'],
  ['head chef', 'kitchen|kitchens'],
  ['finance manager', 'finance|finances|finance team|finance department|finance function'],
  ['accountant', 'accounts|accounting|bookkeeping and accounts'],
  ['bookkeeper', 'books|bookkeeping'],
  ['sales manager', 'sales|sales team|sales force'],
  ['marketing manager', 'marketing|marketing team|marketing department'],
  ['HR manager', 'hr|human resources|hr team|hr department|hr function'],
  ['office manager', 'office'],
  ['store manager', 'shop|store|boutique'],
  ['restaurant manager', 'restaurant|brasserie|bistro'],
  ['IT manager', 'it|it department|it team'],
  ['operations manager', 'operations|day to day operations|ops'],
  ['plant manager', 'factory|plant|production site'],
  ['production manager', 'production|production line'],
  ['supply chain manager', 'supply chain'],
  ['procurement manager', 'procurement|purchasing'],
  ['hotel manager', 'hotel|hostel'],
  ['receptionist', 'front desk|reception|reception desk'],
  ['fleet manager', 'fleet|vehicle fleet'],
  ['nursery manager', 'nursery'],
  ['practice manager', 'practice|dental practice|gp practice|medical practice'],
  ['social media manager', 'social media|socials'],
  [
    'customer service manager',
    'customer service|customer service team|customer support|support team|call centre|call center',
  ],
  ['gestionnaire de paie', 'paie|paies'],
  ['comptable', 'compta|comptabilite'],
  ["responsable d'entrepôt", 'entrepot|entrepots|plateforme logistique'],
  ['responsable de magasin', 'magasin'],
  ['directeur de restaurant', 'etablissement de restauration'],
  ['chef de cuisine', 'cuisine|cuisines'],
  ["directeur d'usine", 'usine'],
  ['responsable de production', 'atelier de production|ligne de production'],
  ['responsable RH', 'rh|ressources humaines|service rh'],
  ['responsable communication', 'communication|com'],
  ['responsable achats', 'achats|service achats'],
  ['responsable commercial', 'equipe commerciale|force de vente'],
  ['responsable logistique', 'logistique'],
  ["responsable d'agence", 'agence'],
  ['standardiste', 'standard'],
  ['community manager', 'reseaux sociaux'],
]);

/** "Keep the books" is bookkeeping; keeping a kitchen clean is not cooking. */
const SMALL_VERBS = new Set(['keep', 'keeps', 'do']);
const KEPT = new Set(['bookkeeper', 'accountant', 'payroll manager']);

/** The title that a task of leading something implies at a token: "run our warehouse". */
function dutyAt({ tokens }: Text, at: number): { value: string; to: number } | null {
  const verb = BEFORE.has(tokens[at - 1]?.word ?? '') ? LEADS.match(tokens, at) : null;
  if (!verb) return null;
  let from = verb.to;
  while (from - verb.to < 2 && ARTICLES.has(tokens[from]?.word ?? '')) from++;
  const led = LED.match(tokens, from);
  if (!led || (SMALL_VERBS.has(tokens[at]?.word ?? '') && !KEPT.has(led.meaning))) return null;
  return { value: led.meaning, to: led.to };
}

/** Reads the first duty as the title; null when the prompt has none. */
export function withDuty(elements: readonly Element[], text: Text): Element[] | null {
  for (let at = 1; at < text.tokens.length; at++) {
    const duty = dutyAt(text, at);
    if (!duty) continue;
    const outside = elements.filter(({ from, to }) => to <= at || from >= duty.to);
    const whole = elements.every(
      ({ from, to }) => to <= at || from >= duty.to || (from >= at && to <= duty.to),
    );
    if (!whole) return null;
    const title = item(at, duty.to, {
      kind: 'title' as const,
      value: duty.value,
      history: 'CURRENT_AND_PAST' as const,
      aside: false,
    });
    const before = outside.findIndex(({ from }) => from >= duty.to);
    return outside.toSpliced(before < 0 ? outside.length : before, 0, {
      from: at,
      to: duty.to,
      type: 'item',
      item: title,
    });
  }
  return null;
}
