import { type Call, createCall, createListing, type Listing, type Paging } from './call.ts';
import type { Input, OperationId } from './contract.ts';
import { OPERATIONS } from './operations.gen.ts';
import type { Answer, CallOptions, Request } from './request.ts';
import type { Resources } from './resources.gen.ts';

type Method = (...args: unknown[]) => Call<unknown> | Listing<unknown, unknown>;

interface ResourceRow {
  path: string;
  query: readonly string[];
  hasBody: boolean;
  name: string;
  paging?: Paging;
}

/**
 * One object per noun, with a method per operation: the parameters of the path come first, then the
 * rest of the input, then the options of the call.
 */
export function createResources(request: Request): Resources {
  const resources: Record<string, Record<string, Method>> = {};
  for (const [id, row] of Object.entries(OPERATIONS) as [OperationId, ResourceRow][]) {
    const [resource = '', method = ''] = row.name.split('.');
    resources[resource] ??= {};
    resources[resource][method] = methodOf(request, id, row);
  }
  return resources as unknown as Resources;
}

function methodOf(request: Request, id: OperationId, row: ResourceRow): Method {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const hasInput = row.query.length > 0 || row.hasBody;
  return (...args) => {
    const placed = Object.fromEntries(names.map((name, i) => [name, args[i]]));
    const input = { ...placed, ...(hasInput ? (args[names.length] as object) : {}) };
    const options = args[names.length + (hasInput ? 1 : 0)] as CallOptions | undefined;
    const send = (sent: object): Promise<Answer<unknown>> =>
      request(id, sent as Input<typeof id>, options);
    return row.paging ? createListing(send, input, row.paging) : createCall(send(input));
  };
}
