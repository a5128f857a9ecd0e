import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsignmentPrintDocument, type ConsignmentPrintQuery } from '../graphql.generated';
import { failureOfCaught } from '../ui/failureOfCaught';
import { ConsignmentCopy } from './ConsignmentCopy';
import './print.css';
import './consignmentPrint.css';
import { useAutoPrint } from './useAutoPrint';

const copies = ['Sender', 'Receiver', 'P.O.D.'];
/** Most consignments of one document. */
const maxPrinted = 500;
const atOnce = 5;

/** Several consignments in one document, a page each, in the order of the address. */
export default function ConsignmentsPrint() {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const [loaded, setLoaded] = useState<readonly ConsignmentPrintQuery[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [count, setCount] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const wanted = ids.split(',').filter(Boolean).slice(0, maxPrinted);
    loadAll(client, wanted, left.signal, setCount).then(setLoaded, (caught: unknown) => {
      if (!left.signal.aborted) setFailure(failureOfCaught(caught).messages[0] ?? '');
    });
    return () => left.abort();
  }, [client, ids]);
  useAutoPrint(loaded !== null);

  if (failure !== null)
    return (
      <p className="paper-note" role="alert">
        {failure}
      </p>
    );
  if (!loaded)
    return (
      <p className="paper-note" role="status">
        {`Loading the consignments: ${count}`}
      </p>
    );
  return (
    <main>
      {loaded.map(({ company, consignment }) => (
        <section key={consignment.uniqueId} className="paper" style={{ breakAfter: 'page' }}>
          <h1>Consignment No {consignment.awbNo}</h1>
          {copies.map((copy) => (
            <ConsignmentCopy key={copy} copy={copy} company={company} consignment={consignment} />
          ))}
        </section>
      ))}
    </main>
  );
}

async function loadAll(
  client: ApolloClient,
  ids: readonly string[],
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<ConsignmentPrintQuery[]> {
  const loaded: ConsignmentPrintQuery[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    signal.throwIfAborted();
    const part = await Promise.all(
      ids.slice(at, at + atOnce).map((uniqueId) =>
        client.query<ConsignmentPrintQuery>({
          query: ConsignmentPrintDocument,
          variables: { uniqueId },
          fetchPolicy: 'no-cache',
        }),
      ),
    );
    for (const { data } of part) if (data) loaded.push(data);
    onCount(loaded.length);
  }
  return loaded;
}
