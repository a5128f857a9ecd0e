/** What 0.1.0 and 0.2.0 need of the database is not there any more. */
import { openSource, startOnce } from '../../testing/migrationCuts';
import { allMigrations, oldDatabase, type Fresh } from '../../testing/oldDatabase';

let place: Fresh;
let opened: Awaited<ReturnType<typeof openSource>>;
beforeAll(async () => {
  place = await oldDatabase();
  await startOnce(place, allMigrations, () => false);
  opened = await openSource(place, 0);
});
afterAll(async () => {
  await opened.close();
  await place.drop();
});

test.each([
  ['a session', 'SELECT user_id FROM session'],
  ['a start and readiness', 'SELECT name FROM migration ORDER BY id DESC'],
  ['a failed sign-in', 'DELETE FROM failed_sign_in'],
  ['a forgotten password', 'DELETE FROM recovery_request'],
  ['a link', 'DELETE FROM account_link'],
  ['a limit', 'DELETE FROM quota_use'],
  ['a mail', 'UPDATE mail SET due_on = NULL'],
  ['an enquiry', 'DELETE FROM enquiry'],
  ['a visit', 'DELETE FROM visit'],
  ['the nightly check', 'DELETE FROM consistency_run'],
])('%s of an older program is refused', async (_, sql) => {
  await expect(opened.source.query(sql)).rejects.toThrow(/no such (table|column)|doesn't exist|Unknown column/);
});

test('no row was lost by it', async () => {
  const rows: { n: number | string }[] = await opened.source.query('SELECT COUNT(*) AS n FROM outgoing_mail');
  expect(Number(rows[0]?.n)).toBe(2);
});
