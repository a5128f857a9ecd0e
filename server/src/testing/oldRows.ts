/** Rows as 0.1.0 wrote them, so that every later migration has something to change. */
import type { DataSource } from 'typeorm';
import { openSource, type Place } from './migrationCuts';

type Value = string | number | null;
type Given = Record<string, Value>;

const invoices = 180;

export async function insertOldRows(place: Place): Promise<void> {
  const { source, close } = await openSource(place, 0);
  try {
    await fill(source, 'user', [
      { id: 1, is_active: 1, password_hash: 'x', role: 'Admin', first_name: 'Zoë' },
      { id: 2, is_active: 0, role: 'Member' },
      { id: 3, is_active: 0, role: 'Member' },
    ]);
    await fill(source, 'account_link', [{ user_id: 2, purpose: 'Activation', secret_hash: 'a' }]);
    await fill(source, 'mail', [
      { id: 1, message_id: '<1@x>', due_on: at },
      { id: 2, message_id: '<2@x>' },
    ]);
    await fill(source, 'state', [
      { id: 1, code: '27', live_code: '27' },
      { id: 2, code: 'MH', live_code: 'MH' },
    ]);
    await fill(source, 'city', [
      { id: 1, name: 'Pune' },
      { id: 2, name: 'पुणे' },
    ]);
    await fill(source, 'vendor', [{ id: 1, name: 'Straße Cargo' }]);
    await fill(source, 'customer', [
      { id: 1, company: 'ÄRZTE', gst: '27AAPFU0939F1ZV', address: 'Pune' },
      { id: 2, company: 'Plain' },
    ]);
    await fill(source, 'enquiry', [{ id: 1, resolution: 'Ärger' }]);
    await fill(
      source,
      'invoice',
      Array.from({ length: invoices }, (_, at) => invoice(at + 1)),
    );
    await fill(
      source,
      'consignment',
      Array.from({ length: 40 }, (_, at) => consignment(at + 1)),
    );
  } finally {
    await close();
  }
}

const at = '2026-11-20 10:00:00.000';

const invoice = (id: number): Given => ({
  id,
  customer_id: 1 + (id % 2),
  invoice_number: `INV/${id}`,
  live_invoice_number: `INV/${id}`,
  invoice_date: `2026-0${1 + (id % 9)}-10`,
  invoice_month: `2026-0${1 + (id % 9)}`,
  payment_date: id % 3 === 0 ? '2026-10-10' : null,
  invoice_status: id % 7 === 0 ? 'Generated' : id % 3 === 0 ? 'Paid' : 'Approved',
  igst: 18,
  cgst: 0,
  sgst: 0,
  total_amount: 118 + id,
});

const consignment = (id: number): Given => ({
  id,
  awb_no: `A${id}`,
  live_awb_no: `A${id}`,
  receiver: id % 5 === 0 ? `Müller ${id}` : `Ram ${id}`,
  payment_mode: id % 2 === 0 ? 'Credit' : 'Cash',
  payment_status: 'Pending',
  customer_amount: 100 * id,
  invoice_id: id % 4 === 0 ? id : null,
  is_vpp: id % 6 === 0 ? 1 : 0,
  vpp_amount: id % 6 === 0 ? 500 : null,
});

/** Columns that are not given get a value of their type, or none. */
async function fill(source: DataSource, table: string, rows: readonly Given[]): Promise<void> {
  const runner = source.createQueryRunner();
  const columns = (await runner.getTable(table))?.columns ?? [];
  await runner.release();
  for (const [nth, row] of rows.entries()) {
    const values = columns.map(
      ({ name, type, isNullable }) => row[name] ?? (isNullable ? null : valueOf(name, type, nth)),
    );
    const names = columns.map(({ name }) => `\`${name}\``).join(', ');
    await source.query(`INSERT INTO \`${table}\` (${names}) VALUES (${columns.map(() => '?').join(', ')})`, values);
  }
}

function valueOf(name: string, type: string, nth: number): Value {
  if (name === 'unique_id') return `u${nth}`;
  if (type === 'date') return '2026-11-20';
  if (type.startsWith('datetime')) return at;
  return /int|boolean/.test(type) ? 1 : 'x';
}
