import { Alert, Button, Col, Row } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OpenSessions } from '../features/scanning/OpenSessions';
import '../features/scanning/scanning.css';
import { ScanSessionView } from '../features/scanning/ScanSessionView';
import { ManifestCard, StatusCard } from '../features/scanning/StartCards';
import type { MadeManifest } from '../features/scanning/useFinishSession';
import { useScanSessionQuery } from '../graphql.generated';
import { paths } from '../paths';
import { LoadFailure } from '../ui/panel/LoadFailure';
import { Skeleton } from '../ui/panel/Skeleton';
import { PageHeader } from '../ui/panel/PageHeader';

/** Scanning sessions. The one that is open here stands in the address, so that a reload goes on with it. */
export default function ScanPage() {
  const [search, setSearch] = useSearchParams();
  const sessionId = search.get('session');
  const [made, setMade] = useState<MadeManifest | null>(null);
  const leave = (manifest: MadeManifest | null) => {
    setMade(manifest);
    setSearch({});
  };
  if (sessionId !== null) return <OpenedSession key={sessionId} uniqueId={sessionId} onClosed={leave} />;
  const open = (uniqueId: string) => setSearch({ session: uniqueId });
  return (
    <>
      <PageHeader title="Scan" note="Choose what each parcel is scanned for" />
      {made && (
        <Alert
          type="success"
          showIcon
          className="notice"
          title={`Manifest ${made.manifestId} has the scanned consignments`}
          action={
            <Button onClick={() => void window.open(paths.manifestPrint(made.uniqueId), '_blank')}>
              Print manifest
            </Button>
          }
        />
      )}
      <Row gutter={10} ref={focusFirstField}>
        <Col xs={24} md={12} xl={8}>
          <ManifestCard onOpened={open} />
        </Col>
        <Col xs={24} md={12} xl={8}>
          <StatusCard onOpened={open} />
        </Col>
      </Row>
      <OpenSessions onOpened={open} />
    </>
  );
}

const focusFirstField = (cards: HTMLDivElement | null): void => cards?.querySelector('input')?.focus();

interface OpenedSessionProps {
  uniqueId: string;
  onClosed: (manifest: MadeManifest | null) => void;
}

function OpenedSession({ uniqueId, onClosed }: OpenedSessionProps) {
  const { data, error, refetch } = useScanSessionQuery({ variables: { uniqueId }, fetchPolicy: 'no-cache' });
  if (error) return <LoadFailure title={error.message} retry={refetch} />;
  if (!data) return <Skeleton />;
  const { scans, ...session } = data.scanSession;
  return <ScanSessionView session={session} recorded={scans ?? []} onClosed={onClosed} />;
}
