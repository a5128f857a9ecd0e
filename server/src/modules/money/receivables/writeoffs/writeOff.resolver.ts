import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { WriteOff } from './writeOff.entity';
import { WriteOffPage } from './writeOff.list';
import { approveWriteOff, deleteWriteOff, writeOff, writeOffInvoice, writeOffs } from './writeOff.service';

export const writeOffResolver = resolver(
  field(writeOffs, WriteOffPage),
  field(writeOff, WriteOff),
  keyedField(writeOffInvoice, WriteOff, {
    description:
      'Gives up what is outstanding: at once up to the setting writeOff.limit, otherwise it waits for approval.',
  }),
  field(approveWriteOff, WriteOff, { description: 'By somebody else than who has entered it.' }),
  field(deleteWriteOff, WriteOff, { description: 'One that waits for approval.' }),
);
