import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordEntity } from '../../../db/schema/record';
import { RecordField, RecordText } from '../../../core/record/recordFields';

@ObjectType({ description: 'A value of a setting that an admin has set, from a date on.' })
@Entity()
@Index(['key', 'validFrom'], { unique: true })
export class Setting extends RecordEntity {
  /** A `SettingKey`, or one that an earlier version of the product had. */
  @RecordText(40, { name: 'setting_key' })
  key: string;

  @RecordField('date')
  validFrom: string;

  /** As the key's definition in `domain/datedSettings.ts` writes it. */
  @RecordText(200)
  value: string;
}
