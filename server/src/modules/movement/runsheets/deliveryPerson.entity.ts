import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { RefColumn, RelationColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { personFields as fields } from '../../../domain/delivery/runSheetFields';
import { HasFields } from '../../../domain/values/fields';
import { User } from '../../parties/users/user.entity';
import { RecordBranch, RecordField } from '../../../core/record/recordFields';

@ObjectType({ description: 'Somebody who brings parcels to the doors, by a phone with the link of a run sheet.' })
@Entity()
@HasFields(fields)
export class DeliveryPerson extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordField(fields.name)
  name: string;

  @RecordField(fields.phone, { nullable: true })
  phone: string | null;

  @RecordField('flag')
  isActive: boolean;

  /** A user who cannot sign in: the author of what the phone sends. */
  @RefColumn('User')
  userId: number;

  @RelationColumn(() => User)
  user?: User | null;
}
