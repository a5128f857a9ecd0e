import { Field, ID, InputType, Int } from 'type-graphql';
import { receiptBookFields } from '../../../../domain/bookings/receiptBookFields';
import { isAwb, normalizeAwb } from '../../../../domain/bookings/awb';
import { Optional, Required, whenGiven, Within } from '../../../../domain/rules/rules';
import { HasFields } from '../../../../domain/values/fields';
import { InputField } from '../../../../core/record/fields';
import { RecordRef } from '../../../../core/record/scalars';

const most = 99_999_999;

@InputType({
  description: 'A new range of a branch, or a change of one. Of one that has given numbers, the end alone.',
})
@HasFields(receiptBookFields, ['uniqueId', 'version', 'branchId'])
export class SaveReceiptBookInput {
  @Field(() => ID, { nullable: true, description: 'The range to change. Omitted: a new one.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the client has read; omitted: not checked.' })
  @Optional()
  version?: number | null;

  @Field(() => RecordRef, { nullable: true, description: 'The branch that books with it.' })
  @Required('Please select branch')
  branchId: string;

  @InputField(receiptBookFields.vendorId, { description: 'A vendor of type own cargo.' })
  vendorId: string;

  @whenGiven('prefix', 'Prefix takes letters, digits, - and /', (text) => isAwb(normalizeAwb(text)))
  @InputField(receiptBookFields.prefix, { description: 'What stands before the digits. Default: nothing.' })
  prefix?: string | null;

  @Within('From', 1, most)
  @InputField(receiptBookFields.fromNumber)
  fromNumber: number;

  @Within('To', 1, most)
  @InputField(receiptBookFields.toNumber, { description: 'The numbers have as many digits as this one.' })
  toNumber: number;
}

@InputType()
export class NextReceiptSearch {
  @Field(() => RecordRef, { nullable: true, description: 'Of own cargo. Default: any.' })
  @Optional()
  vendorId?: string | null;
}

@InputType()
export class CheckReceiptInput extends NextReceiptSearch {
  @Field(() => String, { nullable: true, description: 'As it is typed.' })
  @Required('AwbNo is required')
  awbNo: string;
}
