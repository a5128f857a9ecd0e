import { command, NoInput, query } from '../../../core/operation/operation';
import { badInput, forbidden, unauthenticated } from '../../../core/operation/errors';
import { User } from '../users/user.entity';
import { UpdateProfileInput } from './account.inputs';
import { accountNameOf } from './attempts';

/** The signed-in user's profile. */
export const profile = query({
  action: 'profile',
  input: NoInput,
  async run({ db, user }) {
    if (!user) throw unauthenticated();
    return db.get(User, user.id);
  },
});

export const updateProfile = command({
  action: 'updateProfile',
  input: UpdateProfileInput,
  async run({ db, user }, { uniqueId, version, firstName, lastName, emailAddress }) {
    if (uniqueId !== user?.uniqueId) throw forbidden();
    const found = await db.lock(User, uniqueId, version);
    // Otherwise anyone with a session could take over the account by its e-mail address.
    if (emailAddress && accountNameOf(emailAddress) !== found.liveEmail) {
      throw badInput('Only an admin can change the email address', 'emailAddress');
    }
    return db.update(found, { firstName: firstName.trim(), lastName: lastName.trim() });
  },
});
