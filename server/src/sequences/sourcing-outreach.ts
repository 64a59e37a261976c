/** What outreach knows of the candidates of a sourcing, for its funnel. */
export { outreachOfSourcing } from './sourcing-outreach-store.ts';
