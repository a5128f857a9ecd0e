import { decodeRows, text } from '../../../db/read/rawRows';
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
  async lateRefusals(db, inputs) {
    const numberOf = ({ awb }: CourierRemittanceLineInput) => normalizeAwb(awb ?? '');
    if (inputs.length === 0) return [];
    const rows = await db.query(
      `SELECT c.live_awb_no AS number FROM consignment c JOIN courier_due d ON d.consignment_id = c.id
       WHERE c.live_awb_no IN (${inputs.map(() => '?').join(', ')}) AND d.open_amount > 0`,
      inputs.map(numberOf),
    );
    const open = new Set(decodeRows(rows, { number: text }).map(({ number }) => number));
    return inputs.map((input): Record<string, string[]> => {
      const awbNo = (input.awb ?? '').trim();
      return open.has(numberOf(input)) ? {} : { awb: [courierDueRefusal.nothing({ awbNo })] };
    });
  },
  mappingRefusal: (fields) => (fields.has('awb') && fields.has('amount') ? null : 'Map AWB and Amount'),
  create: 'Record the remittance from these rows',
});
