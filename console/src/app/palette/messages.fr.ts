import type { messages as english } from './messages.en.ts';

export const messages = {
  hint: 'Tapez une page, une action ou un nom',
  nothing: 'Aucune page, action, personne, aucun sourcing ni casting ne correspond.',
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    people: 'Personnes',
    sourcings: 'Sourcings',
    castings: 'Castings',
    search: 'Recherche',
  },
  searchFor: (text: string) => `Chercher des personnes : ${text}`,
  newSourcing: 'Nouveau sourcing',
  startCasting: 'Lancer un casting',
  addPerson: 'Ajouter une personne',
  importPeople: 'Importer des personnes',
  createKey: 'Créer une clé d’API',
  showFace: (face: string) => `Vue : ${face}`,
} satisfies typeof english;
