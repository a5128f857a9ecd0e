import { field, resolver } from '../../../core/operation/resolver';
import { User } from '../users/user.entity';
import { authenticate, logout, me, SignIn } from './account.service';
import { Company } from './company.type';
import { company } from './company.service';
import { OpenSession } from './openSession.type';
import { endOpenSession, endOtherSessions, endUserSessions, openSessions } from './openSessions.service';
import { createFirstAdmin, verifySetUpLink } from './firstAdmin.service';
import { changePassword } from './password.service';
import { profile, updateProfile } from './profile.service';
import { forgotPassword, resetPassword, verifyResetLink } from './recovery.service';
import { chooseBranch, ownBranches } from './workingBranch.service';
import { OwnBranches } from './workingBranch.type';

export const accountResolver = resolver(
  field(me, User, { nullable: true, description: 'The signed-in user; null without a session.' }),
  field(company, Company),
  field(authenticate, SignIn),
  field(logout, Boolean),
  field(forgotPassword, Boolean, {
    description:
      'Mails a recovery link if the account exists. Always true, so that it does not reveal which accounts exist.',
  }),
  field(verifyResetLink, Boolean, {
    description:
      'Whether the link of a recovery or activation mail is valid: unused, not expired, not replaced by a newer one.',
  }),
  field(resetPassword, Boolean, {
    description: 'Sets the password by a recovery or activation link, which can be used once. Activates a new account.',
  }),
  field(verifySetUpLink, Boolean, {
    description: 'Whether the link that the first start prints is valid: while there is no admin, and for a day.',
  }),
  field(createFirstAdmin, Boolean, {
    description: 'Makes the first admin by the link that the first start prints, which can be used once.',
  }),
  field(changePassword, Boolean),
  field(openSessions, [OpenSession], {
    description: 'Where the signed-in user is signed in; newest first, at most 100.',
  }),
  field(endOpenSession, Boolean, { description: 'Ends one session of the signed-in user.' }),
  field(endOtherSessions, Boolean, { description: 'Ends all sessions of the signed-in user but this one.' }),
  field(ownBranches, OwnBranches),
  field(chooseBranch, OwnBranches, { description: 'Of which branch this session makes records from now on.' }),
  field(profile, User, { description: 'The profile of the signed-in user.' }),
  field(updateProfile, User),
  field(endUserSessions, Boolean, { description: 'Ends all sessions of a user; of the caller all but this one.' }),
);
