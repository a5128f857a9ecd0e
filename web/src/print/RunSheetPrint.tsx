import { useParams } from 'react-router-dom';
import { useRunSheetPrintQuery } from '../graphql.generated';
import { linkIn } from '../paths';
import './manifest.css';
import './paper.css';
import { PaperNote } from './PaperNote';
import { RunSheetPaper } from './RunSheetPaper';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';
import { usePaperBranch } from './usePaperBranch';

export default function RunSheetPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useRunSheetPrintQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  const { company, error: failed } = useCompanyOn(data?.runSheet.date, data?.runSheet.branchId);
  const { branch, isKnown } = usePaperBranch(data?.runSheet.branchId);
  useAutoPrint(company !== undefined && isKnown);

  if (error || failed || !data || !company) return <PaperNote error={error ?? failed} noun="run sheet" />;
  return (
    <main className="paper manifest">
      <h1 className="visually-hidden">Run sheet {data.runSheet.number}</h1>
      <RunSheetPaper company={company} branch={branch} sheet={data.runSheet} link={linkIn(location.hash)} />
    </main>
  );
}
