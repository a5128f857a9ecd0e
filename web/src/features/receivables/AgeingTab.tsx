import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { earliestSearchDate, formatDate, isDateOnly } from '../../../../server/src/domain/dates';
import { companyToday } from '../../companyToday';
import { useAgeingQuery, type AgeingCustomerRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';
import { DataTable } from '../../ui/DataTable';
import { DateInput } from '../../ui/DateInput';
import { saveFile, XlsFailure, xlsOfSheets, xlsSheet } from '../../ui/exportXls';
import { LoadFailure } from '../../ui/LoadFailure';
import { toast } from '../../ui/toast';
import { useUrlState } from '../../ui/useUrlState';
import { AgeingBars, buckets } from './AgeingBars';
import { AgeingItemsModal } from './AgeingItems';
import './receivables.css';

type AgeingListRow = AgeingCustomerRowFragment & { uniqueId: string };

const columns: readonly Column<AgeingListRow>[] = [
  { key: 'company', title: 'Customer', value: (row) => row.company, width: 180, card: 'title' },
  { key: 'contact', title: 'Contact', value: (row) => row.contact, fit: 'whole', card: 'text' },
  ...buckets.map(({ field, title }) => ({
    key: field,
    title,
    value: (row: AgeingListRow) => row[field] || null,
    kind: 'money' as const,
  })),
  { key: 'advances', title: 'Advances', value: (row) => row.advances || null, kind: 'money' },
  { key: 'balance', title: 'Balance', value: (row) => row.balance, kind: 'money', card: 'state' },
];

/** What customers owe at the end of a day; the day stands in the address. */
export function AgeingTab() {
  const [params, setParams] = useSearchParams();
  const given = params.get('asOf');
  const asOf = given && isDateOnly(given) ? given : companyToday();
  const opened = useUrlState('customer');
  const [writing, setWriting] = useState(false);
  const { data, error, loading, refetch } = useAgeingQuery({
    variables: { search: { asOf } },
    fetchPolicy: 'cache-and-network',
  });
  const ageing = data?.ageing;
  const rows = (ageing?.rows ?? []).map((row) => ({ ...row, uniqueId: row.customerUniqueId }));

  async function excel() {
    setWriting(true);
    try {
      saveFile(await xlsOfSheets([xlsSheet('Ageing', columns, rows)]), 'Ageing.xls');
    } catch (caught) {
      if (caught instanceof XlsFailure) toast.error(['The file could not be written', caught.message]);
    } finally {
      setWriting(false);
    }
  }

  if (error && !ageing)
    return <LoadFailure title="The ageing could not be loaded" retry={() => void refetch().catch(() => undefined)} />;
  return (
    <>
      <div className="toolbar">
        <span className="ageing-day">
          <DateInput
            aria-label="As of"
            min={earliestSearchDate}
            value={asOf}
            onChange={(day) => day && setParams({ tab: 'ageing', asOf: day })}
          />
        </span>
        <div className="push">
          <Button disabled={rows.length === 0} loading={writing} onClick={() => void excel()}>
            Excel
          </Button>
        </div>
      </div>
      {ageing && <AgeingBars sums={ageing.total} />}
      <DataTable
        label={`Ageing as of ${formatDate(asOf)}`}
        columns={columns}
        rows={rows}
        onOpen={(row) => opened.show(row.uniqueId)}
        opensOnClick
        loading={loading && !ageing}
        failed={null}
        emptyText="Nobody owes anything on this day"
        loadingText="Loading the ageing..."
      />
      <AgeingItemsModal asOf={asOf} customer={opened.value} onClose={opened.close} />
    </>
  );
}
