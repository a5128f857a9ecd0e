import { Field, InputType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { RecordRef } from '../../../core/record/scalars';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { Optional } from '../../../domain/rules/rules';
import { gstinStateCode } from '../../../domain/tax/gstin';
import { gstr1Of, type HsnRow, type NoteRow } from '../../../domain/tax/gstReturn/gstr1';
import { gstr1Json } from '../../../domain/tax/gstReturn/gstr1Json';
import { lastOfMonth, type DateOnly, type Month } from '../../../domain/values/dates';
import type { Reader } from '../../../db/read/reader';
import { Registration } from '../../parties/branches/registration.entity';
import { branchesOf } from '../../parties/branches/registrationOf';
import { companyByDay } from '../../parties/company/companyProfiles';
import { settingByDay, settingOn } from '../../system/settings/settingValues';
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
    const registration = await namedRegistration(db, registrationId);
    const period = await db.find(GstPeriod, { month, registrationId: registration?.id ?? firstRegistrationId });
    const version = await settingOn(db, 'gst.toolVersion', lastOfMonth(`${month}-01`));
    const { tables, checks, gstin, sac } = await returnOf(db, month, today(), registration);
    const coded = (row: HsnRow) => ({ code: row.sac ?? sac, ...row });
    return {
      ...tables,
      period,
      cdnr: tables.cdnr.map(noteOf),
      cdnur: tables.cdnur.map(noteOf),
      hsnB2b: tables.hsnB2b.map(coded),
      hsnB2c: tables.hsnB2c.map(coded),
      checks,
      offlineTool: JSON.stringify(gstr1Json({ gstin, sac, version }, tables)),
    };
  },
});

/** Null: that of the company profile. */
export const namedRegistration = async (db: Reader, ref: string | null | undefined): Promise<Registration | null> =>
  ref ? db.named(Registration, ref, 'Registration', 'registrationId') : null;

/** The return of a month as the documents stand, and what its checks find. Null: of the company profile's registration. */
export async function returnOf(db: Reader, month: Month, today: DateOnly, registration: Registration | null) {
  const branches = await branchesOf(db, registration?.id ?? firstRegistrationId);
  const [approved, notes, series, largeInvoiceAbove, advances, companyAt] = await Promise.all([
    approvedInvoices(db, month, branches),
    approvedNotes(db, month, branches),
    documentSeries(db, month, branches),
    settingByDay(db, 'gst.b2cl'),
    advancesOf(db, month, branches),
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
  return { tables, gstin, sac, checks: await gstr1Checks(db, tables, approved, { today, branches }) };
}

const noteOf = ({ invoice, ...note }: NoteRow): Gstr1Note => {
  const { gstin, receiver, placeOfSupply, charge, number: invoiceNumber, date: invoiceDate } = invoice;
  return { ...note, gstin, receiver, placeOfSupply, charge, invoiceNumber, invoiceDate };
};
