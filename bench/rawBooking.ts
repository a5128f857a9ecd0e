/**
 * Baseline of a booking: mysql2 alone writes the same rows in one transaction, with the number of the receipt book, the
 * history, the change log, the request's key with its answer, and the shares of the rollup.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Pool, PoolConnection, ResultSetHeader } from 'mysql2/promise';

export interface RawBooking {
  key: string;
  bookingDate: string;
  senderId: number;
}

export async function bookRaw(pool: Pool, booking: RawBooking): Promise<object> {
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const answer = await writeBooking(connection, booking);
    await connection.query('COMMIT');
    return answer;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

async function writeBooking(connection: PoolConnection, booking: RawBooking): Promise<object> {
  const { key, bookingDate, senderId } = booking;
  const now = new Date();
  const keyId = await insert(connection, 'request_key', {
    scope: '1:bookConsignment',
    request_key: hash(key),
    body_hash: hash(bookingDate),
    created_on: now,
    answer: null,
  });
  const awbNo = await nextAwb(connection);
  const consignment = { ...consignmentOf(awbNo, bookingDate, senderId), ...recordOf(now) };
  const consignmentId = await insert(connection, 'consignment', consignment);
  const history = {
    ...recordOf(now),
    consignment_id: consignmentId,
    action_date: now,
    action: 'Consignment booked',
    city: 'Mumbai',
    delivery_status: 'Booked',
    internal: 1,
    non_deletable: 1,
  };
  const historyId = await insert(connection, 'consignment_history', history);
  await connection.query(
    'INSERT INTO change_record (entity_name, primary_key, changes, entries, created_on, created_by_id) VALUES ?',
    [[logOf('Consignment', consignmentId, consignment, now), logOf('ConsignmentHistory', historyId, history, now)]],
  );
  const answer = { id: consignmentId, ...consignment, histories: [{ id: historyId, ...history }] };
  await connection.query('UPDATE request_key SET answer = ? WHERE id = ?', [JSON.stringify(answer), keyId]);
  await addShares(connection, consignment);
  return { uniqueId: consignment.unique_id, awbNo };
}

async function insert(connection: PoolConnection, table: string, row: object): Promise<number> {
  const [{ insertId }] = await connection.query<ResultSetHeader>('INSERT INTO ?? SET ?', [table, row]);
  return insertId;
}

async function nextAwb(connection: PoolConnection): Promise<string> {
  const [{ insertId }] = await connection.query<ResultSetHeader>(
    "INSERT INTO serial (name, value) VALUES ('receiptBook', LAST_INSERT_ID(1)) ON DUPLICATE KEY UPDATE value = LAST_INSERT_ID(value + 1)",
  );
  return `WC${String(insertId).padStart(8, '0')}`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const recordOf = (now: Date) => ({
  unique_id: randomUUID(),
  version: 1,
  created_on: now,
  created_by_id: 1,
  updated_on: null,
  updated_by_id: null,
  deleted_on: null,
});

const consignmentOf = (awbNo: string, bookingDate: string, senderId: number) => ({
  awb_no: awbNo,
  live_awb_no: awbNo,
  vendor_id: 32,
  booking_date: bookingDate,
  delivery_date: null,
  booking_city_id: 64,
  delivery_city_id: 1,
  delivery_courier: null,
  service_type: 'Air',
  parcel_type: 'Box',
  payment_mode: 'Credit',
  sender_id: senderId,
  receiver: 'Meera Traders',
  receiver_folded: 'meera traders',
  packet: 1,
  actual_weight: 1200,
  chargeable_weight: 1500,
  vendor_amount: 8000,
  customer_amount: 12000,
  remark: null,
  client_invoice_no: null,
  is_insurance: 0,
  insurance_amount: null,
  insurance_commission: null,
  is_vpp: 0,
  vpp_amount: null,
  vpp_commission: null,
  autofill_awb: 1,
  payment_status: 'Pending',
  payment_received_date: null,
  is_approved: 0,
  delivery_status: 'Booked',
  manifest_id: null,
  invoice_id: null,
});

const unlogged = /^(unique_id|version|(created|updated|deleted)_.*|live_awb_no|receiver_folded)$/;

/** One row: the filled columns of a new record. */
function logOf(entity: string, id: number, row: object, now: Date): unknown[] {
  const entries = Object.entries(row)
    .filter(([name, value]) => value !== null && !unlogged.test(name))
    .map(([name, value]) => [name, null, String(value)]);
  return [entity, id, JSON.stringify(entries), entries.length, now, 1];
}

const combined = [
  'delivery_status',
  'payment_status',
  'payment_mode',
  'service_type',
  'parcel_type',
  'is_insurance',
  'is_vpp',
] as const;
const facets = {
  deliveryStatus: 'delivery_status',
  paymentStatus: 'payment_status',
  paymentMode: 'payment_mode',
  serviceType: 'service_type',
  parcelType: 'parcel_type',
  isInsurance: 'is_insurance',
  isVpp: 'is_vpp',
  vendorId: 'vendor_id',
  senderId: 'sender_id',
  deliveryCityId: 'delivery_city_id',
  createdById: 'created_by_id',
} as const;

type Row = ReturnType<typeof consignmentOf> & ReturnType<typeof recordOf>;

async function addShares(connection: PoolConnection, row: Row): Promise<void> {
  const { booking_date: day, chargeable_weight: weight, customer_amount: customer, vendor_amount: vendor } = row;
  await connection.query(
    `INSERT INTO consignment_day (day, ${combined.join(', ')}, bookings) VALUES (?) ON DUPLICATE KEY UPDATE bookings = bookings + 1`,
    [[day, ...combined.map((name) => row[name]), 1]],
  );
  const shares = Object.entries(facets)
    .map(([facet, column]) => [facet, String(row[column]), day, 1, weight, customer, vendor])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  await connection.query(
    `INSERT INTO consignment_facet (facet, value, day, bookings, chargeable_weight, customer_amount, vendor_amount) VALUES ?
     ON DUPLICATE KEY UPDATE bookings = bookings + VALUES(bookings), chargeable_weight = chargeable_weight + VALUES(chargeable_weight),
       customer_amount = customer_amount + VALUES(customer_amount), vendor_amount = vendor_amount + VALUES(vendor_amount)`,
    [shares],
  );
}
