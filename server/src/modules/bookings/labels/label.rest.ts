import { one, route } from '../../../core/module/route';
import { User } from '../../parties/users/user.entity';
import { userShape } from '../../parties/users/user.rest';
import { labels, setLabelSize } from './label.service';
import { LabelSet } from './label.type';

export const labelRoutes = [
  route('GET', 'consignments/labels', { run: labels, answer: one(LabelSet, { with: { labels: 'all' } }) }),
  route('PUT', 'account/labelsize', { run: setLabelSize, answer: one(User, userShape) }),
];
