export {
  readCandidatesOfPerson,
  readTalentsWithCandidates,
  type SubjectCandidate,
} from './subject-store.ts';
