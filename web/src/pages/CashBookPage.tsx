import { Button } from 'antd';
import { useCallback } from 'react';
import { earliestSearchDate, isDateOnly } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import { cashDayColumns } from '../features/cashbook/cashDayColumns';
import { CashDayView } from '../features/cashbook/CashDayView';
import { DepositModal } from '../features/cashbook/DepositModal';
import { useCashDaysQuery, type CashDayRowFragment } from '../graphql.generated';
import { ExportButton } from '../ui/file/ExportButton';
import { useDayField } from '../ui/form/useDayField';
import { DateInput } from '../ui/input/DateInput';
import { useShortcut } from '../ui/keys/shortcuts';
import { PageHeader } from '../ui/panel/PageHeader';
import { useUrlState } from '../ui/search/useUrlState';
import { ListTable } from '../ui/table/ListTable';
import { useListPage } from '../ui/table/useListPage';
import { May } from '../ui/app/May';
import { usePermission } from '../ui/app/usePermission';
import { Toolbar } from '../ui/panel/Toolbar';

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
    filters: {},
  });
  const open = useCallback((row: CashDayRowFragment) => show(row.date), [show]);
  const deposit = () => depositing.show('1');
  useShortcut('n', 'New deposit', usePermission()('createCashDeposit') ? deposit : null, { opensField: true });
  return (
    <>
      <PageHeader title="Cash Book" note="Cash in hand: counted each day, confirmed by an administrator">
        <ExportButton list={list} columns={cashDayColumns} name="Cash book" />
        <May do="createCashDeposit">
          <Button type="primary" onClick={deposit}>
            Deposit
          </Button>
        </May>
      </PageHeader>
      <Toolbar>
        <span className="narrow-field">
          <DateInput aria-label="Day" min={earliestSearchDate} max="today" invalid="Select a day" {...field} />
        </span>
      </Toolbar>
      <CashDayView date={day}>
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
      <DepositModal open={depositing.value !== null} onClose={depositing.close} />
    </>
  );
}
