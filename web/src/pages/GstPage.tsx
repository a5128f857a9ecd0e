import { Button } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { earliestSearchDate, firstOfLastMonth, isMonth, monthOf } from '../../../server/src/domain/values/dates';
import { companyToday } from '../companyToday';
import { FiledMonthButton, FiledTag } from '../features/gst/FiledMonth';
import { GstChecks } from '../features/gst/GstChecks';
import { tablesOf } from '../features/gst/gstTables';
import { RegistrationChoice } from '../features/gst/RegistrationChoice';
import { SalesRegisterButton } from '../features/gst/SalesRegisterButton';
import { useReturnFiles } from '../features/gst/useReturnFiles';
import { CounterBills } from '../features/invoices/CounterBills';
import { useGstr1Query } from '../graphql.generated';
import { DataTable } from '../ui/table/DataTable';
import { DateInput } from '../ui/input/DateInput';
import { showMoney } from '../ui/app/format';
import { LoadFailure } from '../ui/panel/LoadFailure';
import { Skeleton } from '../ui/panel/Skeleton';
import { PageHeader } from '../ui/panel/PageHeader';
import { Panel } from '../ui/panel/Panel';
import { Toolbar } from '../ui/panel/Toolbar';
import { useDayField } from '../ui/form/useDayField';
import { usePermission } from '../ui/app/usePermission';
import { EmptyState } from '../ui/panel/EmptyState';

/** The last whole month, which is the one to be filed. */
const monthToFile = () => monthOf(firstOfLastMonth(companyToday()));

export default function GstPage() {
  const may = usePermission();
  const [params, setParams] = useSearchParams();
  const given = params.get('month');
  const month = given && isMonth(given) ? given : monthToFile();
  const registration = params.get('registration');
  const registrationId = registration && /^\d{1,15}$/.test(registration) ? Number(registration) : null;
  const show = (chosen: string, of: number | null) =>
    setParams({ month: chosen, ...(of !== null && { registration: String(of) }) });
  const field = useDayField(month, (chosen) => show(chosen, registrationId));
  const variables = { month, ...(registrationId !== null && { registrationId }) };
  const { data, error, refetch } = useGstr1Query({ variables, fetchPolicy: 'cache-and-network' });
  const found = data?.gstr1;
  const tables = useMemo(() => (found ? tablesOf(found) : []), [found]);
  const { saveExcel, writingExcel, saveJson, loadingJson } = useReturnFiles();
  return (
    <>
      <PageHeader title="GST" note="GSTR-1: outward supplies of a month" />
      <Toolbar
        more={
          <>
            <SalesRegisterButton month={month} />
            <Button disabled={!found} loading={loadingJson} onClick={() => void saveJson(variables)}>
              JSON
            </Button>
          </>
        }
        excel={
          <Button disabled={!found} loading={writingExcel} onClick={() => found && void saveExcel(found)}>
            Excel
          </Button>
        }
        primary={
          found && <FiledMonthButton key={`${month} ${registrationId}`} found={found} registrationId={registrationId} />
        }
      >
        <span className="narrow-field">
          <DateInput
            month
            aria-label="Month"
            min={earliestSearchDate}
            max="today"
            invalid="Select a month"
            {...field}
          />
        </span>
        <RegistrationChoice value={registrationId} onChange={(of) => show(month, of)} />
        {found && <FiledTag found={found} />}
      </Toolbar>
      {error && !found && <LoadFailure title="The return could not be loaded" retry={refetch} />}
      {!found && !error && <Skeleton text="Computing the return..." />}
      {found && <GstChecks checks={found.checks} />}
      {tables.map(({ name, title, columns, rows, taxable }) => (
        <Panel
          key={name}
          title={`${name}: ${title}`}
          extra={taxable !== null && rows.length > 0 && <span className="quiet">Taxable {showMoney(taxable)}</span>}
        >
          {rows.length > 0 ? (
            <DataTable label={title} columns={columns} rows={rows} emptyText={`There is nothing in ${name}`} dense />
          ) : (
            <EmptyState text={`There is nothing in ${name}`} />
          )}
        </Panel>
      ))}
      {/* Last, since it is answered later and would push the tables down. */}
      {found && may('counterDays') && <CounterBills />}
    </>
  );
}
