import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noTemporal, startTemporal, type TemporalTestServer } from '../../test/temporal-server.ts';
import { loadConfig } from '../platform/config.ts';
import { findTemporalPackages } from '../platform/engine-temporal/packages.ts';
import { checkTemporal } from './engine-check.ts';

it('says what to install when the packages are missing', async () => {
  const config = loadConfig({ TEMPORAL_ADDRESS: '127.0.0.1:9' });
  expect(await checkTemporal(config, findTemporalPackages('file:///nowhere/from.js'))).toEqual({
    name: 'temporal',
    status: 'fail',
    message: "TEMPORAL_ADDRESS is set, but Temporal's packages are missing",
    remedy:
      'npm install @temporalio/client@1 @temporalio/worker@1 @temporalio/workflow@1 @temporalio/activity@1',
  });
});

const unusable = noTemporal('The check of a Temporal server is');

describe.skipIf(unusable !== null)('with the packages', () => {
  let server: TemporalTestServer;
  beforeAll(async () => {
    server = await startTemporal();
  }, 120_000);
  afterAll(() => server.close());

  it('says whether Temporal answers with the namespace', async () => {
    const config = loadConfig({ TEMPORAL_ADDRESS: server.at.address });
    expect(await checkTemporal(config, server.packages)).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/^Temporal .*answers with the namespace default$/),
    });
    const nowhere = loadConfig({ TEMPORAL_ADDRESS: '127.0.0.1:9' });
    expect(await checkTemporal(nowhere, server.packages)).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('127.0.0.1:9 does not answer with the namespace default'),
    });
  });
});
