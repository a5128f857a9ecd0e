import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint, byUniqueId, date, flag, id, index, instant, int, long, optional, primary, record, refers, table, text, unique,
} from './table';

/** Accounts, locations, vendors, customers, consignments with their movement and rollup, audit and the house's own tables. */
const tables = [
  table('user', [
    ...record(), text('first_name', 60), text('last_name', 60), text('email_address', 190), optional(text('live_email', 190)),
    text('gender', 20), text('role', 20), flag('is_active'), optional(text('image_path', 100)),
    optional(instant('last_login_date')), optional(instant('last_logout_date')), optional(text('password_hash', 200)),
  ], [byUniqueId, unique('live_email')]),
  table('session', [
    primary(text('session_id', 36)), int('user_id'), instant('created_on'), instant('expires_on'), optional(instant('ended_on')),
  ], [index('user_id'), index('expires_on')]),
  table('failed_sign_in', [id(), text('account_key', 64), text('client_ip', 45), instant('created_on')],
    [index('account_key', 'created_on'), index('client_ip', 'created_on')]),
  table('request_key', [
    id(), text('scope', 60), text('request_key', 100), text('body_hash', 64), optional(long('answer')), instant('created_on'),
  ], [unique('scope', 'request_key'), index('created_on')]),
  table('serial', [primary(text('name', 60)), int('value')]),
  table('change_log', [
    id(), text('entity_name', 40), int('primary_key'), text('property_name', 60), optional(long('old_value')),
    optional(long('new_value')), instant('created_on'), optional(int('created_by_id')),
  ], [index('entity_name', 'primary_key')]),
  table('state', [...record(), text('name', 80), text('code', 10), optional(text('live_code', 10))],
    [byUniqueId, unique('live_code')]),
  table('city', [...record(), text('name', 80), text('pin_code', 6), int('state_id')],
    [byUniqueId, index('state_id'), index('name', 'id')], [refers('state_id', 'state')]),
  table('vendor', [
    ...record(), text('name', 120), text('contact_person', 120), text('contact_number', 40), optional(text('gst', 15)),
    optional(text('pan_no', 10)), optional(text('url', 300)), text('type', 20), flag('self_delivery'), int('city_id'),
    optional(instant('last_active_date')),
  ], [byUniqueId, index('name', 'id'), index('city_id')], [refers('city_id', 'city')]),
  table('customer', [
    ...record(), text('name', 120), text('company', 160), text('contact', 40), optional(text('address', 300)),
    optional(text('gst', 15)), optional(instant('last_active_date')),
  ], [byUniqueId, index('created_on', 'id'), index('company', 'id')]),
  table('consignment', [
    ...record(), text('awb_no', 30), optional(text('live_awb_no', 30)), int('vendor_id'), date('booking_date'),
    optional(date('delivery_date')), int('booking_city_id'), int('delivery_city_id'), optional(text('delivery_courier', 120)),
    text('service_type', 20), text('parcel_type', 20), text('payment_mode', 20), int('sender_id'), text('receiver', 160),
    int('packet'), int('actual_weight'), int('chargeable_weight'), bigint('vendor_amount'), optional(bigint('customer_amount')),
    optional(text('remark', 500)), optional(text('client_invoice_no', 60)), flag('is_insurance'),
    optional(bigint('insurance_amount')), optional(bigint('insurance_commission')), flag('is_vpp'),
    optional(bigint('vpp_amount')), optional(bigint('vpp_commission')), flag('autofill_awb'), text('payment_status', 20),
    optional(date('payment_received_date')), flag('is_approved'), text('delivery_status', 20), optional(int('manifest_id')),
    optional(int('invoice_id')),
  ], [
    byUniqueId, unique('live_awb_no'),
    index('deleted_on', 'booking_date', 'id'), index('deleted_on', 'created_on', 'id'), index('deleted_on', 'delivery_date', 'id'),
    ...['vendor_id', 'sender_id', 'receiver', 'delivery_city_id', 'delivery_status', 'payment_status', 'created_by_id']
      .map((column) => index(column, 'deleted_on', 'booking_date', 'id')),
    index('manifest_id'), index('invoice_id'), index('booking_city_id'),
  ], [
    refers('vendor_id', 'vendor'), refers('sender_id', 'customer'), refers('booking_city_id', 'city'),
    refers('delivery_city_id', 'city'),
  ]),
  table('consignment_history', [
    ...record(), int('consignment_id'), instant('action_date'), text('action', 500), text('city', 100),
    text('delivery_status', 20), flag('internal'), flag('non_deletable'),
  ], [byUniqueId, index('consignment_id', 'action_date', 'id')]),
  table('consignment_day', [
    id(), date('day'), text('delivery_status', 20), text('payment_status', 20), text('payment_mode', 20),
    text('service_type', 20), text('parcel_type', 20), int('bookings'), bigint('chargeable_weight'),
    bigint('customer_amount'), bigint('vendor_amount'),
  ], [unique('day', 'delivery_status', 'payment_status', 'payment_mode', 'service_type', 'parcel_type')]),
];

export class Foundation1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await runner.createTable(each.clone(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [...tables].reverse()) await runner.dropTable(each.name);
  }
}
