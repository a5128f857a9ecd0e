import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { LooseRefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { viewFields } from '../../../domain/values/viewAddress';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';
import { RecordField, RecordText } from '../../../core/record/recordFields';
import { PersonName } from '../../parties/users/user.entity';

@ObjectType({ description: 'A column of a list, in the order of its position.' })
export class ViewColumn {
  @Field(() => String)
  key: string;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for the width of the screen itself.' })
  width: number | null;

  @Field(() => Boolean)
  shown: boolean;
}

@ObjectType({ description: 'A search of a list screen under a name, with its sorting and its columns.' })
@Entity()
@Index(['screen', 'ownerId', 'liveName'], { unique: true })
@Index(['screen', 'sharedName'], { unique: true })
@HasFields(viewFields)
export class SavedView extends RecordEntity {
  @RecordText(40, { description: 'The path of the screen without its first slash.' })
  screen: string;

  @RecordField(viewFields.name)
  name: string;

  /** The folded name while the view lives, which makes it unique among its owner's. */
  @TextColumn(viewFields.name, { nullable: true })
  liveName: string | null;

  /** The same while the view is also shared: unique among all of the screen. */
  @TextColumn(viewFields.name, { nullable: true })
  sharedName: string | null;

  @Field(() => SafeInt)
  @LooseRefColumn('User')
  ownerId: number;

  @Field(() => PersonName, { nullable: true })
  owner?: PersonName | null;

  @RecordField('flag', { description: 'Everybody sees it; its owner and admins may change it.' })
  isShared: boolean;

  @RecordText(2000, {
    description: "The query of the screen's address. Dates may be relative: @today, @-7, @month, @lastmonth.",
  })
  address: string;

  /** `columns` as JSON. */
  @Column({ type: 'text', nullable: true })
  layout: string | null;

  @Field(() => [ViewColumn], { nullable: true, description: "Null for the screen's own columns." })
  columns?: ViewColumn[] | null;
}
