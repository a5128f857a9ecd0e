import { createElement, useEffect, useEffectEvent, useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import {
  useCloseScanSessionMutation,
  useCreateOutgoingManifestMutation,
  type ScanSessionFragment,
} from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { askUser } from '../../ui/overlay/overlays';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';
import { closeQuestion, missingPieces, missingText, remarkOf, scannedConsignments } from './scanLines';
import { carriersOf } from './sessionInput';
import type { ScanQueue } from './useScanQueue';

export interface MadeManifest {
  uniqueId: string;
  manifestId: string;
}

export type Ending = 'create' | 'close';

/** What is shown of missing pieces, at most. */
const maxNamed = 8;

/**
 * The two ways to end a session: with its manifest, or without. Each asks first. While scans wait to be sent, it is done as
 * soon as all have their answer, unless `stopWaiting` is called.
 */
export function useFinishSession(
  session: ScanSessionFragment,
  queue: ScanQueue,
  onClosed: (manifest: MadeManifest | null) => void,
) {
  const confirm = useConfirm();
  const [create, creating] = useCommand(useCreateOutgoingManifestMutation(), {
    done: productTexts.manifestGenerated,
    changes: ['manifests', 'consignments', 'consignment', 'dashboardSummary', 'changeLog'],
  });
  const [close, closing] = useCommand(useCloseScanSessionMutation(), { changes: ['scanSessions'] });

  const [waitsTo, setWaitsTo] = useState<Ending | null>(null);
  const isReady = queue.unanswered === 0;

  async function end(manifest: MadeManifest | null): Promise<void> {
    const { uniqueId } = session;
    if (!(await close({ input: { uniqueId } }))) return;
    await queue.clear();
    onClosed(manifest);
  }

  async function askAndClose(): Promise<void> {
    if (await confirm({ question: closeQuestion(queue.scans), ok: 'Close session' })) await end(null);
  }

  async function createManifest(): Promise<void> {
    const consignments = scannedConsignments(queue.scans);
    if (consignments.length === 0) return toast.info('No consignment is scanned for a manifest');
    const missing = missingPieces(consignments);
    if (missing.length > 0) {
      const named = missing
        .slice(0, maxNamed)
        .map((each) => createElement('div', { key: missingText(each) }, missingText(each)));
      const rest = missing.length - named.length;
      const isSure = await askUser({
        title: 'Some pieces are not scanned',
        content: [...named, rest > 0 ? createElement('div', { key: 'rest' }, `and ${rest} more`) : null],
        okText: 'Go on',
        centered: true,
      });
      if (!isSure) return;
    }
    const { cargo, courier } = carriersOf(session);
    const answer = await create({
      input: {
        cargoId: cargo.id,
        courierId: courier.id,
        consignmentIds: consignments.map(({ id }) => id),
        remark: remarkOf(missing),
      },
    });
    if (answer) await end(answer.createOutgoingManifest);
  }

  const run = (ending: Ending) => void (ending === 'create' ? createManifest() : askAndClose());
  const start = (ending: Ending) => (isReady ? run(ending) : setWaitsTo(ending));
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (!waitsTo || !isReady) return;
    setWaitsTo(null);
    runLatest(waitsTo);
  }, [waitsTo, isReady]);

  return { start, waitsTo, stopWaiting: () => setWaitsTo(null), isBusy: creating || closing };
}
