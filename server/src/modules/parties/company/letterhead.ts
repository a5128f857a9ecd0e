import type { App } from '../../../core/module/app.types';
import type { Reader } from '../../../db/read/reader';
import { printedAddress } from '../../../domain/parties/printedAddress';
import type { DateOnly } from '../../../domain/values/dates';
import type { Letterhead, MailContent } from '../../../gateways/mailer/emailContent';
import { CompanyImage } from './companyImage.entity';
import type { CompanyProfile } from './companyProfile.entity';
import { companyByDay, productName, profileOn } from './companyProfiles';

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

/** As above; before the company is set up by the product, from the machine that serves it, so that a user can be let in. */
export async function mailedByAnyone(db: Reader, app: App): Promise<Pick<MailContent, 'from' | 'letterhead'>> {
  if (await profileOn(db, app.clock.today())) return mailedBy(db, app);
  const { hostname } = new URL(app.config.appUrl);
  const nobody = { legalName: '', tagline: null, address: [], phone: '', email: '', logo: null };
  return {
    from: { name: productName, address: `no-reply@${hostname}` },
    letterhead: { ...nobody, tradeName: productName },
  };
}

async function logoOf(db: Reader, { logo }: CompanyProfile): Promise<Letterhead['logo']> {
  const image = logo ? await db.find(CompanyImage, { name: logo }) : null;
  return image && { contentType: image.name.endsWith('.png') ? 'image/png' : 'image/jpeg', content: image.content };
}
