import { codesOf } from '../api/rest/codes';
import type { Client } from './testServer';

const enumOf: Readonly<Record<string, string>> = {
  serviceType: 'ServiceType',
  parcelType: 'ParcelType',
  paymentMode: 'PaymentMode',
  paymentStatus: 'PaymentStatus',
  deliveryStatus: 'DeliveryStatus',
};
const spelled: Readonly<Record<string, string>> = { paymentRecivedDate: 'paymentReceivedDate', isVPP: 'isVpp' };

/** Converts a REST body to GraphQL input: names for codes, our spellings for the specification's. */
export function asGraphql(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const numbers = codesOf('A')[enumOf[name] ?? ''] ?? {};
      const member = Object.entries(numbers).find(([, number]) => number === value)?.[0];
      return [spelled[name] ?? name, member ?? value];
    }),
  );
}

interface Asked {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  mutation: string;
  input: string;
  /** Input fields that REST takes from the path. */
  named?: Record<string, unknown>;
}

export interface Refused {
  status: number;
  code: string;
  messages: readonly string[];
}

/**
 * Sends the same request through both APIs and checks that both refuse it with the same messages; returns status, code
 * and messages.
 */
export async function refusedByBoth(
  client: Client,
  { method, path, body = {}, mutation, input, named = {} }: Asked,
): Promise<Refused> {
  const rest = await client.rest(method, path, body);
  const graphql = await client.graphql(`mutation($input: ${input}!) { ${mutation}(input: $input) { uniqueId } }`, {
    input: { ...asGraphql(body), ...named },
  });
  const { code = 'none', messages = [] } = graphql.errors?.[0]?.extensions ?? {};
  expect({ viaGraphql: messages }).toEqual({ viaGraphql: rest.body.errors });
  return { status: rest.status, code, messages };
}

/** What `refusedByBoth` gives where the input breaks rules. */
export const broken = (...messages: string[]): Refused => ({ status: 400, code: 'BAD_USER_INPUT', messages });

/** What it gives where the state of the records does not allow it. */
export const conflict = (message: string): Refused => ({ status: 409, code: 'CONFLICT', messages: [message] });
