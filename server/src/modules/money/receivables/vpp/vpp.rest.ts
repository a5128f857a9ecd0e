import { many, one, route, rows, type Answer } from '../../../../core/module/route';
import { VppRemittance } from './vpp.entity';
import { remitVpp, reverseVppRemittance, vppRemittance, vppRemittances } from './vpp.service';
import { VppDebt, VppOwed } from './vpp.type';
import { mailVppAdvice } from './vppAdvice';
import { vppDebts, vppOwed } from './vppDebts.service';

const customer = ['id', 'uniqueId', 'company'] as const;

const remittanceAnswer: Answer<VppRemittance> = one(VppRemittance, {
  with: {
    customer,
    collections: {
      only: ['consignmentId', 'collectedOn', 'amount'],
      with: { consignment: ['uniqueId', 'awbNo', 'receiver'] },
    },
  },
});

export const vppRoutes = [
  route('GET', 'vpp/debts', { run: vppDebts, answer: many(VppDebt) }),
  route('GET', 'vpp/owed', { run: vppOwed, answer: many(VppOwed) }),
  route('GET', 'vpp/remittances', { run: vppRemittances, answer: rows(VppRemittance, { with: { customer } }) }),
  route('POST', 'vpp/remittances', { run: remitVpp, answer: remittanceAnswer }),
  route('GET', 'vpp/remittances/:uniqueId', { run: vppRemittance, answer: remittanceAnswer }),
  route('PUT', 'vpp/remittances/:uniqueId/reverse', { run: reverseVppRemittance, answer: remittanceAnswer }),
  route('POST', 'vpp/remittances/:uniqueId/mail', {
    run: mailVppAdvice,
    answer: one(VppRemittance),
    bodyOptional: true,
  }),
];
