import { changedMeanwhile } from '../../../domain/rules/errors';
import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { addDays, formatDate, lastOfMonth, type DateOnly, type Month } from '../../../domain/values/dates';
import { gstRefusal } from '../../../domain/policy/gst';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { notFound, refuse, refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { failingChecks } from '../../../domain/tax/gstReturn/failingChecks';
import { lockMonth } from '../../system/periods/filedMonth';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { FileGstPeriodInput, ReopenGstPeriodInput } from './gstPeriod.inputs';
import { gstPeriodList, GstPeriodSearch } from './gstPeriod.list';
import { returnOf } from './gstr1.service';
import type { Gstr1Check } from './gstr1.type';

export const gstPeriods = listQuery('gstPeriods', GstPeriodSearch, gstPeriodList);

export const fileGstPeriod = command({
  action: 'fileGstPeriod',
  input: FileGstPeriodInput,
  taken: () => changedMeanwhile().message,
  async run({ db, today }, { month, filedOn, arn, version, ...given }): Promise<GstPeriod> {
    const over = addDays(lastOfMonth(`${month}-01`), 1);
    refuseInput({
      month: gstRefusal.unended(month, today() < over),
      filedOn: notInFuture('Filed on', filedOn, today()) ?? notBefore('Filed on', filedOn, over, formatDate(over)),
    });
    const found = await lockedPeriod(db, month, version);
    if (found) refuse(gstRefusal.dated(month, found));
    const failing = failingChecks(await checksOf(db, month, today()));
    const reason = given.reason?.trim() ?? '';
    refuseInput({ reason: failing !== null && reason === '' ? `Please enter reason: ${failing}` : null });
    const values = { filedOn, arn: arn.trim().toUpperCase() };
    const save = () => (found ? db.update(found, values) : db.insert(GstPeriod, { month, ...values }));
    return failing === null ? save() : db.remarked(`Filed though ${failing}: ${reason}`, save);
  },
});

export const reopenGstPeriod = command({
  action: 'reopenGstPeriod',
  input: ReopenGstPeriodInput,
  async run({ db }, { month, reason, version }): Promise<GstPeriod> {
    const found = await lockedPeriod(db, month, version);
    if (!found) throw notFound('GST period');
    refuse(gstRefusal.reopen(found));
    return db.remarked(`Reopened: ${reason.trim()}`, () => db.update(found, { filedOn: null }));
  },
});

/** Of the returns of all registrations: a month is filed for all of them. */
async function checksOf(db: Reader, month: Month, today: DateOnly): Promise<Gstr1Check[]> {
  const checks: Gstr1Check[] = [];
  const others = (await db.all('Registration')).filter(({ isDefault }) => !isDefault);
  for (const registration of [null, ...others]) checks.push(...(await returnOf(db, month, today, registration)).checks);
  return checks;
}

async function lockedPeriod(db: Writer, month: string, version?: number | null): Promise<GstPeriod | null> {
  await lockMonth(db, month);
  const found = await db.find(GstPeriod, { month });
  if (!found && version) throw changedMeanwhile();
  return found && db.lock(GstPeriod, found.id, version);
}
