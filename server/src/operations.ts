import { castingOperations } from './castings/contract.ts';
import type { Operation } from './platform/operation.ts';
import { searchOperations } from './search/contract.ts';

/** Every operation of the interface, in the order in which the documentation shows them. */
export const operations: readonly Operation[] = [...searchOperations, ...castingOperations];
