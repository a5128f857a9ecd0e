import { Field, ObjectType } from 'type-graphql';

@ObjectType()
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

@ObjectType({ description: 'The company that runs this back office, as its papers name it.' })
export class Company {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'What follows the screen in the page title.' })
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
}
