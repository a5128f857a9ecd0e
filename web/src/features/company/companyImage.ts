/** Upload of a logo or a signature through the REST API, since GraphQL does not carry files. */
import { networkFailure, type Failure } from '../../failure';

const maxBytes = 300 * 1024;

export const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** The reason why the server would refuse the file, or null if it is acceptable. */
export function objectionTo({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.includes(type)) return 'Only PNG and JPEG images are accepted';
  return size > maxBytes ? 'The image must be at most 300 KB' : null;
}

interface Envelope {
  resultObject: { name: string } | null;
  errors: string[];
}

type Sent = { name: string; failure?: undefined } | { name?: undefined; failure: Failure };

/** Resolves to the name of the image. */
export async function sendCompanyImage(file: File): Promise<Sent> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch('/api/1.0/companyprofiles/image', {
      method: 'POST',
      credentials: 'same-origin',
      body,
    });
    const { resultObject, errors } = (await response.json()) as Envelope;
    if (resultObject) return { name: resultObject.name };
    const code = response.status === 401 ? 'UNAUTHENTICATED' : 'BAD_USER_INPUT';
    return { failure: { code, messages: errors, fields: {} } };
  } catch (caught) {
    return { failure: networkFailure(caught) };
  }
}
