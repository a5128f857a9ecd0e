// Imports of bookings by a clerk, in their steps: started, filled, checked, run. Each row is a write of the ledger.
import { createHash } from 'node:crypto';

const rowsAtOnce = 20;
const [checking, running, finished] = [1, 3, 4];

const columns = {
  'Awb No': 'awbNo',
  Vendor: 'vendorId',
  'Booking Date': 'bookingDate',
  'Service Type': 'serviceType',
  Sender: 'senderId',
  Receiver: 'receiver',
  'Parcel Type': 'parcelType',
  'Payment Mode': 'paymentMode',
  'Delivery City': 'deliveryCityId',
  'Actual Weight': 'actualWeight',
  'Chargeable Weight': 'chargeableWeight',
  'Vendor Amount': 'vendorAmount',
  Packet: 'packet',
  'Customer Amount': 'customerAmount',
};
const headers = Object.keys(columns);

/**
 * @param {object} clerk
 * @param {(method: string, path: string, body?: object) => Promise<object | null>} clerk.send answers the record; null: no answer,
 *   or refused
 */
export async function importBookings({ send, ledger, name, sender, next, today }) {
  const awbs = Array.from({ length: rowsAtOnce }, () => `CH${name}${String(next()).padStart(6, '0')}`);
  const rows = awbs.map((awbNo) => cellsOf(awbNo, sender, today));
  const fileHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const mapping = Object.entries(columns).map(([header, field]) => ({ header, field }));
  const profile = await send('POST', 'imports/profiles', { kind: 1, name: `Import of ${awbs[0]}`, columns: mapping });
  const job = profile && (await send('POST', 'imports', { kind: 1, fileName: 'bookings.xlsx', fileHash, headers }));
  const filled = job && (await send('POST', `imports/${job.uniqueId}/rows`, { from: 2, rows }));
  if (!filled) return;
  const path = `imports/${job.uniqueId}`;
  const checked = await repeated(checking, (at) =>
    send('PUT', `${path}/check`, at === 0 ? { profileId: profile.id } : {}),
  );
  if (!checked) return;
  const entries = awbs.map((marker) => ({ kind: 'book', marker, outcome: 'unknown', acknowledgedAt: 0 }));
  ledger.writes.push(...entries);
  const done = await repeated(running, (at) => send('PUT', `${path}/run`, at === 0 ? { mode: 1 } : {}));
  if (!done) return;
  if (done.status !== finished || done.done !== rowsAtOnce)
    ledger.failures.push(`an import ended so: ${JSON.stringify(done)}`);
  for (const entry of entries) Object.assign(entry, { outcome: 'acknowledged', acknowledgedAt: Date.now() });
}

/** Asks until the import is not in that state any more. */
async function repeated(state, ask) {
  for (let at = 0; ; at += 1) {
    const job = await ask(at);
    if (job?.status !== state) return job;
  }
}

const cellsOf = (awbNo, sender, today) => [
  awbNo,
  'DTDC',
  today,
  'Surface',
  sender,
  'Meera Traders',
  'Box',
  'Cash',
  'Pune',
  '1.25',
  '1.5',
  '80',
  '1',
  '140',
];
