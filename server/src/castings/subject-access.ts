export { readJudgedAmong, readVerdictsOfPerson } from './subject-store.ts';
