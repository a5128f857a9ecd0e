import { Button } from 'antd';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { earliestSearchDate, isDateOnly } from '../../../server/src/domain/values/dates';
import { namedBranches } from '../companySettings';
import { companyToday } from '../companyToday';
import { cashDayColumns } from '../features/cashbook/cashDayColumns';
import { CashDayView } from '../features/cashbook/CashDayView';
import { DepositModal } from '../features/cashbook/DepositModal';
import { useCashDaysQuery, type CashDayRowFragment, type CashDaySearch } from '../graphql.generated';
import { ExportButton } from '../ui/file/ExportButton';
import { useDayField } from '../ui/form/useDayField';
import { DateInput } from '../ui/input/DateInput';
import { useShortcut } from '../ui/keys/shortcuts';
import { PageHeader } from '../ui/panel/PageHeader';
import { defineSearch, filters } from '../ui/search/defineSearch';
import { ToolbarBranch } from '../ui/search/SearchBranch';
import { urlCodecs } from '../ui/search/urlCodecs';
import { useUrlState } from '../ui/search/useUrlState';
import { ListTable } from '../ui/table/ListTable';
import { useListPage } from '../ui/table/useListPage';
import { May } from '../ui/app/May';
import { usePermission } from '../ui/app/usePermission';
import { Toolbar } from '../ui/panel/Toolbar';

const cashSearch = defineSearch<Pick<CashDaySearch, 'branchId'>>()({
  branchId: filters.reference((name) => `Branch: ${name}`),
});

/** Writes a closed day into the address, in the book of its branch. */
function writeDay(params: URLSearchParams, { date, branchId }: CashDayRowFragment): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('day', date);
  const branch = namedBranches().find(({ id }) => id === branchId);
  if (branch) next.set('branchId', urlCodecs.reference.write(branch));
  return next;
}

export default function CashBookPage() {
  const address = useUrlState('day');
  const depositing = useUrlState('new', 'createCashDeposit');
  const { show } = address;
  const day = isDateOnly(address.value) ? address.value : companyToday();
  const field = useDayField(day, show);
  const list = useListPage({
    query: useCashDaysQuery,
    page: (data) => data.cashDays,
    take: 50,
    sort: { by: 'date', order: 'DESC' },
    filters: cashSearch.codecs,
    toSearch: cashSearch.toSearch,
  });
  const [, setParams] = useSearchParams();
  const open = useCallback((row: CashDayRowFragment) => setParams((current) => writeDay(current, row)), [setParams]);
  const branch = list.filters.branchId;
  const deposit = () => depositing.show('1');
  useShortcut('n', 'New deposit', usePermission()('createCashDeposit') ? deposit : null, { opensField: true });
  return (
    <>
      <PageHeader title="Cash Book" note="Cash in hand: counted each day, confirmed by an administrator" />
      <Toolbar
        columns={cashDayColumns}
        excel={<ExportButton list={list} columns={cashDayColumns} name="Cash book" />}
        primary={
          <May do="createCashDeposit">
            <Button type="primary" onClick={deposit}>
              Deposit
            </Button>
          </May>
        }
      >
        <span className="narrow-field">
          <DateInput aria-label="Day" min={earliestSearchDate} max="today" invalid="Select a day" {...field} />
        </span>
        <ToolbarBranch value={branch} onChange={(branchId) => list.search({ branchId })} />
      </Toolbar>
      <CashDayView date={day} branchId={branch?.id}>
        <ListTable
          list={list}
          label="Closed days"
          columns={cashDayColumns}
          onOpen={open}
          opensOnClick
          letterKeys
          emptyText="No day is closed yet"
          loadingText="Loading closed days..."
        />
      </CashDayView>
      <DepositModal open={depositing.value !== null} branch={branch} onClose={depositing.close} />
    </>
  );
}
