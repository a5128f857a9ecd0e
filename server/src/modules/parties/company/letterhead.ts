import type { App } from '../../../core/module/app.types';
import type { Reader } from '../../../db/read/reader';
import { printedAddress } from '../../../domain/parties/printedAddress';
import type { DateOnly } from '../../../domain/values/dates';
import type { Letterhead, MailContent } from '../../../gateways/mailer/emailContent';
import { CompanyImage } from './companyImage.entity';
import type { CompanyProfile } from './companyProfile.entity';
import { companyByDay } from './companyProfiles';

/** What a mail says of the company: that of `day`, the date of what it is about; it is sent by that of today. */
export async function mailedBy(
  db: Reader,
  { clock }: Pick<App, 'clock'>,
  day: DateOnly = clock.today(),
  branchId?: number,
): Promise<Pick<MailContent, 'from' | 'letterhead'>> {
  const companyAt = await companyByDay(db);
  const { tradeName, email } = companyAt(clock.today());
  const company = companyAt(day, branchId);
  return {
    from: { name: tradeName, address: email },
    letterhead: { ...company, address: printedAddress(company), logo: await logoOf(db, company) },
  };
}

async function logoOf(db: Reader, { logo }: CompanyProfile): Promise<Letterhead['logo']> {
  const image = logo ? await db.find(CompanyImage, { name: logo }) : null;
  return image && { contentType: image.name.endsWith('.png') ? 'image/png' : 'image/jpeg', content: image.content };
}
