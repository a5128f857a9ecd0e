import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { insertSeedRows } from '../../../db/write/seedRows';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import { Enquiry } from './enquiry.entity';

/** Days ago, type, name, e-mail, message, resolution. */
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

export async function seedDemoEnquiries(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const at = (daysAgo: number) =>
    new Date(startOfDayInstant(addDays(today, -daysAgo), app.config.timezone).getTime() + 11 * 3_600_000);
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
