import { Field, InputType, ObjectType } from 'type-graphql';
import { notInFuture } from '../../../domain/rules/dateRules';
import type { Paise } from '../../../domain/values/money';
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { textOrNull } from '../../../domain/values/text';
import { changedMeanwhile, refuse, refuseInput } from '../../../core/operation/errors';
import { command, query } from '../../../core/operation/operation';
import { Money, Percent, RecordRef } from '../../../core/record/scalars';
import { Required } from '../../../domain/rules/rules';
import { lockAccount, moveAccount } from '../../parties/customers/account/customerAccount';
import { Customer } from '../../parties/customers/customer.entity';
import { customerHeld, customerId } from '../../parties/customers/customerLock';
import { settingOn } from '../../system/settings/settingValues';
import { openItemsOf } from './dues';
import { openingMovement, post } from '../../billing/ledger/ledger';
import { OpenDocument } from './openDocument.type';
import { OpeningItem } from './opening.entity';
import { SetOpeningInput } from './payment.inputs';

/** A change is a further movement: the ledger keeps what was there before. */
export const setOpening = command({
  action: 'setOpening',
  input: SetOpeningInput,
  async run({ db, today }, { uniqueId, version, date, amount, remark }) {
    refuseInput({ date: notInFuture('Date', date, today()) });
    const earlier = await db.find(OpeningItem, { customerId: await customerId(db, uniqueId) });
    const found = earlier && (await db.lock(OpeningItem, earlier.id));
    const customer = await customerHeld(db, uniqueId);
    if (version != null && version !== customer.version) throw changedMeanwhile();
    await lockAccount(db, customer.id);
    refuse(receivablesRefusal.opening({ isAllocated: found !== null && found.outstanding !== found.amount }));
    const values = { date, amount, outstanding: amount, remark: textOrNull(remark) };
    const before = found?.amount ?? 0;
    if (found && (found.date !== date || before !== amount))
      post(db, openingMovement(customer.id, found.date, -before));
    if (!found || found.date !== date || before !== amount) post(db, openingMovement(customer.id, date, amount));
    moveAccount(db, { customerId: customer.id, share: { opening: amount - before, outstanding: amount - before } });
    const saved = found
      ? await db.update(found, values)
      : await db.insert(OpeningItem, { ...values, customerId: customer.id });
    return Object.assign(saved, { customer });
  },
});

@InputType()
export class OpenItemsInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select customer')
  customerId: string;
}

@ObjectType({ description: 'An approved invoice, or the opening balance, with something left to pay.' })
export class OpenItem extends OpenDocument {
  @Field(() => Money, { description: 'The amount on which tax is deducted; 0 of the opening balance.' })
  taxable: Paise;

  @Field(() => Percent, { description: 'Of it, what customers deduct: the setting tds.percent of today.' })
  tdsPercent: number;
}

export const openItems = query({
  action: 'openItems',
  input: OpenItemsInput,
  async run({ db, today }, { customerId: ref }): Promise<OpenItem[]> {
    const customer = await db.named(Customer, ref, 'Customer', 'customerId');
    const [items, tdsPercent] = await Promise.all([
      openItemsOf(db, customer.id),
      settingOn(db, 'tds.percent', today()),
    ]);
    return items.map((item) => ({ ...item, tdsPercent }));
  },
});
