/** Upload of the signed-in user's image through the REST API, since GraphQL does not carry files. */
import { networkFailure, type Failure } from '../../failure';

const maxImageBytes = 5 * 1024 * 1024;

export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** The reason why the server would refuse the file, or null if it is acceptable. */
export function objectionTo(file: File | null): string | null {
  if (!file) return 'Please select the Image';
  if (!imageTypes.includes(file.type)) return 'Only PNG, JPEG and WebP images are accepted';
  return file.size > maxImageBytes ? 'The image must be at most 5 MB' : null;
}

interface Envelope {
  resultObject: { firstName: string; imagePath: string } | null;
  hasErrors: boolean;
  errors: string[];
}

type Sent = { imagePath: string; failure?: undefined } | { imagePath?: undefined; failure: Failure };

/** Resolves to the new image name. */
export async function sendProfileImage(file: File): Promise<Sent> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch('/api/1.0/users/profile/image', { method: 'POST', credentials: 'same-origin', body });
    const { resultObject, errors } = (await response.json()) as Envelope;
    if (resultObject) return { imagePath: resultObject.imagePath };
    const code = response.status === 401 ? 'UNAUTHENTICATED' : 'BAD_USER_INPUT';
    return { failure: { code, messages: errors, fields: {} } };
  } catch (caught) {
    return { failure: networkFailure(caught) };
  }
}
