import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { Instant } from '../../../core/record/scalars';
import { ScanResult } from '../../../domain/scanning/enums';

@ObjectType({ description: 'One scan, with what it read.' })
export class ScanLine {
  @Field(() => SafeInt)
  id: number;

  @Field(() => ID)
  clientScanId: string;

  @Field(() => String)
  code: string;

  @Field(() => ScanResult)
  result: ScanResult;

  @Field(() => String, { nullable: true, description: 'Why nothing was done; null if the result is Done.' })
  message: string | null;

  @Field(() => Instant)
  scannedAt: Date;

  @Field(() => Int, { nullable: true, description: 'Which packet; null if the code names none or there is one.' })
  piece: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Null if the code is not that of a consignment.' })
  consignmentId: number | null;

  @Field(() => ID, { nullable: true, description: 'The uniqueId of the consignment.' })
  consignmentUniqueId: string | null;

  @Field(() => String, { nullable: true })
  awbNo: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of packets of the consignment.' })
  packet: number | null;

  @Field(() => String, { nullable: true })
  receiver: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the delivery city.' })
  destination: string | null;
}
