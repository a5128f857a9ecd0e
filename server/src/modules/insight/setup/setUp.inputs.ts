import { Field, InputType } from 'type-graphql';
import { SetUpTask } from '../../../domain/lists/enums';
import { companyFields } from '../../../domain/parties/companyFields';
import { Required, rule } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';

/** What leaves no other trace. */
const noted: readonly unknown[] = ['Series', 'TestLabel', 'TestInvoice'] satisfies SetUpTask[];

@InputType()
export class NoteSetUpInput {
  @Field(() => SetUpTask, { nullable: true, description: 'Series, TestLabel or TestInvoice: others are found done.' })
  @rule('noted', 'This step is done by what is saved', (value) => noted.includes(value))
  @Required('Please select task')
  task: SetUpTask;
}

@InputType()
export class HideSetUpInput {
  @Field(() => Boolean, { description: 'False shows the list again.' })
  isHidden: boolean;
}

@InputType()
@HasFields({ tradeName: companyFields.tradeName }, [])
export class EmptyDemoInput {
  @InputField(companyFields.tradeName, { description: 'Of the company whose data go, as typed to confirm it.' })
  tradeName: string;
}
