import type { App } from '../core/app.types';
import { addDays, startOfDayInstant } from '../domain/dates';
import type { Writer } from '../db/writer';
import { Enquiry } from '../modules/enquiries/enquiry.entity';
import { Expense } from '../modules/expenses/expense.entity';
import { Notification } from '../modules/notifications/notification.entity';
import { insertSeedRows } from './seedRows';

/** Days ago, rupees, what for. */
const expenses: readonly (readonly [number, number, string])[] = [
  [2, 1_850, 'Diesel for the Fort delivery van'],
  [5, 640, 'Packing tape and polythene'],
  [9, 12_500, 'Godown rent, second half'],
  [16, 2_310, 'Diesel for the Fort delivery van'],
  [23, 980, 'Printer toner'],
  [31, 12_500, 'Godown rent, first half'],
  [38, 3_400, 'Loading charges, Vapi line'],
  [44, 2_120, 'Diesel for the Fort delivery van'],
  [52, 760, 'Weighing scale calibration'],
];

const enquiries: readonly (readonly [number, Enquiry['enquiryType'], string, string, string, string | null])[] = [
  [
    1,
    'Quote',
    'Farida Merchant',
    'farida@merchantgarments.test',
    'About forty boxes a week from Dadar to Surat by surface. What would you charge per Kg?',
    null,
  ],
  [
    3,
    'Contact',
    'Deepak Shetty',
    'deepak@shetty.test',
    'My parcel shows Delivered, but nobody at our gate has signed for it.',
    null,
  ],
  [
    8,
    'Contact',
    'Leena George',
    'leena@georgebooks.test',
    'Can you collect from Byculla on Saturdays?',
    'Told her that we collect until 2 pm on Saturdays',
  ],
];

/** What lies on the desk of the demo's office: expenses, a notice to all, enquiries from the site. */
export async function seedDemoOffice(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const at = (daysAgo: number) =>
    new Date(startOfDayInstant(addDays(today, -daysAgo), app.config.timezone).getTime() + 11 * 3_600_000);
  await insertSeedRows(
    db,
    Expense,
    expenses.map(([daysAgo, rupees, remark]) => ({
      date: addDays(today, -daysAgo),
      amount: rupees * 100,
      remark,
      createdOn: at(daysAgo),
    })),
  );
  await insertSeedRows(db, Notification, [
    {
      message: 'Welcome to Waybill. Bookings close at 8 pm; hand over to the couriers by 9 pm.',
      startAt: today,
      expireAt: addDays(today, 30),
      isPermanent: false,
    },
  ]);
  await insertSeedRows(
    db,
    Enquiry,
    enquiries.map(([daysAgo, enquiryType, name, email, message, resolution]) => ({
      enquiryType,
      name,
      email,
      message,
      resolution,
      isResolved: resolution !== null,
      createdOn: at(daysAgo),
    })),
  );
}
