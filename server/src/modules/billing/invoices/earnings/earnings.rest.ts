import { many, route, rows } from '../../../../core/module/route';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Earning, earnings } from './earnings.service';
import { unbilledEarnings } from './unbilled.service';

export const earningsRoutes = [
  route('GET', 'earnings', { run: earnings, answer: many(Earning) }),
  route('GET', 'earnings/unbilled', {
    run: unbilledEarnings,
    answer: rows(Consignment, {
      only: [
        ...(['id', 'uniqueId', 'awbNo', 'bookingDate', 'receiver', 'paymentMode', 'paymentStatus'] as const),
        ...([
          'senderId',
          'customerAmount',
          'vppCommission',
          'insuranceCommission',
          'invoiceId',
          'commissionBillId',
        ] as const),
      ],
      with: { sender: ['id', 'uniqueId', 'company'] },
    }),
  }),
];
