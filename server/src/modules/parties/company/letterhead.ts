import type { App } from '../../../core/module/app.types';
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import type { MailContent } from '../../../gateways/mailer/emailContent';
import { addressOf, companyByDay } from './companyProfiles';

/** What a mail says of the company: that of `day`, the date of what it is about; it is sent by that of today. */
export async function mailedBy(
  db: Reader,
  { clock }: Pick<App, 'clock'>,
  day: DateOnly = clock.today(),
): Promise<Pick<MailContent, 'from' | 'letterhead'>> {
  const companyAt = await companyByDay(db);
  const { tradeName, email } = companyAt(clock.today());
  const company = companyAt(day);
  return { from: { name: tradeName, address: email }, letterhead: { ...company, address: addressOf(company) } };
}
