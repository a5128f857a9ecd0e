import { changedMeanwhile } from '../../../domain/rules/errors';
import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { addDays, formatDate, lastOfMonth } from '../../../domain/values/dates';
import { gstRefusal } from '../../../domain/policy/gst';
import type { Writer } from '../../../db/write/writer';
import { notFound, refuse, refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { failingChecks } from '../../../domain/tax/gstReturn/failingChecks';
import { lockMonth } from '../../system/periods/filedMonth';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { FileGstPeriodInput, ReopenGstPeriodInput } from './gstPeriod.inputs';
import { gstPeriodList, GstPeriodSearch } from './gstPeriod.list';
import { namedRegistration, returnOf } from './gstr1.service';

export const gstPeriods = listQuery('gstPeriods', GstPeriodSearch, gstPeriodList);

export const fileGstPeriod = command({
  action: 'fileGstPeriod',
  input: FileGstPeriodInput,
  taken: () => changedMeanwhile().message,
  async run({ db, today }, { month, registrationId, filedOn, arn, version, ...given }): Promise<GstPeriod> {
    const over = addDays(lastOfMonth(`${month}-01`), 1);
    refuseInput({
      month: gstRefusal.unended(month, today() < over),
      filedOn: notInFuture('Filed on', filedOn, today()) ?? notBefore('Filed on', filedOn, over, formatDate(over)),
    });
    const registration = await namedRegistration(db, registrationId);
    const of = { month, registrationId: registration?.id ?? firstRegistrationId };
    const found = await lockedPeriod(db, of, version);
    if (found) refuse(gstRefusal.dated(month, found));
    const failing = failingChecks((await returnOf(db, month, today(), registration)).checks);
    const reason = given.reason?.trim() ?? '';
    refuseInput({ reason: failing !== null && reason === '' ? `Please enter reason: ${failing}` : null });
    const values = { filedOn, arn: arn.trim().toUpperCase() };
    const save = () => (found ? db.update(found, values) : db.insert(GstPeriod, { ...of, ...values }));
    return failing === null ? save() : db.remarked(`Filed though ${failing}: ${reason}`, save);
  },
});

export const reopenGstPeriod = command({
  action: 'reopenGstPeriod',
  input: ReopenGstPeriodInput,
  async run({ db }, { month, registrationId, reason, version }): Promise<GstPeriod> {
    const registration = await namedRegistration(db, registrationId);
    const of = { month, registrationId: registration?.id ?? firstRegistrationId };
    const found = await lockedPeriod(db, of, version);
    if (!found) throw notFound('GST period');
    refuse(gstRefusal.reopen(found));
    return db.remarked(`Reopened: ${reason.trim()}`, () => db.update(found, { filedOn: null }));
  },
});

async function lockedPeriod(
  db: Writer,
  of: Pick<GstPeriod, 'month' | 'registrationId'>,
  version?: number | null,
): Promise<GstPeriod | null> {
  await lockMonth(db, of.month);
  const found = await db.find(GstPeriod, of);
  if (!found && version) throw changedMeanwhile();
  return found && db.lock(GstPeriod, found.id, version);
}
