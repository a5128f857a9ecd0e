/** The first admin, made by the link that the first start prints: whoever has that may say who it is. */
import { badInput } from '../../../core/operation/errors';
import { command, query, type QueryContext } from '../../../core/operation/operation';
import { recordSecurityEvent } from '../../../core/security/securityLog';
import { nextSerial } from '../../../db/write/serial';
import { User } from '../users/user.entity';
import { standing } from '../users/userState';
import { CreateFirstAdminInput, invalidSetUpLink, SetUpLinkInput } from './account.inputs';
import { recordingRefusal } from './accountEvents';
import { accountNameOf } from './attempts';
import { hashPassword } from './password';
import { refuseWeakPassword } from './passwordStrength';
import { endSetUpLinks, opensSetUp } from './setUpLinks';

const refused = () => badInput(invalidSetUpLink, 'secret');

export const verifySetUpLink = query({
  action: 'verifySetUpLink',
  input: SetUpLinkInput,
  async run({ db, now }, { secret }) {
    if (!(await opensSetUp(db, secret, now()))) throw refused();
    return true;
  },
});

export const createFirstAdmin = command({
  action: 'createFirstAdmin',
  input: CreateFirstAdminInput,
  notIdempotent: 'The input holds a password, of which not even a fast hash is stored.',
  async prepare({ db, call, now }: QueryContext, input) {
    const event = { kind: 'UserChange', userId: null, createdById: null } as const;
    const refusal = ['BAD_USER_INPUT', 'The set-up link is not valid or has expired'] as const;
    await recordingRefusal(call, event, refusal, async () => {
      if (!(await opensSetUp(db, input.secret, now()))) throw refused();
    });
    await refuseWeakPassword(db, input.password, input, 'password');
    return hashPassword(input.password);
  },
  async run(context, input, passwordHash) {
    const { db, now } = context;
    // Of two requests with the link the second one waits here, and finds an admin.
    await nextSerial(db, 'admins changed');
    if (!(await opensSetUp(db, input.secret, now()))) throw refused();
    await endSetUpLinks(db);
    const emailAddress = input.emailAddress.trim();
    const user = await db.insert(User, {
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      // As of one made at the server; both are changed at 'Users'.
      gender: 'Female',
      emailAddress,
      liveEmail: accountNameOf(emailAddress),
      role: 'Admin',
      roleId: null,
      ...standing('Active'),
      passwordHash,
      imagePath: null,
      labelSize: null,
      otherBranches: null,
      secondFactorOn: null,
      lastLoginDate: null,
      lastLogoutDate: null,
    });
    const own = { userId: user.id, createdById: user.id };
    await recordSecurityEvent(context, { kind: 'UserChange', ...own, subject: 'Created as Admin by the set-up link' });
    return true;
  },
});
