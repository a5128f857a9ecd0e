import { integer, text } from '../../../db/read/rawRows';
import { awbTaken, normalizeAwb } from '../../../domain/bookings/awb';
import { ask } from '../../../core/module/hooks';
import type {} from './consignment.hooks';
import { Consignment } from './consignment.entity';
import { BookConsignmentInput } from './consignment.inputs';
import { rateRefusals } from './consignment.rating';
import { nameAhead } from './nameAhead';
import { book, bookingRefusals, receiptRefusals } from './consignment.service';
import { importKind } from '../imports/kinds/importKind';

export const importOfBookings = importKind<BookConsignmentInput>({
  action: 'bookConsignment',
  entity: Consignment,
  input: BookConsignmentInput,

  inputOf(values, { vendorId }) {
    // A row of own cargo without a number takes the next one of the receipt book.
    const autofillAwb = values.awbNo === undefined && vendorId?.type === 'OwnCargo';
    return Object.assign(new BookConsignmentInput(), values, autofillAwb ? { autofillAwb } : {}, { autoRate: true });
  },

  refusals: (input, { vendorId }, today) => ({
    ...bookingRefusals(input, today),
    ...(vendorId?.type ? receiptRefusals(input, { type: vendorId.type }) : {}),
  }),

  async lateRefusals(db, inputs, today) {
    const unrated = await rateRefusals(db, inputs);
    // The rows before a row are not booked yet: what they use of the limit is found out by the run.
    const credit = await ask('bookingCredit').refusals(db, inputs, today);
    return unrated.map((each, at) => (Object.keys(each).length > 0 ? each : (credit[at] ?? {})));
  },

  number: {
    field: 'awbNo',
    label: 'AwbNo',
    of: ({ awbNo }) => normalizeAwb(awbNo ?? '') || null,
    isTaken: awbTaken,
    async taken(db, numbers) {
      const query = db
        .select(Consignment, 'r')
        .select(['r.id AS id', 'r.liveAwbNo AS number'])
        .where('r.liveAwbNo IN (:...numbers)', { numbers });
      const rows = await db.raw(query, { id: integer, number: text });
      return new Set(rows.map(({ number }) => number));
    },
  },

  mappingRefusal: (fields, { vendorId }) =>
    fields.has('awbNo') || vendorId?.type === 'OwnCargo' ? null : 'Map Awb No, or choose a vendor with a receipt book',

  expect: (context, inputs) => ask('bookingCredit').expect(context, inputs),

  name: nameAhead,

  create: book,
});
