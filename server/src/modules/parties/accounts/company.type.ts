import { Field, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { InvoiceReading } from '../../../domain/billing/enums';

@ObjectType({ description: 'Where customers pay their invoices; printed on them.' })
export class BankAccount {
  @Field(() => String)
  accountName: string;

  @Field(() => String)
  accountNumber: string;

  @Field(() => String)
  bankName: string;

  @Field(() => String)
  branch: string;

  @Field(() => String)
  ifsc: string;
}

@ObjectType({ description: 'A branch by its name.' })
export class NamedBranch {
  @Field(() => SafeInt)
  id: number;

  @Field(() => String)
  name: string;
}

@ObjectType({ description: 'The company that runs this back office, as it is named today.' })
export class Company {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: "Suffix of the document title, after the screen's name." })
  titleSuffix: string;

  @Field(() => String)
  legalName: string;

  @Field(() => String)
  tagline: string;

  @Field(() => [String])
  address: readonly string[];

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  website: string;

  @Field(() => String)
  gstin: string;

  @Field(() => String)
  pan: string;

  @Field(() => String)
  sacCode: string;

  @Field(() => BankAccount)
  bank: BankAccount;

  @Field(() => String, { nullable: true, description: 'Name of an image, under /dynamic/images.' })
  logo: string | null;

  @Field(() => String, { description: 'IANA name of the time zone that calendar dates refer to.' })
  timezone: string;

  @Field(() => InvoiceReading, { description: 'Which of the two invoice life cycles applies.' })
  invoiceReading: InvoiceReading;

  @Field(() => SafeInt, { description: 'The city where bookings start that name no other.' })
  homeCityId: number;

  @Field(() => [NamedBranch], { description: 'By name; empty while there is only one.' })
  branches: readonly NamedBranch[];
}
