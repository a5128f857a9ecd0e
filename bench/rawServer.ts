/** Baseline server: node:http, mysql2 and JSON.stringify, with the same query and the same exact count; and bookings. */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { sessionStatement } from '../server/src/modules/parties/accounts/sessionStatement';
import { bookRaw, type RawBooking } from './rawBooking';

const [databaseUrl = '', port = '0', jwtSecret = ''] = process.argv.slice(2);
const pool = createPool({ uri: databaseUrl, connectionLimit: 20, dateStrings: ['DATE'], timezone: 'Z' });

const page = `
  SELECT c.unique_id AS uniqueId, c.version, c.awb_no AS awbNo, c.booking_date AS bookingDate, c.delivery_date AS deliveryDate,
    c.receiver, c.service_type AS serviceType, c.parcel_type AS parcelType, c.payment_mode AS paymentMode,
    c.payment_status AS paymentStatus, c.delivery_status AS deliveryStatus, c.packet, c.actual_weight AS actualWeight,
    c.chargeable_weight AS chargeableWeight, c.vendor_amount AS vendorAmount, c.customer_amount AS customerAmount,
    c.is_approved AS isApproved, c.manifest_id AS manifestId, c.invoice_id AS invoiceId,
    v.unique_id AS vendorUniqueId, v.name AS vendorName, v.type AS vendorType, s.unique_id AS senderUniqueId, s.company AS senderCompany,
    t.unique_id AS cityUniqueId, t.name AS cityName
  FROM (SELECT id FROM consignment WHERE deleted_on IS NULL ORDER BY booking_date DESC, id DESC LIMIT ?) p
  JOIN consignment c ON c.id = p.id JOIN vendor v ON v.id = c.vendor_id JOIN customer s ON s.id = c.sender_id
  JOIN city t ON t.id = c.delivery_city_id ORDER BY c.booking_date DESC, c.id DESC`;
/** All fields of the REST row. */
const wholePage = `
  SELECT c.*, v.name AS vendorName, v.type AS vendorType, v.gst AS vendorGst, v.pan_no AS vendorPan, s.company AS senderCompany,
    s.name AS senderName, b.id AS bookingCityId, b.name AS bookingCityName, t.id AS cityId, t.name AS cityName,
    u.first_name AS firstName, u.last_name AS lastName
  FROM (SELECT id FROM consignment WHERE deleted_on IS NULL ORDER BY booking_date DESC, id DESC LIMIT ?) p
  JOIN consignment c ON c.id = p.id JOIN vendor v ON v.id = c.vendor_id JOIN customer s ON s.id = c.sender_id
  JOIN city b ON b.id = c.booking_city_id JOIN city t ON t.id = c.delivery_city_id JOIN user u ON u.id = c.created_by_id
  ORDER BY c.booking_date DESC, c.id DESC`;
const count = "SELECT SUM(bookings) AS n FROM consignment_facet WHERE facet = 'paymentStatus'";

const rupees = (paise: number | null) => (paise === null ? null : paise / 100);

const shortRow = (row: RowDataPacket) => ({
  uniqueId: row.uniqueId,
  version: row.version,
  awbNo: row.awbNo,
  bookingDate: row.bookingDate,
  deliveryDate: row.deliveryDate,
  receiver: row.receiver,
  serviceType: row.serviceType,
  parcelType: row.parcelType,
  paymentMode: row.paymentMode,
  paymentStatus: row.paymentStatus,
  deliveryStatus: row.deliveryStatus,
  packet: row.packet,
  actualWeight: row.actualWeight / 1000,
  chargeableWeight: row.chargeableWeight / 1000,
  vendorAmount: rupees(row.vendorAmount),
  customerAmount: rupees(row.customerAmount),
  isApproved: row.isApproved === 1,
  manifestId: row.manifestId,
  invoiceId: row.invoiceId,
  vendor: { uniqueId: row.vendorUniqueId, name: row.vendorName, type: row.vendorType },
  sender: { uniqueId: row.senderUniqueId, company: row.senderCompany },
  deliveryCity: { uniqueId: row.cityUniqueId, name: row.cityName },
});

