/** What outreach knows of the candidates of a sourcing and of one person. */
export { outreachOfPerson, outreachOfSourcing } from './sourcing-outreach-store.ts';
