import { requestLimits, reservedLimits } from './settings';

const purposeOn = (clustered: boolean) => ({
  server: { dialect: 'mariadb' as const, clustered },
  requestDeadline: 30_000,
});

test('on a cluster a connection begins by waiting for what was committed on any node', () => {
  const [session, ...caughtUp] = requestLimits(purposeOn(true)).firstStatements;
  expect(session).toMatch(/^SET SESSION tx_isolation = 'READ-COMMITTED'/);
  expect(caughtUp).toEqual(['SET SESSION wsrep_sync_wait = 1', 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0']);
});

test('on a cluster each lookup of a session waits for it', () => {
  expect(reservedLimits(purposeOn(true)).firstStatements.join()).toMatch(/, wsrep_sync_wait = 1$/);
});

test.each([requestLimits, reservedLimits])('without a cluster nothing waits (%#)', (limits) => {
  const { firstStatements } = limits(purposeOn(false));
  expect(firstStatements).toHaveLength(1);
  expect(firstStatements.join()).not.toContain('wsrep');
});
