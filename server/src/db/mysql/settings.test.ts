import { requestLimits, reservedLimits } from './settings';

const purposeOn = (cluster: 'galera' | 'group' | null) => ({
  server: { dialect: cluster === 'group' ? ('mysql' as const) : ('mariadb' as const), cluster },
  requestDeadline: 30_000,
});

test('on a cluster a connection begins by waiting for what was committed on any node', () => {
  const [session, ...caughtUp] = requestLimits(purposeOn('galera')).firstStatements;
  expect(session).toMatch(/^SET SESSION tx_isolation = 'READ-COMMITTED'/);
  expect(caughtUp).toEqual(['SET SESSION wsrep_sync_wait = 1', 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0']);
});

test('on a cluster each lookup of a session waits for it', () => {
  expect(reservedLimits(purposeOn('galera')).firstStatements.join()).toMatch(/, wsrep_sync_wait = 1$/);
});

test('in a group of MySQL a connection begins so, and each lookup of a session waits', () => {
  const [session, ...caughtUp] = requestLimits(purposeOn('group')).firstStatements;
  expect(session).toMatch(/^SET SESSION transaction_isolation = 'READ-COMMITTED'/);
  expect(caughtUp).toEqual([
    "SET SESSION group_replication_consistency = 'BEFORE'",
    'START TRANSACTION',
    'COMMIT',
    'SET SESSION group_replication_consistency = DEFAULT',
  ]);
  expect(reservedLimits(purposeOn('group')).firstStatements.join()).toMatch(
    /, group_replication_consistency = 'BEFORE'$/,
  );
});

test.each([requestLimits, reservedLimits])('without a cluster nothing waits (%#)', (limits) => {
  const { firstStatements } = limits(purposeOn(null));
  expect(firstStatements).toHaveLength(1);
  expect(firstStatements.join()).not.toMatch(/wsrep|group_replication/);
});
