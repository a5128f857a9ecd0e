import { Field, InputType } from 'type-graphql';
import { MaxItems, Optional } from '../../../domain/rules/rules';
import type { Gender, Role } from '../../../domain/parties/enums';
import { userFields as fields } from '../../../domain/parties/partyFields';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordRef } from '../../../core/record/scalars';
import { RecordInput, changeOf } from '../../../core/record/record.inputs';

/** As many as the column holds. */
const maxOtherBranches = 20;

@InputType()
@HasFields(fields, ['branchId', 'otherBranchIds'])
export class CreateUserInput {
  @InputField(fields.firstName)
  firstName: string;

  @InputField(fields.lastName)
  lastName: string;

  @ValidEmail()
  @InputField(fields.emailAddress)
  emailAddress: string;

  @InputField(fields.gender)
  gender: Gender;

  @InputField(fields.role, { description: 'Default: Member.' })
  role?: Role | null;

  @InputField(fields.roleId, { description: 'One of `roles`, instead of `role`.' })
  roleId?: string | null;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'The branch of what the user makes. Default: that of whoever creates the user.',
  })
  @Optional()
  branchId?: string | null;

  @Field(() => [RecordRef], {
    nullable: true,
    description: 'Further branches in which the user works. Default: none.',
  })
  @MaxItems(maxOtherBranches, `A user works in at most ${maxOtherBranches + 1} branches`)
  @Optional()
  otherBranchIds?: string[] | null;
}

@InputType()
export class UpdateUserInput extends changeOf(CreateUserInput) {
  @InputField(fields.role, {
    description: 'Unchanged when omitted. Member keeps a role that appears as Member; `roleId` changes that.',
  })
  override role?: Role | null;

  @Field(() => RecordRef, { nullable: true, description: 'Unchanged when omitted.' })
  @Optional()
  override branchId?: string | null;

  @Field(() => [RecordRef], { nullable: true, description: 'Unchanged when omitted.' })
  @MaxItems(maxOtherBranches, `A user works in at most ${maxOtherBranches + 1} branches`)
  @Optional()
  override otherBranchIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Unchanged when omitted. False blocks the user and ends all their sessions.',
  })
  isActive?: boolean | null;
}

@InputType()
export class BlockUserInput extends RecordInput {
  @Field(() => Boolean, { description: 'False blocks, true unblocks.' })
  isActive: boolean;
}

const { role: _, ...formFields } = fields;

/** Web form for create and update, in which the role is required. */
@HasFields(formFields, [])
export class UserForm {
  @InputField(fields.firstName)
  firstName: string;

  @InputField(fields.lastName)
  lastName: string;

  @ValidEmail()
  @InputField(fields.emailAddress)
  emailAddress: string;

  @InputField(fields.gender)
  gender: Gender;

  @InputField({ ...fields.roleId, required: 'Please select role' })
  roleId: string;
}
