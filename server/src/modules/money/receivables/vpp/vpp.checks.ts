import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../../core/module/consistency';

export const vppChecks: readonly ConsistencyCheck[] = [
  sumsAgree('VPP money owed in the ledger is what was collected and not remitted', {
    keys: ['customer'],
    values: ['owed'],
    stored: {
      from: "ledger_entry WHERE account = 'VppPayable'",
      keys: ['customer_id'],
      values: ['-SUM(amount)'],
    },
    counted: {
      from: `vpp_collection v JOIN consignment c ON c.id = v.consignment_id
        WHERE v.deleted_on IS NULL AND v.remittance_id IS NULL`,
      keys: ['c.sender_id'],
      values: ['SUM(v.amount)'],
    },
  }),
  {
    rule: 'What was collected is the VPP amount of a delivered consignment',
    sql: `SELECT c.id AS consignment, v.amount AS stored_value, COALESCE(c.vpp_amount, 0) AS actual
      FROM vpp_collection v JOIN consignment c ON c.id = v.consignment_id
      WHERE v.deleted_on IS NULL AND (c.deleted_on IS NOT NULL OR NOT c.is_vpp OR c.delivery_status <> 'Delivered'
        OR c.delivery_date <> v.collected_on OR COALESCE(c.vpp_amount, 0) <> v.amount) LIMIT ${maxRows}`,
  },
  {
    rule: 'A remittance is the sum of its consignments, set off or paid out',
    sql: `SELECT r.number AS remittance, r.amount AS stored_value, COALESCE(SUM(v.amount), 0) AS actual
      FROM vpp_remittance r LEFT JOIN vpp_collection v ON v.remittance_id = r.id AND v.deleted_on IS NULL
      WHERE r.reversed_on IS NULL GROUP BY r.id, r.number, r.amount, r.set_off, r.paid_out
      HAVING r.amount <> COALESCE(SUM(v.amount), 0) OR r.amount <> r.set_off + r.paid_out LIMIT ${maxRows}`,
  },
  {
    rule: 'What a remittance sets off is the amount of its payment, which is reversed with it',
    sql: `SELECT r.number AS remittance, r.set_off AS stored_value, COALESCE(p.amount, 0) AS actual
      FROM vpp_remittance r LEFT JOIN customer_payment p ON p.id = r.payment_id
      WHERE r.set_off <> COALESCE(p.amount, 0) OR COALESCE(p.source, 'Vpp') <> 'Vpp'
        OR (p.id IS NOT NULL AND (p.reversed_on IS NULL) <> (r.reversed_on IS NULL)) LIMIT ${maxRows}`,
  },
];
