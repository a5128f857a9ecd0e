import { User } from '../users/user.entity';
import { many, one, route, value } from '../../../core/module/route';
import { userShape } from '../users/user.rest';
import { authenticate, logout, type SignIn } from './account.service';
import { createFirstAdmin, verifySetUpLink } from './firstAdmin.service';
import { endOpenSession, endOtherSessions, endUserSessions, openSessions } from './openSessions.service';
import { OpenSession } from './openSession.type';
import { changePassword } from './password.service';
import { profile, updateProfile } from './profile.service';
import { forgotPassword, resetPassword, verifyResetLink } from './recovery.service';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactor,
  startSecondFactor,
} from './secondFactor/secondFactor.service';
import { chooseBranch, ownBranches } from './workingBranch.service';
import { OwnBranches } from './workingBranch.type';
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './secondFactor/secondFactor.type';

const done = value<boolean>(() => true);
const rename = { resetlink: 'resetLink' };

/** SPEC 7 names these paths in several ways; all are served alike. */
const linkPaths = ['accountrecovery/resetpassword', 'accountrecovery/accountactivation', 'accountactivation'];

export const accountRoutes = [
  route('POST', 'account/authenticate', {
    run: authenticate,
    answer: value<SignIn>(({ user: { firstName, imagePath, role, uniqueId }, token }, codes) => ({
      firstName,
      imagePath,
      role: codes.Role?.[role],
      uniqueId,
      token,
    })),
  }),
  route('PUT', 'account/logout', { run: logout, answer: done }),
  route('POST', 'account/changepassword', { run: changePassword, answer: done }),
  route('POST', 'accountrecovery/forgetpassword', { run: forgotPassword, answer: done }),
  ...linkPaths.flatMap((path) => [
    route('POST', path, { run: verifyResetLink, answer: done, rename, ignore: ['password'] }),
    route('PUT', path, { run: resetPassword, answer: done, rename }),
  ]),
  route('POST', 'setup/link', { run: verifySetUpLink, answer: done }),
  route('POST', 'setup/admin', { run: createFirstAdmin, answer: done }),
  route('GET', 'users/profile/sessions', { run: openSessions, answer: many(OpenSession) }),
  route('DELETE', 'users/profile/sessions', { run: endOtherSessions, answer: done }),
  route('DELETE', 'users/profile/sessions/:uniqueId', { run: endOpenSession, answer: done }),
  route('DELETE', 'users/:uniqueId/sessions', { run: endUserSessions, answer: done }),
  route('DELETE', 'users/:uniqueId/secondfactor', { run: resetSecondFactor, answer: one(User, userShape) }),
  route('GET', 'users/profile/secondfactor', { run: secondFactor, answer: value<SecondFactorState>((state) => state) }),
  route('POST', 'users/profile/secondfactor', {
    run: startSecondFactor,
    answer: value<SecondFactorSetup>((setup) => setup),
  }),
  route('PUT', 'users/profile/secondfactor', {
    run: confirmSecondFactor,
    answer: value<RecoveryCodes>((codes) => codes),
  }),
  route('DELETE', 'users/profile/secondfactor', { run: removeSecondFactor, answer: done }),
  route('POST', 'users/profile/recoverycodes', {
    run: renewRecoveryCodes,
    answer: value<RecoveryCodes>((codes) => codes),
  }),
  route('GET', 'users/profile/branches', {
    run: ownBranches,
    answer: one(OwnBranches, { with: { branches: ['id', 'name'] } }),
  }),
  route('PUT', 'users/profile/branch', {
    run: chooseBranch,
    answer: one(OwnBranches, { with: { branches: ['id', 'name'] } }),
  }),
  route('GET', 'users/profile', { run: profile, answer: one(User, userShape) }),
  route('PUT', 'users/profile/:uniqueId', { run: updateProfile, answer: one(User, userShape) }),
];
