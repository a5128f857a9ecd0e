import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useXlsFile } from '../../ui/file/useXlsFile';
import type { OpenBill } from './BillView';
import { disputeSheets } from './disputeFile';

/** Writes the disputed lines in the vendor's own columns, with ours behind them. */
export function DisputeButton({ bill }: { bill: OpenBill }) {
  const client = useApolloClient();
  const [save, writing] = useXlsFile();
  const fileName = `Dispute ${bill.billNo.replace(/[^\w .-]+/g, '-')}.xls`;
  return (
    <Button
      disabled={bill.claim === 0}
      loading={writing}
      onClick={() => void save(fileName, disputeSheets(client, bill))}
    >
      Dispute sheet
    </Button>
  );
}
