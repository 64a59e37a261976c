import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  nowhere: 'Dans aucun sourcing',
  nowhereElse: 'Dans aucun autre sourcing',
  isIn: (count: number, shown: string) =>
    `Dans ${shown} ${plural('fr', count, 'sourcing', 'sourcings')}`,
  isAlsoIn: (count: number, shown: string) =>
    `Dans ${shown} ${plural('fr', count, 'autre sourcing', 'autres sourcings')}`,
  contactedIn: (month: string) => `contact en ${month}`,
  repliedIn: (month: string) => `réponse en ${month}`,
  closed: 'Fermé',
  earlier: 'Verdicts d’autres castings',
  judge: (verdict: string) => `Verdict du juge : ${verdict.toLowerCase()}`,
  again: 'Nouveau jugement',
  met: (met: string, asked: string) => `${met} critères remplis sur ${asked}`,
  asked: (count: number, shown: string) => `${shown} ${plural('fr', count, 'critère', 'critères')}`,
  rated: (rating: number) => `Note : ${rating} sur 5`,
  states: {
    met: 'Rempli',
    partially_met: 'En partie',
    not_met: 'Non rempli',
    unknown: 'Non précisé',
  },
} satisfies typeof english;
