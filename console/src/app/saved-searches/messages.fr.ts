import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  save: 'Enregistrer la recherche',
  saveDefinition: 'Enregistrer',
  saveTitle: 'Enregistrer cette recherche',
  saveWhy:
    'Votre équipe la voit aussi. Les nouvelles personnes sont comptées gratuitement, et annoncées une seule fois.',
  name: 'Nom',
  criteria: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'critère est enregistré', 'critères sont enregistrés')} avec elle.`,
  alert: 'M’annoncer les nouvelles personnes',
  alerts: { off: 'Sans alerte', daily: 'Chaque jour', weekly: 'Chaque lundi' },
  saved: (name: string) => `« ${name} » est enregistrée`,
  cancel: 'Annuler',
} satisfies typeof english;
