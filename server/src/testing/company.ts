/** Profiles of the company. */
import { company } from '../company';
import type { Client, Json, TestServer } from './testServer';

/** The demo's own from a date on, but for what is given. */
export const aProfile = (validFrom: string, given: object = {}) => {
  const { pan: _, ...typed } = company;
  return { ...typed, validFrom, homeCityId: String(company.homeCityId), ...given };
};

/** An image for logo or signature of a profile. */
export async function uploadLogo({ origin, admin }: TestServer, bytes: Buffer, { token }: Client = admin) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'logo');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/1.0/companyprofiles/image`, { method: 'POST', headers, body });
  return { status: answer.status, ...((await answer.json()) as { errors: string[]; resultObject: Json }) };
}
