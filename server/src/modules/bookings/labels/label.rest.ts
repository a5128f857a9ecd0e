import { one, route } from '../../../core/module/route';
import { User } from '../../parties/users/user.entity';
import { userShape } from '../../parties/users/user.rest';
import { labels, setLabelSize } from './label.service';
import { LabelSet } from './label.type';

export const labelRoutes = [
  route('GET', 'consignments/labels', {
    run: labels,
    answer: one(LabelSet, {
      with: {
        labels: [
          'uniqueId',
          'awbNo',
          'packet',
          'barcode',
          'trackingUrl',
          'destination',
          'pinCode',
          'receiver',
          'origin',
          'sender',
          'vendor',
          'bookingDate',
          'serviceType',
          'parcelType',
          'actualWeight',
          'payment',
        ],
      },
    }),
  }),
  route('PUT', 'account/labelsize', { run: setLabelSize, answer: one(User, userShape) }),
];
