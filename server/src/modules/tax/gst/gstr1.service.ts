import { Field, InputType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { gstinStateCode } from '../../../domain/tax/gstin';
import { gstr1Of, type HsnRow, type NoteRow } from '../../../domain/tax/gstReturn/gstr1';
import { gstr1Json } from '../../../domain/tax/gstReturn/gstr1Json';
import { lastOfMonth } from '../../../domain/values/dates';
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
}

export const gstr1 = query({
  action: 'gstr1',
  isReport: true,
  input: Gstr1Search,
  async run({ db, today }, { month }): Promise<Gstr1> {
    const [approved, notes, series, largeInvoiceAbove, advances, period, companyAt] = await Promise.all([
      approvedInvoices(db, month),
      approvedNotes(db, month),
      documentSeries(db, month),
      settingByDay(db, 'gst.b2cl'),
      advancesOf(db, month),
      db.find(GstPeriod, { month }),
      companyByDay(db),
    ]);
    const { gstin, sac } = companyAt(lastOfMonth(`${month}-01`));
    const tables = gstr1Of({
      month,
      companyState: gstinStateCode(gstin),
      invoices: approved.filter(({ isOwn }) => isOwn).map(({ invoice }) => invoice),
      notes,
      ...advances,
      series,
      largeInvoiceAbove,
    });
    const coded = (row: HsnRow) => ({ code: row.sac ?? sac, ...row });
    return {
      ...tables,
      period,
      cdnr: tables.cdnr.map(noteOf),
      cdnur: tables.cdnur.map(noteOf),
      hsnB2b: tables.hsnB2b.map(coded),
      hsnB2c: tables.hsnB2c.map(coded),
      checks: await gstr1Checks(db, tables, approved, today()),
      offlineTool: JSON.stringify(gstr1Json({ gstin, sac }, tables)),
    };
  },
});

const noteOf = ({ invoice, ...note }: NoteRow): Gstr1Note => {
  const { gstin, receiver, placeOfSupply, charge, number: invoiceNumber, date: invoiceDate } = invoice;
  return { ...note, gstin, receiver, placeOfSupply, charge, invoiceNumber, invoiceDate };
};
