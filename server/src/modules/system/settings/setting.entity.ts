import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { DateColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { DateOnly } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Setting: Setting;
  }
}

@ObjectType({ description: 'A value of a setting that an admin has set, from a date on.' })
@Entity()
@Index(['key', 'validFrom'], { unique: true })
export class Setting extends RecordEntity {
  /** A `SettingKey`, or one that an earlier version of the product had. */
  @Field(() => String)
  @TextColumn(40, { name: 'setting_key' })
  key: string;

  @Field(() => DateOnly)
  @DateColumn()
  validFrom: string;

  /** As the key's definition in `domain/datedSettings.ts` writes it. */
  @Field(() => String)
  @TextColumn(200)
  value: string;
}
