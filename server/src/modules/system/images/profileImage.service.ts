import { randomUUID } from 'node:crypto';
import { command, query } from '../../../core/operation/operation';
import { unauthenticated } from '../../../core/operation/errors';
import { User } from '../../parties/users/user.entity';
import { portraitOf } from './portrait';
import { ProfileImage } from './profileImage.entity';
import { UploadProfileImageInput } from './profileImage.upload';

export const uploadProfileImage = command({
  action: 'uploadProfileImage',
  input: UploadProfileImageInput,
  notIdempotent: 'The input is a file; uploading it again replaces the image by the same one.',
  prepare: (_, { file }) => portraitOf(file),
  async run({ db, user }, _, content) {
    if (!user) throw unauthenticated();
    const found = await db.lock(User, user.id);
    const name = `${randomUUID()}.webp`;
    await db.internal.delete(ProfileImage, { userId: user.id });
    await db.insertRow(ProfileImage, { name, userId: user.id, content, createdOn: db.now });
    return db.update(found, { imagePath: name });
  },
});

export class ImageInput {
  /** Null: the signed-in user's own image. */
  name: string | null;
}

/** An image by name; null if there is none. */
export const image = query({
  action: 'image',
  input: ImageInput,
  async run({ db, user }, { name }): Promise<ProfileImage | null> {
    const wanted = name ?? (user && (await db.get(User, user.id)).imagePath);
    const found = wanted ? await db.find(ProfileImage, { name: wanted }) : null;
    // MySQL compares names ignoring case; only the exact name may be cached.
    return found?.name === wanted ? found : null;
  },
});
