import { isPresent } from '../../../domain/rules/rules';
import { VendorBill } from './vendorBill.entity';
import { VendorBillLineInput } from './vendorBill.inputs';
import { importKind } from '../../bookings/imports/kinds/importKind';

/** A row is a line of one bill. */
export const importOfVendorBills = importKind<VendorBillLineInput>({
  action: 'createVendorBill',
  entity: VendorBill,
  input: VendorBillLineInput,
  inputOf: (values) => Object.assign(new VendorBillLineInput(), { rowNo: 0 }, values),
  refusals: ({ awb, amount }) => ({
    awb: isPresent(awb) ? null : 'AWB is required',
    amount: typeof amount === 'number' ? null : 'Amount is required',
  }),
  mappingRefusal: (fields) => (fields.has('awb') && fields.has('amount') ? null : 'Map AWB and Amount'),
  create: 'Create the vendor bill from these rows',
});