const wholeRow = (row: RowDataPacket) => ({
  id: row.id,
  uniqueId: row.unique_id,
  version: row.version,
  branchId: row.branch_id,
  awbNo: row.awb_no,
  vendorId: row.vendor_id,
  bookingDate: row.booking_date,
  deliveryDate: row.delivery_date,
  bookingCityId: row.booking_city_id,
  deliveryCityId: row.delivery_city_id,
  deliveryCourier: row.delivery_courier,
  serviceType: row.service_type,
  parcelType: row.parcel_type,
  paymentMode: row.payment_mode,
  senderId: row.sender_id,
  receiver: row.receiver,
  packet: row.packet,
  actualWeight: row.actual_weight / 1000,
  chargeableWeight: row.chargeable_weight / 1000,
  vendorAmount: rupees(row.vendor_amount),
  vendorCost: rupees(row.vendor_cost),
  customerAmount: rupees(row.customer_amount),
  remark: row.remark,
  clientInvoiceNo: row.client_invoice_no,
  goodsValue: rupees(row.goods_value),
  ewayBillNo: row.eway_bill_no,
  ewayBillDate: row.eway_bill_date,
  ewayExemptReason: row.eway_exempt_reason,
  isInsurance: row.is_insurance === 1,
  insuranceAmount: rupees(row.insurance_amount),
  insuranceCommission: rupees(row.insurance_commission),
  isVpp: row.is_vpp === 1,
  vppAmount: rupees(row.vpp_amount),
  vppCommission: rupees(row.vpp_commission),
  autofillAwb: row.autofill_awb === 1,
  paymentStatus: row.payment_status,
  paymentRecivedDate: row.payment_received_date,
  paidByInvoice: row.paid_by_invoice === null ? null : row.paid_by_invoice === 1,
  isApproved: row.is_approved === 1,
  deliveryStatus: row.delivery_status,
  manifestId: row.manifest_id,
  invoiceId: row.invoice_id,
  commissionBillId: row.commission_bill_id,
  createdOn: row.created_on,
  updatedOn: row.updated_on,
  vendor: { name: row.vendorName, type: row.vendorType, gst: row.vendorGst, panNo: row.vendorPan },
  sender: { company: row.senderCompany, name: row.senderName },
  bookingCity: { id: row.bookingCityId, name: row.bookingCityName },
  deliveryCity: { id: row.cityId, name: row.cityName },
  createdBy: { firstName: row.firstName, lastName: row.lastName },
});

/** Throws without a token that is signed, and whose session is open: by the product's own statement. */
async function checkSession(authorization: string): Promise<void> {
  const [head, claims = '', signature] = authorization.replace('Bearer ', '').split('.');
  const signed = createHmac('sha256', jwtSecret).update(`${head}.${claims}`).digest('base64url');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const { sql, parameters } = sessionStatement(sid);
  const [found] = await pool.query<RowDataPacket[]>(sql, [...parameters]);
  if (signature !== signed || found.length !== 1) throw new Error('There is no such session');
}

async function list(asked: URLSearchParams): Promise<object> {
  const whole = asked.has('whole');
  const shape: (row: RowDataPacket) => object = whole ? wholeRow : shortRow;
  const [[rows], [sums]] = await Promise.all([
    pool.query<RowDataPacket[]>(whole ? wholePage : page, [Number(asked.get('take') ?? 100)]),
    pool.query<RowDataPacket[]>(count),
  ]);
  return { resultObject: rows.map(shape), rowCount: Number(sums[0]?.n ?? 0) };
}

async function listFor({ url, headers }: http.IncomingMessage): Promise<object> {
  if (headers.authorization) await checkSession(headers.authorization);
  return list(new URL(url ?? '/', 'http://raw').searchParams);
}

const book = async (request: http.IncomingMessage) => bookRaw(pool, JSON.parse(await text(request)) as RawBooking);

http
  .createServer((request, response) => {
    const answer = request.method === 'POST' ? book(request) : listFor(request);
    answer
      .then((content) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(content));
      })
      .catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
  })
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
