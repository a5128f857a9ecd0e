import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { addMonths, monthOf, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
import { demoFiling } from '../../../seed/demoFiling';
import { User } from '../../parties/users/user.entity';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { seedDemoIrns } from './seedDemoIrns';

/** One month that is filed and the one before it, which was reopened; what the e-invoice portal has answered. */
export async function seedDemoGst(db: Writer, app: App): Promise<void> {
  const { month, filedOn } = demoFiling(app.clock.today());
  const earlier = addMonths(filedOn, -1);
  const { timezone } = app.config;
  const author = (await db.find(User, { role: 'Admin' }))?.id ?? null;
  const instantOf = (day: DateOnly) => new Date(startOfDayInstant(day, timezone).getTime() + 12 * 3_600_000);
  const registrationId = firstRegistrationId;
  const [other] = (await db.all('Registration')).filter(({ isDefault }) => !isDefault);
  await insertSeedRows(db, GstPeriod, [
    {
      month: monthOf(addMonths(earlier, -1)),
      registrationId,
      filedOn: earlier,
      arn: 'AA270926104417K',
      createdOn: instantOf(earlier),
      createdById: author,
    },
    { month, registrationId, filedOn, arn: 'AA271026123456T', createdOn: instantOf(filedOn), createdById: author },
    ...(other
      ? [
          {
            ...{ month, registrationId: other.id, filedOn, arn: 'AA291026118204R' },
            ...{ createdOn: instantOf(filedOn), createdById: author },
          },
        ]
      : []),
  ]);
  const reopened = await db.find(GstPeriod, { filedOn: earlier });
  if (reopened)
    await db.remarked('Reopened: cash bookings were missing', async () =>
      db.update(await db.lock(GstPeriod, reopened.id), { filedOn: null }),
    );
  await seedDemoIrns(db, app);
}
