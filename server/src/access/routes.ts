import { type Route, route } from '../platform/operation.ts';
import type { Access, WorkspaceSettings } from './access.ts';
import * as contract from './contract.ts';
import { limitsInOrder } from './rules.ts';
import { changeWorkspace, readWindows, readWorkspace } from './workspace-contract.ts';

export function accessRoutes(
  { apiKeys, readAudit, verifyAudit }: Pick<Access, 'apiKeys' | 'readAudit' | 'verifyAudit'>,
  workspace: WorkspaceSettings,
): Route[] {
  return [
    route(contract.listApiKeys, async ({ principal }) => ({
      data: { apiKeys: await apiKeys.list(principal) },
    })),
    route(contract.createApiKey, async ({ principal, body, recorder }) => ({
      data: await apiKeys.create(principal, { ...body, ...limitsOf(body) }, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(contract.changeApiKey, async ({ principal, params, body }) => ({
      data: await apiKeys.change(principal, params.keyId, { ...body, ...limitsOf(body) }),
    })),
    route(contract.rotateApiKey, async ({ principal, params, body, recorder }) => ({
      data: await apiKeys.rotate(principal, params.keyId, body.overlapSeconds, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(contract.revokeApiKey, async ({ principal, params: { keyId } }) => {
      await apiKeys.revoke(principal, keyId);
      return { data: { keyId, revoked: true } };
    }),
    route(readWindows, async ({ principal }) => ({ data: await workspace.windows(principal) })),
    route(readWorkspace, async ({ principal }) => ({ data: await workspace.read(principal) })),
    route(changeWorkspace, async ({ principal, body }) => ({
      data: await workspace.change(principal, body),
    })),
    route(contract.listAudit, async ({ principal, query }) => ({
      data: await readAudit(principal, query),
    })),
    route(contract.verifyAuditLog, async ({ principal }) => ({
      data: await verifyAudit(principal),
    })),
  ];
}

const limitsOf = ({ limits }: { limits?: Parameters<typeof limitsInOrder>[0] }) => ({
  limits: limits && limitsInOrder(limits),
});
