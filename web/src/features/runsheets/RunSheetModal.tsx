import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { runSheetRefusal } from '../../../../server/src/domain/policy';
import { productTexts } from '../../../../server/src/domain/productTexts';
import {
  useAddToRunSheetMutation,
  useApplyDeliveryMutation,
  useConfirmRunCashMutation,
  useDismissDeliveryMutation,
  useIssueRunSheetMutation,
  useRemoveFromRunSheetMutation,
  useRenewRunLinkMutation,
  useRunSheetQuery,
  useSettleLineMutation,
  type RunSheetDetailFragment,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { fullName, showDate, showInstant, showMoney } from '../../ui/app/format';
import { usePermission } from '../../ui/app/usePermission';
import { useCommand } from '../../ui/form/useCommand';
import { useConfirm } from '../../ui/overlay/confirm';
import { ActionFrame } from '../../ui/panel/ActionBar';
import { Descriptions, FactGroups } from '../../ui/panel/Descriptions';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { RowMenu } from '../../ui/table/RowMenu';
import { changedByRunSheets } from './changedByRunSheets';
import { confirmQuestion } from './confirmQuestion';
import { DebriefForm } from './DebriefForm';
import { ParcelField, type Parcel } from './ParcelField';
import { lastHeard, onPhones, waitingText } from './onPhones';
import { RunLinkView, type Link } from './RunLinkView';
import { RunSheetTag } from './runSheetColumns';
import { lateEventOf, RunSheetLines, type Line } from './RunSheetLines';
import './runSheets.css';
import { SettleFormModal, type Settling } from './SettleForm';

/** While phones send, what they have sent is shown. */
const refreshMs = 30_000;

export function RunSheetModal({ uniqueId, neighbours, onClose }: DetailPanelProps) {
  const { data, error, startPolling, stopPolling } = useRunSheetQuery(detailQuery(uniqueId));
  const sheet = data?.runSheet;
  const isOut = sheet?.status === 'Out' || sheet?.status === 'Returned';
  useEffect(() => {
    if (isOut) startPolling(refreshMs);
    return stopPolling;
  }, [isOut, startPolling, stopPolling]);
  return (
    <DetailPanel
      uniqueId={uniqueId}
      neighbours={neighbours}
      width={1280}
      detail={sheet}
      error={error}
      onClose={onClose}
      title={
        sheet ? (
          <>
            Run sheet {sheet.number}
            <RunSheetTag sheet={sheet} />
          </>
        ) : (
          'Run sheet'
        )
      }
    >
      {(loaded) => <RunSheetView sheet={loaded} />}
    </DetailPanel>
  );
}

const changes = { changes: changedByRunSheets };

function RunSheetView({ sheet }: { sheet: RunSheetDetailFragment }) {
  const { uniqueId, version, number, status } = sheet;
  const may = usePermission();
  const confirm = useConfirm();
  const [link, setLink] = useState<Link | null>(null);
  const [settling, setSettling] = useState<Settling | null>(null);
  const [issue, issuing] = useCommand(useIssueRunSheetMutation(), {
    ...changes,
    done: `Run sheet ${number} is out for delivery`,
  });
  const [renew, renewing] = useCommand(useRenewRunLinkMutation());
  const [pay, paying] = useCommand(useConfirmRunCashMutation(), { ...changes, done: 'Cash confirmed successfully' });
  const [add] = useCommand(useAddToRunSheetMutation(), changes);
  const [remove] = useCommand(useRemoveFromRunSheetMutation(), changes);
  const [settle] = useCommand(useSettleLineMutation(), changes);
  const [apply] = useCommand(useApplyDeliveryMutation(), { ...changes, done: 'Event applied successfully' });
  const [dismiss] = useCommand(useDismissDeliveryMutation(), { ...changes, done: 'Event dismissed successfully' });
  const isOut = status === 'Out' || status === 'Returned';
  const isCounting = may('closeRunSheet') && isOut;
  const lines = sheet.lines ?? [];

  async function issueAsked(): Promise<void> {
    const isSure = await confirm({ question: productTexts.areYouSureTo('issue this run sheet'), ok: 'Issue' });
    const answer = isSure ? await issue({ input: { uniqueId, version } }) : null;
    if (answer) setLink(answer.issueRunSheet);
  }

  async function renewAsked(): Promise<void> {
    const question =
      status === 'Closed'
        ? 'A link by which a phone sends what it has kept. Go on?'
        : 'A new link and PIN; the earlier ones open no more. Go on?';
    const answer = (await confirm({ question, ok: 'New link' })) ? await renew({ input: { uniqueId } }) : null;
    if (answer) setLink(answer.renewRunLink);
  }

  async function confirmAsked(): Promise<void> {
    if (await confirm({ question: confirmQuestion(sheet), ok: 'Confirm cash' }))
      await pay({ input: { uniqueId, version } });
  }

  const lineOf = (parcel: Parcel) =>
    lines.find(({ consignment, deletedOn }) => !deletedOn && consignment?.uniqueId === parcel.uniqueId);

  async function addScanned(parcel: Parcel): Promise<string | null> {
    if (lineOf(parcel)) return `${parcel.awbNo} is on this run sheet already`;
    const added = await add({ input: { uniqueId, consignmentIds: [parcel.uniqueId] } });
    return added ? null : `${parcel.awbNo} was not added`;
  }

  async function backScanned(parcel: Parcel): Promise<string | null> {
    const line = lineOf(parcel);
    if (!line) return `${parcel.awbNo} is not on this run sheet`;
    const settled = await settle({ input: { uniqueId, lineId: line.uniqueId, state: 'CarriedOver' } });
    return settled ? null : `${parcel.awbNo} was not settled`;
  }

  const actions = useCallback(
    (line: Line) => {
      const awbNo = line.consignment?.awbNo ?? '';
      const late = lateEventOf(line, status === 'Closed');
      const isOpen = !line.deletedOn && (line.state === 'Assigned' || line.state === 'Attempted');
      return (
        <RowMenu
          name={awbNo}
          actions={[
            late &&
              (line.state !== 'Delivered' || late.outcome === 'Delivered') && {
                label: 'Apply late event',
                called: `Apply the late event of ${awbNo}`,
                action: 'applyDelivery',
                run: () => void apply({ input: { uniqueId, clientEventId: late.clientEventId } }),
              },
            late && {
              label: 'Dismiss late event',
              called: `Dismiss the late event of ${awbNo}`,
              action: 'dismissDelivery',
              run: () => void dismiss({ input: { uniqueId, clientEventId: late.clientEventId } }),
            },
            isOut &&
              isOpen && {
                label: 'Delivered',
                called: `${awbNo} is delivered`,
                action: 'settleLine',
                run: () => setSettling({ sheetId: uniqueId, line, state: 'Delivered' }),
              },
            isOut &&
              isOpen && {
                label: 'Back',
                called: `${awbNo} is back`,
                action: 'settleLine',
                run: () => void settle({ input: { uniqueId, lineId: line.uniqueId, state: 'CarriedOver' } }),
              },
            isOut &&
              isOpen && {
                label: 'Missing',
                called: `${awbNo} is missing`,
                action: 'settleLine',
                danger: true,
                run: () => setSettling({ sheetId: uniqueId, line, state: 'Missing' }),
              },
            status === 'Open' && {
              label: 'Take off',
              called: `Take ${awbNo} off`,
              action: 'removeFromRunSheet',
              danger: true,
              run: () => void remove({ input: { uniqueId, lineId: line.uniqueId } }),
            },
          ]}
        />
      );
    },
    [apply, dismiss, isOut, remove, settle, status, uniqueId],
  );

  return (
    <>
      <ActionFrame state={status}>
        {may('issueRunSheet') && status === 'Open' && (
          <Button type="primary" loading={issuing} onClick={() => void issueAsked()}>
            Issue
          </Button>
        )}
        {may('renewRunLink') && runSheetRefusal.renew(sheet, new Date()) === null && (
          <Button loading={renewing} onClick={() => void renewAsked()}>
            New link
          </Button>
        )}
        <Button onClick={() => void window.open(paths.runSheetPrint(uniqueId, link), '_blank')}>Print</Button>
        {may('confirmRunCash') && status === 'Closed' && !sheet.cashConfirmedOn && (
          <Button type="primary" loading={paying} onClick={() => void confirmAsked()}>
            Confirm cash
          </Button>
        )}
      </ActionFrame>
      {link && <RunLinkView uniqueId={uniqueId} link={link} />}
      <RunSheetFacts sheet={sheet} />
      <div className={isCounting ? 'debrief' : undefined}>
        <div>
          {may('settleLine') && isOut && <ParcelField label="Parcel that is back" onParcel={backScanned} />}
          {may('addToRunSheet') && status !== 'Closed' && (
            <ParcelField label={isOut ? 'Parcel to add' : 'Parcel'} takesScans={!isOut} onParcel={addScanned} />
          )}
          <RunSheetLines lines={lines} actions={actions} />
        </div>
        {isCounting && <DebriefForm sheet={sheet} />}
      </div>
      <SettleFormModal settling={settling} onClose={() => setSettling(null)} />
    </>
  );
}

function RunSheetFacts({ sheet }: { sheet: RunSheetDetailFragment }) {
  const { counts, cashConfirmedBy, cashConfirmedOn, closedBy, closedOn } = sheet;
  const held = onPhones(sheet);
  return (
    <FactGroups>
      <Descriptions
        title="Tour"
        facts={[
          ['Person', [sheet.person?.name, sheet.person?.phone].filter(Boolean).join(', ')],
          ['Date', showDate(sheet.date)],
          ['Parcels', counts && `${counts.parcels} (${counts.delivered} delivered, ${counts.attempted} attempted)`],
          ['On phones', sheet.status === 'Open' ? undefined : waitingText(held) || 'Nothing unsent'],
          ['Phone', sheet.status === 'Open' ? undefined : lastHeard(held)],
          ['Missing', counts?.missing ? String(counts.missing) : undefined],
        ]}
      />
      <Descriptions
        title="Cash"
        facts={[
          ['To collect', counts && showMoney(counts.due)],
          ['Collected', `${showMoney(sheet.expectedCash)}, ${showMoney(sheet.expectedUpi)} by UPI`],
          ['Counted', sheet.countedCash === null ? undefined : showMoney(sheet.countedCash)],
          ['Difference', sheet.difference ? `${showMoney(sheet.difference)}: ${sheet.differenceRemark}` : undefined],
          ['Without photo', sheet.photoRemark ?? undefined],
        ]}
      />
      <Descriptions
        title="Staff Details"
        facts={[
          ['Created By', fullName(sheet.createdBy)],
          ['Closed', closedOn ? `${fullName(closedBy)}, ${showInstant(closedOn)}` : undefined],
          [
            'Cash confirmed',
            cashConfirmedOn ? `${fullName(cashConfirmedBy)}, ${showInstant(cashConfirmedOn)}` : undefined,
          ],
        ]}
      />
    </FactGroups>
  );
}
