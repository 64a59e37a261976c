export const messages = {
  hint: 'Type a page, an action or a name',
  nothing: 'No matching page, action, person, sourcing or casting.',
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    people: 'People',
    sourcings: 'Sourcings',
    castings: 'Castings',
    search: 'Search',
  },
  searchFor: (text: string) => `Search people: ${text}`,
  newSourcing: 'New sourcing',
  startCasting: 'Start a casting',
  addPerson: 'Add a person',
  importPeople: 'Import people',
  createKey: 'Create an API key',
  showFace: (face: string) => `View: ${face}`,
};
