import { Field, ID, InputType, Int } from 'type-graphql';
import { userRoleFields as fields } from '../../../../domain/parties/partyFields';
import { Optional, rule } from '../../../../domain/rules/rules';
import { HasFields } from '../../../../domain/values/fields';
import { InputField } from '../../../../core/record/fields';

const maxActions = 200;

@InputType()
@HasFields(fields, ['uniqueId', 'version', 'actions'])
export class SaveRoleInput {
  @Field(() => ID, { nullable: true, description: 'The role to change; omitted: a new one.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the client has read.' })
  @Optional()
  version?: number | null;

  @InputField(fields.name)
  name: string;

  @Field(() => [String], { nullable: true, description: 'What it may do: `actions` as roles have them.' })
  @rule('ticked', 'Please tick what the role may do', (value) => Array.isArray(value) && value.length > 0)
  @rule(
    'notTooMany',
    `A role has at most ${maxActions} actions`,
    (value) => !Array.isArray(value) || value.length <= maxActions,
  )
  actions: string[];
}
