import { textIfGiven } from '../../../domain/values/text';
import { refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { ewayDateRefusal, storedEwayBillNo } from './consignment.eway';
import { Consignment } from './consignment.entity';
import { saveConsignment } from './consignment.save';
import { SetEwayInput } from './eway.inputs';

export const setEway = command({
  action: 'setEway',
  input: SetEwayInput,
  async run({ db, today }, { uniqueId, version, goodsValue, ewayBillNo, ewayBillDate, ewayExemptReason }) {
    refuseInput({ ewayBillDate: ewayDateRefusal(ewayBillDate, today()) });
    const found = await db.lock(Consignment, uniqueId, version);
    return saveConsignment(db, found, {
      goodsValue,
      ewayBillNo: storedEwayBillNo(ewayBillNo),
      ewayBillDate,
      ewayExemptReason: textIfGiven(ewayExemptReason),
    });
  },
});
