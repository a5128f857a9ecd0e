import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompanyOnDocument, type CompanyOnQuery, type InvoiceCompanyFragment } from '../graphql.generated';
import { failureOfCaught } from '../ui/app/failureOfCaught';
import { companyVariables } from './useCompanyOn';
import { useAutoPrint } from './useAutoPrint';

interface Props<Data> {
  /** Of one record; its only variable is `uniqueId`. */
  query: DocumentNode;
  /** The records, in the plural. */
  noun: string;
  /** The day of a record: its paper names the company of then. */
  dayOf: (data: Data) => string;
  /** Its branch, by whose registration the paper names the company. */
  branchOf?: (data: Data) => number | undefined;
  children: (data: Data, company: InvoiceCompanyFragment) => ReactNode;
}

interface Loaded<Data> {
  record: Data;
  company: InvoiceCompanyFragment;
}

/** Most records of one document. */
const maxPrinted = 500;
const atOnce = 5;

/** The papers of the records in `?ids=`, one after the other in that order, in one document. */
export function SeveralPapers<Data>({ query, noun, dayOf, branchOf, children }: Props<Data>) {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const [loaded, setLoaded] = useState<readonly Loaded<Data>[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [count, setCount] = useState(0);

  const days = useRef(dayOf);
  const branches = useRef(branchOf);

  useEffect(() => {
    const left = new AbortController();
    const wanted = ids.split(',').filter(Boolean).slice(0, maxPrinted);
    const load = async (uniqueId: string): Promise<Loaded<Data>> => {
      const record = await read<Data>(client, query, uniqueId);
      return { record, company: await companyOn(client, days.current(record), branches.current?.(record)) };
    };
    loadAll(wanted, load, left.signal, setCount).then(setLoaded, (caught: unknown) => {
      if (!left.signal.aborted) setFailure(failureOfCaught(caught).messages[0] ?? '');
    });
    return () => left.abort();
  }, [client, query, ids]);
  useAutoPrint(loaded !== null);

  if (failure !== null)
    return (
      <p className="message-page" role="alert">
        {failure}
      </p>
    );
  if (!loaded)
    return (
      <p className="message-page" role="status">
        {`Loading the ${noun}: ${count}`}
      </p>
    );
  return <main className="several-papers">{loaded.map(({ record, company }) => children(record, company))}</main>;
}

async function read<Data>(client: ApolloClient, query: DocumentNode, uniqueId: string): Promise<Data> {
  const { data } = await client.query<Data>({ query, variables: { uniqueId }, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('There was no answer');
  return data;
}

async function companyOn(client: ApolloClient, on: string, branchId?: number): Promise<InvoiceCompanyFragment> {
  const variables = companyVariables(on, branchId);
  const { data } = await client.query<CompanyOnQuery>({ query: CompanyOnDocument, variables });
  if (!data) throw new Error('There was no answer');
  return data.companyProfile;
}

async function loadAll<Data>(
  ids: readonly string[],
  load: (uniqueId: string) => Promise<Data>,
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<Data[]> {
  const loaded: Data[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    signal.throwIfAborted();
    loaded.push(...(await Promise.all(ids.slice(at, at + atOnce).map(load))));
    onCount(loaded.length);
  }
  return loaded;
}
