import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { DateColumn, EnumColumn, PaiseColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { EwayLimitKind } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { State } from '../../parties/locations/state.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    EwayLimit: EwayLimit;
  }
}

@ObjectType({ description: 'Goods above this value need an e-way bill, from a date on.' })
@Entity()
export class EwayLimit extends RecordEntity {
  @Field(() => EwayLimitKind)
  @EnumColumn()
  kind: EwayLimitKind;

  @Field(() => SafeInt, { nullable: true, description: 'Null: all states without a limit of their own.' })
  @RefColumn('State', { nullable: true })
  stateId: number | null;

  @Field(() => State, { nullable: true })
  @ManyToOne(() => State, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'state_id' })
  state?: State | null;

  @Field(() => Money)
  @PaiseColumn()
  amount: Paise;

  @Field(() => DateOnly, { description: 'The first day on which it holds.' })
  @DateColumn()
  validFrom: string;

  /** Kind, state and date. */
  @Index({ unique: true })
  @TextColumn(40)
  liveKey: string;
}
