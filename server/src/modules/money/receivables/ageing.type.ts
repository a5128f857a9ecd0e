import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { AgeingBucket } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { OpenDocument } from './openDocument.type';

@ObjectType({ description: 'What is owed, by days after the due date. The balance is the sum less the advances.' })
export class AgeingSums {
  @Field(() => Money)
  notDue: Paise;

  @Field(() => Money, { description: '1 to 30 days.' })
  days30: Paise;

  @Field(() => Money, { description: '31 to 60 days.' })
  days60: Paise;

  @Field(() => Money, { description: '61 to 90 days.' })
  days90: Paise;

  @Field(() => Money, { description: '91 to 180 days.' })
  days180: Paise;

  @Field(() => Money, { description: 'More than 180 days.' })
  older: Paise;

  @Field(() => Money, { description: 'Payments and credit notes that are not allocated.' })
  advances: Paise;

  @Field(() => Money, { description: 'Written off in the financial year, up to the day; not in the balance.' })
  writtenOff: Paise;

  @Field(() => Money, { description: "The balance of the customer's ledger." })
  balance: Paise;
}

@ObjectType({ description: 'What one customer owes on the day, by how long it has been due, less advances.' })
export class AgeingRow extends AgeingSums {
  @Field(() => SafeInt)
  customerId: number;

  @Field(() => ID)
  customerUniqueId: string;

  @Field(() => String)
  company: string;

  @Field(() => String)
  contact: string;
}

@ObjectType({ description: 'An invoice, or the opening balance, with something left to pay.' })
export class AgeingItem extends OpenDocument {
  @Field(() => ID, { nullable: true })
  invoiceUniqueId: string | null;

  @Field(() => Int, { description: 'After the due date; negative before it.' })
  days: number;

  @Field(() => AgeingBucket)
  bucket: AgeingBucket;
}

@ObjectType({ description: 'What customers owe at the end of a day, as it is known now.' })
export class Ageing {
  @Field(() => DateOnly)
  asOf: string;

  @Field(() => [AgeingRow], { description: 'Customers with a balance or a write-off, the largest balance first.' })
  rows: AgeingRow[];

  @Field(() => AgeingSums)
  total: AgeingSums;

  @Field(() => [AgeingItem], { description: 'The oldest due first, if a customer was named; otherwise none.' })
  items: AgeingItem[];
}
