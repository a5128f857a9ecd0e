import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { VppRemittance } from './vpp.entity';
import { VppRemittancePage } from './vpp.list';
import { remitVpp, reverseVppRemittance, vppRemittance, vppRemittances } from './vpp.service';
import { VppDebt, VppOwed } from './vpp.type';
import { mailVppAdvice } from './vppAdvice';
import { vppDebts, vppOwed } from './vppDebts.service';

export const vppResolver = resolver(
  field(vppDebts, [VppDebt], { description: 'To whom VPP money is owed, the oldest first.' }),
  field(vppOwed, [VppOwed], { description: 'The VPP consignments of which the money is owed, the oldest first.' }),
  field(vppRemittances, VppRemittancePage),
  field(vppRemittance, VppRemittance),
  keyedField(remitVpp, VppRemittance, {
    description: 'Pays VPP money out to the sender, or sets it off against invoices, or both.',
  }),
  field(reverseVppRemittance, VppRemittance, {
    description: 'Its consignments are owed again, invoices that it paid are open again.',
  }),
  field(mailVppAdvice, VppRemittance, { description: 'Mails the list of its consignments to the customer.' }),
);
