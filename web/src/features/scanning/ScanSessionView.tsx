import { Alert, Button, Col, Flex, Row, Switch } from 'antd';
import { useEffect, useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import type { ScanLineFragment, ScanSessionFragment } from '../../graphql.generated';
import { counted } from '../../ui/app/format';
import { PageHeader } from '../../ui/panel/PageHeader';
import { Panel } from '../../ui/panel/Panel';
import { ScanCounters } from './ScanCounters';
import { ScanField } from './ScanField';
import { resultOf, scannedConsignments, type ShownScan } from './scanLines';
import { ScanList } from './ScanList';
import { appliedText } from './sessionInput';
import { isMuted, playResult, setMuted } from './sounds';
import { useFinishSession, type MadeManifest } from './useFinishSession';
import { useScanQueue } from './useScanQueue';

/** What follows when all scans have their answer. */
const endings = { create: 'the manifest is created', close: 'the session is closed' } as const;

interface Props {
  session: ScanSessionFragment;
  /** Scans that the server had when the session was opened here. */
  recorded: readonly ScanLineFragment[];
  /** With the manifest, if one was made. */
  onClosed: (manifest: MadeManifest | null) => void;
}

/** Scanning: the field, the list with the newest on top, and the counters. */
export function ScanSessionView({ session, recorded, onClosed }: Props) {
  const [latest, setLatest] = useState<ShownScan | null>(null);
  const queue = useScanQueue(session.uniqueId, recorded, (scan) => {
    setLatest(scan);
    const result = resultOf(scan);
    if (result) playResult(result);
  });
  const { start, waitsTo, stopWaiting, isBusy } = useFinishSession(session, queue, onClosed);
  useEscape(() => (waitsTo ? stopWaiting() : start('close')));
  const ready = scannedConsignments(queue.scans).length;

  return (
    <>
      <PageHeader title={`Scan: ${labels.ScanKind[session.kind]}`} note={appliedText(session)}>
        <MuteSwitch />
      </PageHeader>
      {queue.isUnreachable && queue.unanswered > 0 && (
        <Alert
          type="warning"
          showIcon
          className="notice"
          title={`No network: ${counted(queue.unanswered, 'scan')} waiting in this browser`}
        />
      )}
      <Row gutter={10}>
        <Col xs={24} md={16} xl={18}>
          <ScanField onCode={queue.add} latest={latest} unanswered={queue.unanswered} />
          <ScanList scans={queue.scans} />
        </Col>
        <Col xs={24} md={8} xl={6}>
          <Panel title="Counters">
            <ScanCounters scans={queue.scans} unanswered={queue.unanswered} />
            <Flex vertical gap={8}>
              {session.kind === 'Manifest' && (
                <Button
                  type="primary"
                  disabled={ready + queue.unanswered === 0}
                  loading={isBusy}
                  onClick={() => start('create')}
                >
                  Create Manifest
                </Button>
              )}
              <Button disabled={isBusy} onClick={() => start('close')}>
                Close session
              </Button>
            </Flex>
            {waitsTo && (
              <p role="status">
                {`${counted(queue.unanswered, 'scan')} waiting to be sent; then ${endings[waitsTo]}. `}
                <Button type="link" size="small" onClick={stopWaiting}>
                  Do not wait
                </Button>
              </p>
            )}
          </Panel>
        </Col>
      </Row>
    </>
  );
}

/** Esc closes the session, unless it closes a window. */
function useEscape(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

function MuteSwitch() {
  const [muted, mute] = useState(isMuted);
  return (
    // The switch is labelled by the text beside it.
    <span className="row">
      <Switch
        id="row"
        size="small"
        checked={!muted}
        onChange={(sounds) => {
          setMuted(!sounds);
          mute(!sounds);
        }}
      />
      <label htmlFor="row">Sound</label>
    </span>
  );
}
