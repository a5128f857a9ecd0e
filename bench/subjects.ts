/** The measured requests. */
import { randomUUID } from 'node:crypto';
import { ask, type Subject } from './load';

const json = { 'content-type': 'application/json' };

export async function tokenOf(port: number, email: string, password: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/1.0/account/authenticate`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ emailAddress: email, password }),
  });
  const { resultObject, errors } = (await answer.json()) as {
    resultObject: { token: string } | null;
    errors: string[];
  };
  if (!resultObject) throw new Error(errors.join(', '));
  return resultObject.token;
}

const listQuery = `query Consignments($search: ConsignmentSearch) {
  consignments(search: $search) {
    rowCount
    rows {
      uniqueId version awbNo bookingDate deliveryDate receiver serviceType parcelType paymentMode paymentStatus deliveryStatus
      packet actualWeight chargeableWeight vendorAmount customerAmount isApproved manifestId invoiceId
      vendor { uniqueId name type } sender { uniqueId company } deliveryCity { uniqueId name }
    }
  }
}`;

export function graphql(name: string, port: number, token: string, query: string, variables: object): Subject {
  return {
    name,
    port,
    method: 'POST',
    path: '/graphql',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  };
}

export const listByGraphql = (port: number, token: string, search: object, name = 'GraphQL'): Subject =>
  graphql(name, port, token, listQuery, { search });

/** A page as the list screen asks for it: the count only if it is quick. */
export const pageByGraphql = (port: number, token: string, search: object, name = 'page'): Subject =>
  graphql(name, port, token, listQuery.replace('rowCount', 'rowCountIfQuick'), { search });

export const countByGraphql = (port: number, token: string, search: object, name: string): Subject =>
  graphql(name, port, token, 'query($search: ConsignmentSearch) { consignments(search: $search) { rowCount } }', {
    search,
  });

export const byRest = (port: number, token: string, path: string, name = 'REST'): Subject => ({
  name,
  port,
  method: 'GET',
  path: `/api/1.0/${path}`,
  headers: { authorization: `Bearer ${token}` },
});

/** With a token the baseline also looks the session up, as the product must. */
export const raw = (port: number, take: number, shape: 'short' | 'whole', token: string | null = null): Subject => ({
  name: `${token ? 'raw + session' : 'raw'}, as ${shape === 'whole' ? 'REST' : 'GraphQL'}`,
  port,
  method: 'GET',
  path: `/?take=${take}${shape === 'whole' ? '&whole' : ''}`,
  headers: token ? { authorization: `Bearer ${token}` } : {},
});

const bookMutation =
  'mutation($input: BookConsignmentInput!, $key: String) { bookConsignment(input: $input, clientRequestId: $key) { uniqueId awbNo } }';

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Ids of customers that may owe any amount: a booking beyond a limit, or of who is overdue, is refused. */
export async function sendersOf(port: number, token: string): Promise<number[]> {
  const answer = async <Data>(query: string): Promise<Data> => {
    const { text } = await ask(graphql('customers', port, token, query, {}));
    return (JSON.parse(text) as { data: Data }).data;
  };
  const { customers } = await answer<{ customers: { rows: { id: number; uniqueId: string }[] } }>(
    '{ customers(search: { take: 100 }) { rows { id uniqueId } } }',
  );
  const free: number[] = [];
  for (const { id, uniqueId } of customers.rows) {
    const { customerCredit } = await answer<{ customerCredit: { refusal: string | null; creditLimit: number | null } }>(
      `{ customerCredit(uniqueId: "${uniqueId}") { refusal creditLimit } }`,
    );
    if (customerCredit.refusal === null && customerCredit.creditLimit === null) free.push(id);
  }
  return free;
}

/** Each booking is of the next sender. */
function inTurn<T>(values: readonly T[]): () => T {
  let at = 0;
  return () => {
    const value = values[at % values.length];
    if (value === undefined) throw new Error('Nobody to book for');
    at += 1;
    return value;
  };
}

export function booking(port: number, token: string, senders: readonly number[], name: string): Subject {
  const next = inTurn(senders);
  const input = {
    autofillAwb: true,
    vendorId: '32',
    bookingDate: yesterday(),
    serviceType: 'Air',
    receiver: 'Meera Traders',
    parcelType: 'Box',
    paymentMode: 'Credit',
    deliveryCityId: '1',
    actualWeight: 1.2,
    chargeableWeight: 1.5,
    vendorAmount: 80,
    customerAmount: 120,
    packet: 1,
  };
  const body = () =>
    JSON.stringify({
      query: bookMutation,
      variables: { input: { ...input, senderId: String(next()) }, key: randomUUID() },
    });
  return { ...graphql(name, port, token, bookMutation, {}), body };
}

/** The same rows by mysql2 alone. */
export function rawBooking(port: number, senders: readonly number[]): Subject {
  const next = inTurn(senders);
  const body = () => JSON.stringify({ key: randomUUID(), bookingDate: yesterday(), senderId: next() });
  return { name: 'raw', port, method: 'POST', path: '/', headers: json, body };
}
