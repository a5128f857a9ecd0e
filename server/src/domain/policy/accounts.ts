/** The signed-in user's own account, and what the public site asks. */
import { NounPolicy } from './nounPolicy';

export const accountPolicy = new NounPolicy({
  group: 'Own account',
  actions: {
    me: 'public',
    company: 'public',
    authenticate: 'public',
    logout: 'public',
    forgotPassword: 'public',
    verifyResetLink: 'public',
    resetPassword: 'public',
    verifySetUpLink: 'public',
    createFirstAdmin: 'public',
    changePassword: 'account:own',
    openSessions: 'account:own',
    endOpenSession: 'account:own',
    endOtherSessions: 'account:own',
    secondFactor: 'secondFactor:own',
    startSecondFactor: 'secondFactor:own',
    confirmSecondFactor: 'secondFactor:own',
    renewRecoveryCodes: 'secondFactor:own',
    removeSecondFactor: 'secondFactor:own',
    ownBranches: 'account:own',
    chooseBranch: 'account:own',
    profile: 'account:own',
    updateProfile: 'account:own',
    uploadProfileImage: 'account:own',
    /** REST only: what /dynamic/images serves. */
    image: 'account:own',
  },
  permissions: {
    'account:own': { label: 'Own account', kind: 'everyone', member: true },
    'secondFactor:own': { label: 'Own second factor', kind: 'everyone', member: true },
  },
});
