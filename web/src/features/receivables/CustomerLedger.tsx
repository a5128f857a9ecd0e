import { Alert, Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  earliestSearchDate,
  firstOfFinancialYear,
  formatDate,
  isDateOnly,
} from '../../../../server/src/domain/values/dates';
import { receivablesRefusal } from '../../../../server/src/domain/policy';
import { companyToday } from '../../companyToday';
import { useCustomerAccountQuery, useCustomerLedgerQuery, useMailStatementMutation } from '../../graphql.generated';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';
import { DataTable } from '../../ui/table/DataTable';
import { DateInput } from '../../ui/input/DateInput';
import { xlsSheet } from '../../ui/file/exportXls';
import { failureOfCaught } from '../../ui/app/failureOfCaught';
import { Skeleton } from '../../ui/panel/Skeleton';
import { PageHeader } from '../../ui/panel/PageHeader';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';
import { useDayField } from '../../ui/form/useDayField';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { useUrlState } from '../../ui/search/useUrlState';
import { showInstant } from '../../ui/app/format';
import { useXlsFile } from '../../ui/file/useXlsFile';
import { CustomerCredit } from './CustomerCredit';
import { ledgerColumns, ledgerRows, vppColumns, vppRows, type LedgerTableRow } from './ledgerRows';
import './receivables.css';
import { lazyPart } from '../../ui/app/lazily';
import { May } from '../../ui/app/May';
import { Toolbar } from '../../ui/panel/Toolbar';

const OpeningWindow = lazyPart(() => import('./OpeningWindow'));

/** The account of a customer: credit, and the movements between two days, which stand in the address. */
export function CustomerLedger({ uniqueId }: { uniqueId: string }) {
  const { data, error } = useCustomerAccountQuery({ variables: { uniqueId }, fetchPolicy: 'cache-and-network' });
  if (!data && error) return <Alert type="error" showIcon title={failureOfCaught(error).messages[0]} />;
  const { customer, customerCredit } = data ?? {};
  const known = [customer?.gst && `GSTIN ${customer.gst}`, customer?.name, customer?.contact, customer?.email];
  return (
    <>
      <PageHeader title={customer?.company ?? 'Ledger'} note={known.filter(Boolean).join(' · ')}>
        <Link to={paths.customers()}>All customers</Link>
      </PageHeader>
      {data ? <CustomerCredit customer={customer} credit={customerCredit} /> : <Skeleton />}
      <Movements uniqueId={uniqueId} customer={customer} />
    </>
  );
}

interface MovementsProps {
  uniqueId: string;
  /** Undefined until it has loaded. */
  customer: { company: string; email: string | null; emailSince: string | null } | undefined;
}

/** By default of this financial year. */
function useDays() {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: 'from' | 'to') => {
    const given = params.get(name);
    return given && isDateOnly(given) ? given : null;
  };
  const to = dayOf('to') ?? companyToday();
  const from = dayOf('from') ?? firstOfFinancialYear(to);
  return {
    days: { from, to },
    fromField: useDayField(from, (chosen) => setParams({ from: chosen, to })),
    toField: useDayField(to, (chosen) => setParams({ from, to: chosen })),
  };
}

function Movements({ uniqueId, customer }: MovementsProps) {
  const { days, fromField, toField } = useDays();
  const navigate = useNavigate();
  const opening = useUrlState('opening', 'setOpening');
  const used = useKeepMounted(opening.value !== null);
  const confirm = useConfirm();
  const [save, writing] = useXlsFile();
  const [mail, mailing] = useCommand(useMailStatementMutation(), { done: 'Statement is being mailed' });
  const answer = useCustomerLedgerQuery({
    variables: { input: { uniqueId, ...days } },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = answer;
  const failed = Boolean(error) && !loading;
  // The earlier days stay visible until the others are there.
  const ledger = (answer.data ?? (failed ? undefined : answer.previousData))?.customerLedger;
  const rows = useMemo(() => (ledger ? ledgerRows(ledger) : []), [ledger]);
  const vpp = useMemo(() => (ledger ? vppRows(ledger) : []), [ledger]);
  const sheets = () => [
    xlsSheet('Ledger', ledgerColumns, rows),
    ...(vpp.length > 0 ? [xlsSheet('VPP', vppColumns, vpp)] : []),
  ];
  const open = useCallback(({ to }: LedgerTableRow) => void (to && navigate(to)), [navigate]);

  async function mailAsked() {
    const email = customer?.email ?? null;
    const refusal = receivablesRefusal.statement({ email });
    if (refusal) return toast.error(refusal);
    const period = `${formatDate(days.from)} to ${formatDate(days.to)}`;
    const since = customer?.emailSince ? ` The address stands since ${showInstant(customer.emailSince)}.` : '';
    const sure = await confirm({ question: `Mail the statement of ${period} to ${email}?${since}`, ok: 'Mail' });
    if (sure) await mail({ input: { uniqueId, ...days } });
  }

  return (
    <>
      <Toolbar
        more={
          <>
            {' '}
            <May do="setOpening">
              <Button onClick={() => opening.show('1')}>Opening Balance</Button>
            </May>
            <Button onClick={() => void window.open(paths.statementPrint(uniqueId, days), '_blank')}>Print</Button>
            <May do="mailStatement">
              <Button disabled={!customer} loading={mailing} onClick={() => void mailAsked()}>
                Mail Statement
              </Button>
            </May>
          </>
        }
        excel={
          <Button
            disabled={!ledger || !customer}
            loading={writing}
            onClick={() => customer && void save(fileName(customer.company), sheets())}
          >
            Excel
          </Button>
        }
      >
        <div className="narrow-field">
          <DateInput aria-label="From" min={earliestSearchDate} max={days.to} {...fromField} />
        </div>
        <span aria-hidden>to</span>
        <div className="narrow-field">
          <DateInput aria-label="To" min={days.from} max="today" {...toField} />
        </div>
      </Toolbar>
      <DataTable
        label="Ledger"
        columns={ledgerColumns}
        rows={rows}
        onOpen={open}
        loading={loading && !ledger}
        failed={
          failed
            ? {
                title: failureOfCaught(error).messages[0] ?? '',
                retry: answer.refetch,
              }
            : null
        }
        emptyText="There is nothing in the ledger"
        loadingText="Loading the ledger..."
      />
      {vpp.length > 0 && (
        <>
          <h2 className="heading">VPP money collected for the customer</h2>
          <DataTable label="VPP" columns={vppColumns} rows={vpp} onOpen={open} emptyText="There is no VPP money" />
        </>
      )}
      {used && <OpeningWindow open={opening.value !== null} uniqueId={uniqueId} onClose={opening.close} />}
    </>
  );
}

/** 'Ledger-Shreeji-Diamonds.xls'. */
const fileName = (company: string) => `Ledger-${company.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.xls`;
