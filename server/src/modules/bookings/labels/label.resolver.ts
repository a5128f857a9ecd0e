import { field, resolver } from '../../../core/operation/resolver';
import { User } from '../../parties/users/user.entity';
import { labels, setLabelSize } from './label.service';
import { LabelSet } from './label.type';

export const labelResolver = resolver(
  field(labels, LabelSet, { description: 'What the labels of up to 500 consignments say.' }),
  field(setLabelSize, User, { description: 'Remembers the size of the labels that the signed-in user prints.' }),
);
