import { useParams } from 'react-router-dom';
import { useManifestPrintQuery } from '../graphql.generated';
import { IncomingPaper } from './IncomingPaper';
import { OutgoingPaper } from './OutgoingPaper';
import { PaperNote } from './PaperNote';
import './paper.css';
import './manifest.css';
import { useAutoPrint } from './useAutoPrint';
import { useCompanyOn } from './useCompanyOn';
import { usePaperBranch } from './usePaperBranch';

export default function ManifestPrint() {
  const { uniqueId = '' } = useParams();
  const { data, error } = useManifestPrintQuery({ variables: { uniqueId } });
  const { company, error: failed } = useCompanyOn(data?.manifest.date, data?.manifest.branchId);
  const { branch, isKnown } = usePaperBranch(data?.manifest.branchId);
  useAutoPrint(company !== undefined && isKnown);

  if (error || failed || !data || !company)
    return <PaperNote error={error ?? failed} noun="manifest" failure="The manifest could not be loaded" />;
  const { manifest } = data;
  return (
    <main className="paper manifest">
      <h1 className="visually-hidden">Manifest {manifest.manifestId}</h1>
      {manifest.type === 'Outgoing' ? (
        <OutgoingPaper company={company} manifest={manifest} branch={branch} />
      ) : (
        <IncomingPaper company={company} manifest={manifest} branch={branch} />
      )}
    </main>
  );
}
