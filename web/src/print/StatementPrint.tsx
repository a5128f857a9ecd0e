import { useParams, useSearchParams } from 'react-router-dom';
import { useStatementAgeingQuery, useStatementPrintQuery } from '../graphql.generated';
import './paper.css';
import './invoicePaper.css';
import { StatementPaper } from './StatementPaper';
import { PaperNote } from './PaperNote';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';

export default function StatementPrint() {
  const { uniqueId = '' } = useParams();
  const [params] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const { data, error } = useStatementPrintQuery({
    variables: { input: { uniqueId, from, to } },
    fetchPolicy: 'no-cache',
  });
  const { company, error: failed } = useCompanyOn(data?.customerLedger.to);
  // Its day is known once the statement is there, which may be without one in the address.
  const asOf = data?.customerLedger.to;
  const ageing = useStatementAgeingQuery({
    variables: { search: { asOf, customerId: uniqueId } },
    skip: !asOf,
    fetchPolicy: 'no-cache',
  });
  const failure = error ?? failed ?? ageing.error;
  useAutoPrint(company !== undefined && ageing.data !== undefined);

  if (failure || !data || !company || !ageing.data) return <PaperNote error={failure} noun="statement" />;
  return (
    <main>
      <StatementPaper company={company} ledger={data.customerLedger} ageing={ageing.data.ageing.total} />
    </main>
  );
}
