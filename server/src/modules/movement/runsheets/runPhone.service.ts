/** What the phones in the street say that they still hold. */
import { conflict } from '../../../domain/rules/errors';
import { runSheetRefusal } from '../../../domain/policy/runSheets';
import { forbidden } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { RunPhone } from './runPhone.entity';
import { RunSheet } from './runSheet.entity';
import { ReportPhoneInput } from './runSheet.inputs';

/** Also of a sheet whose link has ended: what its phones hold is still to come. */
export const reportPhone = command({
  action: 'reportPhone',
  input: ReportPhoneInput,
  notIdempotent: 'Told again, it says the same.',
  async run({ db, user, now }, { phoneId, unsentEvents, unsentImages }): Promise<RunPhone> {
    if (user?.runSheetId === undefined) throw forbidden();
    const sheet = await db.lock(RunSheet, user.runSheetId);
    const told = { unsentEvents, unsentImages, lastSeenOn: now() };
    const phones = await db.findAll(RunPhone, { runSheetId: sheet.id });
    const known = phones.find((phone) => phone.phoneId === phoneId.toLowerCase());
    if (!known) {
      const refusal = runSheetRefusal.phones(phones.length);
      if (refusal) throw conflict(refusal);
      return db.insertRow(RunPhone, { runSheetId: sheet.id, phoneId: phoneId.toLowerCase(), ...told });
    }
    await db.internal.update(RunPhone, { id: known.id }, told);
    return Object.assign(known, told);
  },
});
