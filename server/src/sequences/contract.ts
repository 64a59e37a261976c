import {
  createBlueprint,
  deleteBlueprint,
  getBlueprint,
  listBlueprints,
  simulateSequence,
  startSequence,
  updateBlueprint,
} from './blueprint-contract.ts';
import { inboxOperations } from './inbox-contract.ts';
import {
  approveStep,
  getFunnel,
  getSequenceStatus,
  listDrafts,
  listRuns,
  stopBlueprint,
  stopCandidate,
} from './run-contract.ts';
import { suppressionOperations } from './suppression-contract.ts';
import { sendTestEmail } from './test-email-contract.ts';

/** The slice's operations, in the order of the documentation. */
export const sequenceOperations = [
  createBlueprint,
  listBlueprints,
  getBlueprint,
  updateBlueprint,
  deleteBlueprint,
  startSequence,
  simulateSequence,
  sendTestEmail,
  stopBlueprint,
  getSequenceStatus,
  stopCandidate,
  getFunnel,
  listRuns,
  listDrafts,
  approveStep,
  ...inboxOperations,
  ...suppressionOperations,
];
