import { type Route, route } from '../platform/operation.ts';
import { readInstance } from './contract.ts';
import type { InstanceReader } from './instance.ts';

export function instanceRoutes(read: InstanceReader): Route[] {
  return [
    route(readInstance, async ({ principal }) => ({
      data: await read(principal.workspaceId),
    })),
  ];
}
