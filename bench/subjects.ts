/** The measured requests. */
import { randomUUID } from 'node:crypto';
import type { Subject } from './load';

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

export const raw = (port: number, take: number, shape: 'short' | 'whole'): Subject => ({
  name: shape === 'whole' ? 'raw, as REST' : 'raw, as GraphQL',
  port,
  method: 'GET',
  path: `/?take=${take}${shape === 'whole' ? '&whole' : ''}`,
  headers: {},
});

const bookMutation =
  'mutation($input: BookConsignmentInput!, $key: String) { bookConsignment(input: $input, clientRequestId: $key) { uniqueId awbNo } }';

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

export function booking(port: number, token: string, name: string): Subject {
  const input = {
    autofillAwb: true,
    vendorId: '32',
    bookingDate: yesterday(),
    serviceType: 'Air',
    senderId: '1',
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
  const body = () => JSON.stringify({ query: bookMutation, variables: { input, key: randomUUID() } });
  return { ...graphql(name, port, token, bookMutation, {}), body };
}

/** The same rows by mysql2 alone. */
export const rawBooking = (port: number): Subject => ({
  name: 'raw',
  port,
  method: 'POST',
  path: '/',
  headers: json,
  body: () => JSON.stringify({ key: randomUUID(), bookingDate: yesterday() }),
});
