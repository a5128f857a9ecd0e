import { Field, Int, ObjectType } from 'type-graphql';
import { addDays } from '../../../../domain/values/dates';
import { exposureOf } from '../../../../domain/billing/creditExposure';
import { notAfter, notBefore } from '../../../../domain/rules/dateRules';
import type { Paise } from '../../../../domain/values/money';
import { refuseInput } from '../../../../core/operation/errors';
import { command, query } from '../../../../core/operation/operation';
import { RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly, Money, Percent } from '../../../../core/record/scalars';
import { creditRates } from '../../../billing/invoices/taxPercents';
import { readAccount } from '../../../parties/customers/account/customerAccount';
import { Customer } from '../../../parties/customers/customer.entity';
import { customerHeld } from '../../../parties/customers/customerLock';
import { CreditLift } from './credit.entity';
import { LiftCreditInput, maxLiftDays, SetCreditInput } from './credit.inputs';
import { overdueRefusal, readStanding } from './creditCheck';

@ObjectType({ description: 'What a customer may still book on credit.' })
export class CustomerCredit {
  @Field(() => String)
  company: string;

  @Field(() => Money, { nullable: true, description: 'Null: no limit.' })
  creditLimit: Paise | null;

  @Field(() => Int, { nullable: true })
  creditDays: number | null;

  @Field(() => Money, { description: 'Outstanding, generated and unbilled with tax, less advances.' })
  exposure: Paise;

  @Field(() => Money)
  outstanding: Paise;

  @Field(() => Money, { description: 'Invoices that are not approved.' })
  generated: Paise;

  @Field(() => Money, { description: 'Consignments that are on no invoice, before tax.' })
  unbilled: Paise;

  @Field(() => Money)
  advances: Paise;

  @Field(() => Money, { description: "What of it goes by the company's own cargo by road." })
  unbilledRoad: Paise;

  @Field(() => Percent, { description: 'Tax by which what is unbilled counts.' })
  taxPercent: number;

  @Field(() => Percent, { description: "Tax by which what is unbilled of the company's own cargo by road counts." })
  roadTaxPercent: number;

  @Field(() => DateOnly, { nullable: true, description: 'Due date of the oldest invoice that is overdue.' })
  overdueSince: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Until when bookings are allowed whatever is owed.' })
  liftedUntil: string | null;

  @Field(() => String, { nullable: true, description: 'Why a booking on credit is refused now; null if it is not.' })
  refusal: string | null;
}

export const customerCredit = query({
  action: 'customerCredit',
  input: RecordInput,
  async run({ db, today }, { uniqueId }): Promise<CustomerCredit> {
    const customer = await db.get(Customer, uniqueId);
    const standing = await readStanding(db, customer.id, today());
    const account = standing?.account ?? (await readAccount(db, customer.id));
    const { company, creditLimit, creditDays } = customer;
    const rates = (await creditRates(db, [customer.id], today()))(customer.id);
    const isLifted = standing?.liftedUntil != null && standing.liftedUntil >= today();
    const refusal = standing && !isLifted ? await overdueRefusal(db, customer, standing, today()) : null;
    return {
      company,
      creditLimit,
      creditDays,
      exposure: exposureOf(account, rates),
      outstanding: account.outstanding,
      generated: account.unapproved,
      unbilled: account.unbilled,
      unbilledRoad: account.unbilledRoad,
      advances: account.unallocated,
      taxPercent: rates.courier,
      roadTaxPercent: rates.ownRoad,
      overdueSince: standing?.overdueSince ?? null,
      liftedUntil: isLifted ? (standing?.liftedUntil ?? null) : null,
      refusal,
    };
  },
});

export const setCredit = command({
  action: 'setCredit',
  input: SetCreditInput,
  async run({ db }, { uniqueId, version, creditLimit, creditDays }) {
    const found = await db.lock(Customer, uniqueId, version);
    return db.update(found, { creditLimit, creditDays });
  },
});

export const liftCredit = command({
  action: 'liftCredit',
  input: LiftCreditInput,
  async run({ db, today }, { uniqueId, until, reason }) {
    const last = addDays(today(), maxLiftDays);
    refuseInput({
      until:
        notBefore('Until', until, today(), 'today') ?? notAfter('Until', until, last, `${maxLiftDays} days from today`),
    });
    const customer = await customerHeld(db, uniqueId);
    return db.insert(CreditLift, { customerId: customer.id, until, reason: reason.trim() });
  },
});
