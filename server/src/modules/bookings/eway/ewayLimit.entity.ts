import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { EwayLimitKind } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { RecordChoice, RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { State } from '../../parties/locations/state.entity';

@ObjectType({ description: 'Goods above this value need an e-way bill, from a date on.' })
@Entity()
export class EwayLimit extends RecordEntity {
  @RecordChoice(EwayLimitKind)
  kind: EwayLimitKind;

  @RecordReference('State', { nullable: true, description: 'Null: all states without a limit of their own.' })
  stateId: number | null;

  @RecordRelation(() => State)
  state?: State | null;

  @RecordField('money')
  amount: Paise;

  @RecordField('date', { description: 'The first day on which it holds.' })
  validFrom: string;

  /** Kind, state and date. */
  @Index({ unique: true })
  @TextColumn(40)
  liveKey: string;
}
