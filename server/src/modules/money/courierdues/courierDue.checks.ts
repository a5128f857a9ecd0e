import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';

const due = `CASE WHEN d.deleted_on IS NULL AND NOT (c.payment_mode = 'ToPay' AND c.payment_status = 'Paid')
  THEN d.amount - d.remitted ELSE 0 END`;

/** As `toPayTotal`. */
const collected = `CASE WHEN c.payment_mode = 'ToPay' THEN COALESCE(c.customer_amount, 0) ELSE 0 END
  + COALESCE(c.vpp_amount, 0) + COALESCE(c.vpp_commission, 0) + COALESCE(c.insurance_commission, 0)`;

export const courierDueChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'A remittance of a courier is the sum of its lines',
    sql: `SELECT r.number AS remittance, r.amount AS stored_value, COALESCE(SUM(l.amount), 0) AS actual
      FROM courier_remittance r LEFT JOIN courier_remittance_line l ON l.remittance_id = r.id
      GROUP BY r.id, r.number, r.amount HAVING r.amount <> COALESCE(SUM(l.amount), 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'What a courier has handed over of a consignment is in its remittances, and no more than it owes',
    sql: `SELECT d.consignment_id AS consignment, d.remitted AS stored_value, COALESCE(s.remitted, 0) AS actual
      FROM courier_due d LEFT JOIN (SELECT l.consignment_id, SUM(l.amount) AS remitted
        FROM courier_remittance_line l JOIN courier_remittance r ON r.id = l.remittance_id
        WHERE r.reversed_on IS NULL GROUP BY l.consignment_id) s ON s.consignment_id = d.consignment_id
      WHERE d.deleted_on IS NULL AND (d.remitted <> COALESCE(s.remitted, 0) OR d.remitted > d.amount) LIMIT ${maxRows}`,
  },
  {
    rule: 'What is due of a courier is what it has not handed over, unless it was paid otherwise',
    sql: `SELECT d.consignment_id AS consignment, d.open_amount AS stored_value, ${due} AS actual
      FROM courier_due d JOIN consignment c ON c.id = d.consignment_id WHERE d.open_amount <> ${due} LIMIT ${maxRows}`,
  },
  {
    rule: 'What a courier owes is what the receiver of a delivered consignment pays',
    sql: `SELECT c.id AS consignment, d.amount AS stored_value,
        ${collected} AS actual
      FROM courier_due d JOIN consignment c ON c.id = d.consignment_id
      WHERE d.deleted_on IS NULL AND (c.delivery_status <> 'Delivered' OR c.delivery_date <> d.delivered_on
        OR c.vendor_id <> d.vendor_id OR d.amount <> d.freight + d.commissions + d.vpp_amount
        OR d.amount <> ${collected})
      LIMIT ${maxRows}`,
  },
];
