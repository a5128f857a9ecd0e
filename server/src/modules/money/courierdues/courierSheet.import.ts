import { isPresent } from '../../../domain/rules/rules';
import { courierDueRefusal } from '../../../domain/policy/courierDues';
import { normalizeAwb } from '../../../domain/bookings/awb';
import { importKind } from '../../bookings/imports/kinds/importKind';
import { CourierRemittance } from './courierDue.entity';
import { CourierRemittanceLineInput } from './courierDue.inputs';

/** A row is a line of one remittance. */
export const importOfCourierRemittances = importKind<CourierRemittanceLineInput>({
  action: 'recordCourierRemittance',
  entity: CourierRemittance,
  input: CourierRemittanceLineInput,
  inputOf: (values) => Object.assign(new CourierRemittanceLineInput(), values),
  refusals: ({ awb, amount }) => ({
    awb: isPresent(awb) ? null : 'AWB is required',
    amount: typeof amount === 'number' && amount > 0 ? null : 'Amount is required',
  }),
  async lateRefusals(db, { awb }): Promise<Readonly<Record<string, readonly string[]>>> {
    const rows = await db.query(
      `SELECT d.id AS id FROM consignment c JOIN courier_due d ON d.consignment_id = c.id
       WHERE c.live_awb_no = ? AND d.open_amount > 0`,
      [normalizeAwb(awb ?? '')],
    );
    return rows.length > 0 ? {} : { awb: [courierDueRefusal.nothing({ awbNo: (awb ?? '').trim() })] };
  },
  mappingRefusal: (fields) => (fields.has('awb') && fields.has('amount') ? null : 'Map AWB and Amount'),
  create: 'Record the remittance from these rows',
});
