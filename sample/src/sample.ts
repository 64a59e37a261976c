/** What the package offers. It depends on nothing, not even on the types of the server. */
export { contactsOf, type MadeUpContact } from './contacts.ts';
export { generatePeople, generatePerson, type PeopleOptions } from './people.ts';
export type { MadeUpPerson } from './person.ts';
