export { readCandidatesOfPerson, readTalentsWithCandidates } from './subject-store.ts';
