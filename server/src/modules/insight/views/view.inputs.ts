import { Field, ID, InputType, Int } from 'type-graphql';
import { MaxLength, Optional, Pattern, Required, rule } from '../../../domain/rules/rules';
import { maxColumnWidth, maxViewAddress, minColumnWidth, viewFields } from '../../../domain/values/viewAddress';
import { InputField } from '../../../core/record/fields';
import { RecordId } from '../../../core/record/record.inputs';

const maxColumns = 60;

@InputType()
export class ViewColumnInput {
  @Field(() => String)
  key: string;

  @Field(() => Int, { nullable: true, description: 'Pixels, from 40 to 600. Omitted: the width of the screen itself.' })
  width?: number | null;

  @Field(() => Boolean)
  shown: boolean;
}

const isColumn = ({ key, width }: ViewColumnInput) =>
  /^\w{1,40}$/.test(key) && (width == null || (width >= minColumnWidth && width <= maxColumnWidth));
const areDistinct = (columns: readonly ViewColumnInput[]) =>
  new Set(columns.map(({ key }) => key)).size === columns.length;

const ValidColumns = () =>
  rule(
    'columns',
    `Columns take each key once and a width from ${minColumnWidth} to ${maxColumnWidth}`,
    (value) => Array.isArray(value) && value.length <= maxColumns && value.every(isColumn) && areDistinct(value),
  );

@InputType()
export class ViewSearch {
  @Field(() => String, { nullable: true, description: 'The path of the screen without its first slash.' })
  @Pattern(/^[\w/-]{1,40}$/, 'Unknown screen')
  @Required('screen is required')
  screen: string;
}

@InputType()
export class SaveViewInput extends ViewSearch {
  @Field(() => ID, { nullable: true, description: 'The view to change. Omitted: a new one.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the client has read; omitted: not checked.' })
  @Optional()
  version?: number | null;

  @InputField(viewFields.name)
  name: string;

  @Field(() => Boolean, { nullable: true })
  isShared?: boolean | null;

  @Field(() => String, { nullable: true, description: "The query of the screen's address." })
  @MaxLength(maxViewAddress, 'Address')
  @Optional()
  address?: string | null;

  @Field(() => [ViewColumnInput], { nullable: true, description: "Omitted: the screen's own columns." })
  @ValidColumns()
  @Optional()
  columns?: ViewColumnInput[] | null;
}

@InputType()
export class SetDefaultViewInput {
  @RecordId('The uniqueId of the view.')
  uniqueId: string;

  @Field(() => Boolean, { nullable: true, description: 'False: the screen opens without a view again. Default: true.' })
  @Optional()
  isDefault?: boolean | null;
}

@InputType()
export class SetColumnsInput extends ViewSearch {
  @Field(() => [ViewColumnInput], { nullable: true, description: "Null: the screen's own columns again." })
  @ValidColumns()
  @Optional()
  columns?: ViewColumnInput[] | null;
}
