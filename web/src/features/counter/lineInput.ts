/** The booking of a line, and what the booking rules refuse about it. */
import { byCounterText, type CounterField } from '../../../../server/src/domain/bookings/consignmentFields';
import { BookConsignmentInput } from '../../../../server/src/modules/bookings/consignments/consignment.inputs';
import type { BookConsignmentInput as BookingVariables } from '../../graphql.generated';
import { checkInput } from '../../ui/form/checkInput';
import type { WithFields } from '../../ui/form/formValues';
import { allFields, lineFields, type LineField } from './lineFields';
import type { LineValues } from './lineValues';
import type { ResolvedLine } from './resolvedLine';

/** What the declaration gives to a line, and what is no field of the record; the number is typed or of the receipt book. */
type InLine = Exclude<CounterField, 'awbNo'> | 'creditOverrideReason' | 'dimensions';
type NotInLine = Exclude<keyof BookingVariables, InLine>;

export function bookingOf(values: LineValues, bookingDate: string): WithFields<BookingVariables, NotInLine> {
  const isVpp = values.vppAmount !== null || values.vppCommission !== null;
  const isInsurance = values.insuranceAmount !== null || values.insuranceCommission !== null;
  return {
    ...byCounterText((name) => values[name]),
    ...(takesFromBook(values) ? { autofillAwb: true } : { awbNo: values.awbNo }),
    vendorId: values.vendor?.id ?? null,
    bookingDate,
    serviceType: values.service,
    senderId: values.sender?.id ?? null,
    receiver: values.receiver,
    parcelType: values.parcel,
    paymentMode: values.mode,
    deliveryCityId: values.city?.id ?? null,
    actualWeight: values.weight,
    chargeableWeight: values.charged,
    vendorAmount: values.amount,
    packet: values.packet,
    isVpp,
    vppAmount: values.vppAmount,
    vppCommission: values.vppCommission,
    isInsurance,
    insuranceAmount: values.insuranceAmount,
    insuranceCommission: values.insuranceCommission,
    deliveryCourier: values.courier,
    clientInvoiceNo: values.invoiceNo,
    goodsValue: values.goodsValue,
    ewayBillNo: values.ewayBillNo || null,
    ewayExemptReason: values.ewayExemptReason || null,
    dimensions: values.dimensions.length > 0 ? [...values.dimensions] : null,
    creditOverrideReason: values.overrideReason || null,
  };
}

const takesFromBook = ({ vendor, awbNo }: LineValues) => vendor?.type === 'OwnCargo' && awbNo === '';

export type LineProblems = Partial<Record<LineField, string>>;

/** Unreadable texts first, then what the booking form would say, by the same rules. */
export function problemsOf({ values, fields, isUnrated }: ResolvedLine, bookingDate: string): LineProblems {
  const booking = { ...bookingOf(values, bookingDate), autoRate: isUnrated };
  const byInput = checkInput(BookConsignmentInput, booking).fields;
  return Object.fromEntries(
    allFields.flatMap((name) => {
      const message = fields[name].problem ?? byInput[lineFields[name].input]?.[0];
      return message ? [[name, message]] : [];
    }),
  );
}

/** Which fields of the line the server's messages are about; who may not override credit can change the payment. */
export function problemsFromServer(
  byInput: Readonly<Record<string, readonly string[]>>,
  mayOverride: boolean,
): LineProblems {
  const problems: LineProblems = Object.fromEntries(
    allFields.flatMap((name) => {
      const message = byInput[lineFields[name].input]?.[0];
      return message ? [[name, message]] : [];
    }),
  );
  const { overrideReason, ...others } = problems;
  return mayOverride || overrideReason === undefined ? problems : { mode: overrideReason, ...others };
}

/** The next field at which Enter stops: one with a problem, or one whose value is only a guess; null: save. */
export function nextStop(resolved: ResolvedLine, problems: LineProblems, from: LineField): LineField | null {
  const after = allFields.slice(allFields.indexOf(from) + 1);
  const open = after.find((name) => problems[name] !== undefined || !resolved.fields[name].sure);
  return open ?? allFields.find((name) => problems[name] !== undefined) ?? null;
}
