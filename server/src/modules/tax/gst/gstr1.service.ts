import { Field, InputType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { RecordRef } from '../../../core/record/scalars';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { Optional } from '../../../domain/rules/rules';
import { gstinStateCode } from '../../../domain/tax/gstin';
import { gstr1Of, type NoteRow } from '../../../domain/tax/gstReturn/gstr1';
import { gstr1Json } from '../../../domain/tax/gstReturn/gstr1Json';
import { lastOfMonth } from '../../../domain/values/dates';
import { Registration } from '../../parties/branches/registration.entity';
import { branchesOf } from '../../parties/branches/registrationOf';
import { companyByDay } from '../../parties/company/companyProfiles';
import { settingByDay } from '../../system/settings/settingValues';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { ReturnMonth } from './gstPeriod.inputs';
import { advancesOf } from './gstr1Advances';
import { gstr1Checks } from './gstr1Checks';
import { approvedInvoices, approvedNotes, documentSeries } from './gstr1Documents';
import type { Gstr1, Gstr1Note } from './gstr1.type';

@InputType()
export class Gstr1Search {
  @Field(() => String, { description: 'YYYY-MM.' })
  @ReturnMonth()
  month: string;

  @Field(() => RecordRef, { nullable: true, description: 'Of the company. Default: that of the company profile.' })
  @Optional()
  registrationId?: string | null;
}

export const gstr1 = query({
  action: 'gstr1',
  isReport: true,
  input: Gstr1Search,
  async run({ db, today }, { month, registrationId }): Promise<Gstr1> {
    const registration =
      registrationId && (await db.named(Registration, registrationId, 'Registration', 'registrationId'));
    const branches = await branchesOf(db, registration ? registration.id : firstRegistrationId);
    const [approved, notes, series, largeInvoiceAbove, advances, period, companyAt] = await Promise.all([
      approvedInvoices(db, month, branches),
      approvedNotes(db, month, branches),
      documentSeries(db, month, branches),
      settingByDay(db, 'gst.b2cl'),
      advancesOf(db, month, branches),
      db.find(GstPeriod, { month }),
      companyByDay(db),
    ]);
    const { gstin: ofProfile, sac } = companyAt(lastOfMonth(`${month}-01`));
    const gstin = registration && !registration.isDefault ? registration.gstin : ofProfile;
    const tables = gstr1Of({
      month,
      companyState: gstinStateCode(gstin),
      invoices: approved.filter(({ isOwn }) => isOwn).map(({ invoice }) => invoice),
      notes,
      ...advances,
      series,
      largeInvoiceAbove,
    });
    return {
      ...tables,
      period,
      cdnr: tables.cdnr.map(noteOf),
      cdnur: tables.cdnur.map(noteOf),
      hsnB2b: tables.hsnB2b.map((row) => ({ code: sac, ...row })),
      hsnB2c: tables.hsnB2c.map((row) => ({ code: sac, ...row })),
      checks: await gstr1Checks(db, tables, approved, { today: today(), branches }),
      offlineTool: JSON.stringify(gstr1Json(gstin, tables)),
    };
  },
});

const noteOf = ({ invoice, ...note }: NoteRow): Gstr1Note => {
  const { gstin, receiver, placeOfSupply, number: invoiceNumber, date: invoiceDate } = invoice;
  return { ...note, gstin, receiver, placeOfSupply, invoiceNumber, invoiceDate };
};
