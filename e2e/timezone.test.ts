/** A company elsewhere: the web's today is the server's, whatever the browser's clock says. */
import { formatDate, todayIn } from '../server/src/domain/values/dates';
import { expect, test } from './waybill';

const india = todayIn('Asia/Kolkata');
/** At any moment at least one of them has another date than India. */
const elsewhere = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => todayIn(zone) !== india) ?? '';

test.use({ ownServer: 'its time zone is another', serverEnv: { APP_TIMEZONE: elsewhere } });

test("a booking begins with today in the server's time zone, and is taken with it", async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments?new=1');
  const date = page.getByRole('dialog').getByLabel('Booking Date');
  await expect(date).toHaveValue(formatDate(todayIn(elsewhere)));
  await page.goto('/manifest');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(formatDate(todayIn(elsewhere)));
});
