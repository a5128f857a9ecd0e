import { Field, InputType } from 'type-graphql';
import { LabelSize } from '../../../domain/bookings/enums';
import { Optional, Required, rule } from '../../../domain/rules/rules';
import { RecordRef } from '../../../core/record/scalars';

const maxLabelled = 500;

const isSelection = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= maxLabelled;

@InputType()
export class LabelsInput {
  @Field(() => [RecordRef], { nullable: true, description: 'The consignments, in the order of printing.' })
  @rule('selection', 'Select from 1 to 500 consignments', isSelection)
  ids: string[];

  @Field(() => LabelSize, { nullable: true, description: 'Default: what the user has chosen, else Thermal100x150.' })
  @Optional()
  size?: LabelSize | null;
}

@InputType()
export class SetLabelSizeInput {
  @Field(() => LabelSize, { nullable: true })
  @Required('Label size is required')
  size: LabelSize;
}
