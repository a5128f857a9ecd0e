import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Branch } from './branch.entity';
import { BranchPage, RegistrationPage } from './branch.list';
import { branches, saveBranch } from './branch.service';
import { Registration } from './registration.entity';
import { closeRegistration, registrations, saveRegistration } from './registration.service';

export const branchResolver = resolver(
  field(branches, BranchPage, { description: 'All branches; closed ones among them.' }),
  keyedField(saveBranch, Branch),
  field(registrations, RegistrationPage),
  keyedField(saveRegistration, Registration),
  field(closeRegistration, Registration),
);
