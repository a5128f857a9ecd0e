import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { RecordEntity } from '../../../db/schema/record';
import { ScanKind } from '../../../domain/scanning/enums';
import { RecordChoice, RecordField } from '../../../core/record/recordFields';
import { PersonName } from '../../parties/users/user.entity';
import { ScanLine } from './scan.type';

@ObjectType({ description: 'Parcels scanned one after the other, for a manifest or for a status.' })
@Entity()
@Index(['deletedOn', 'openedOn', 'id'])
export class ScanSession extends RecordEntity {
  @RecordChoice(ScanKind)
  kind: ScanKind;

  @Field(() => String, {
    description:
      'What applies to every scan, as JSON. Manifest: { cargo: { id, name }, courier: { id, name } }. ' +
      'Status: { deliveryStatus, city, action }.',
  })
  @Column({ type: 'text' })
  input: string;

  @RecordField('instant')
  openedOn: Date;

  @RecordField('instant', { nullable: true, description: 'Null while it is open.' })
  closedOn: Date | null;

  @RecordField('count', { description: 'Scans with the result Done, counted when the session is closed; 0 before.' })
  done: number;

  @RecordField('count', {
    description: 'Scans with the result Refused or Unknown, counted when the session is closed.',
  })
  refused: number;

  @Field(() => [ScanLine], { nullable: true, description: 'In the order of scanning.' })
  scans?: ScanLine[];

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;
}
