import { describe, expect, test } from 'vitest';
import { type BlueprintConfig, configIssues, settingsOf } from './blueprint-config.ts';

describe('the settings of a blueprint', () => {
  test('left out, they mean: any time, UTC, stop on a reply, no limits', () => {
    expect(settingsOf({})).toEqual({
      timezone: 'UTC',
      window: null,
      stopOnReply: true,
      dailyLimits: {},
    });
  });

  test('days by number and by name, channels by name and by step type, read the same', () => {
    const config: BlueprintConfig = {
      timezone: 'Europe/Paris',
      sendingWindow: { days: ['Fri', 1, 'monday', 0], from: '09:00', to: '17:30' },
      stopOnReply: false,
      dailyLimits: { EMAIL: 40, email: 30, PRO_NETWORK: 20 },
    };
    expect(configIssues(config)).toEqual([]);
    expect(settingsOf(config)).toEqual({
      timezone: 'Europe/Paris',
      window: { weekdays: [1, 5, 7], fromMinute: 540, toMinute: 1_050 },
      stopOnReply: false,
      dailyLimits: { email: 30, proNetwork: 20 },
    });
  });

  test('a window of days alone is open all day', () => {
    expect(settingsOf({ sendingWindow: { days: [6] } }).window).toEqual({
      weekdays: [6],
      fromMinute: 0,
      toMinute: 1_440,
    });
  });

  test.each<[BlueprintConfig, (string | number)[]]>([
    [{ timezone: 'Europe/Atlantis' }, ['timezone']],
    [{ timezone: '+02:00' }, ['timezone']],
    [{ timezone: '' }, ['timezone']],
    [{ sendingWindow: { days: [1, 8] } }, ['sendingWindow', 'days', 1]],
    [{ sendingWindow: { days: ['mo'] } }, ['sendingWindow', 'days', 0]],
    [{ sendingWindow: { from: '9:00' } }, ['sendingWindow', 'from']],
    [{ sendingWindow: { to: '24:01' } }, ['sendingWindow', 'to']],
    [{ sendingWindow: { from: '18:00', to: '09:00' } }, ['sendingWindow', 'to']],
    [{ sendingWindow: { from: '09:00', to: '09:00' } }, ['sendingWindow', 'to']],
    [{ dailyLimits: { fax: 3 } }, ['dailyLimits', 'fax']],
  ])('%j is refused at its place', (config, path) => {
    expect(configIssues(config).map((issue) => issue.path)).toEqual([path]);
  });
});
