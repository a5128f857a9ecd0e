import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { ReportChart } from '../features/reports/ReportChart';
import { comparisonText, ReportChoices } from '../features/reports/ReportChoices';
import {
  chosenReport,
  defaultReport,
  reportCodecs,
  searchOf,
  titleOf,
  type ReportAddress,
} from '../features/reports/reportAddress';
import { ReportFilterFields } from '../features/reports/ReportFilterFields';
import { reportColumns } from '../features/reports/reportColumns';
import { linesOf } from '../features/reports/reportLines';
import { useReport } from '../features/reports/useReport';
import { useHolder } from '../ui/app/usePermission';
import { csvFile } from '../ui/file/csv';
import { xlsSheet } from '../ui/file/exportXls';
import { saveFile } from '../ui/file/saveFile';
import { useXlsFile } from '../ui/file/useXlsFile';
import { Skeleton } from '../ui/panel/Skeleton';
import { PageHeader } from '../ui/panel/PageHeader';
import { useAddressFilters } from '../ui/search/ownBranch';
import { DataTable } from '../ui/table/DataTable';
import { useListAddress } from '../ui/views/useListAddress';
import { Toolbar } from '../ui/panel/Toolbar';
import { ViewMenu } from '../ui/views/ViewMenu';

export default function ReportsPage() {
  const holder = useHolder();
  const [params, setParams, isOpening] = useListAddress(Object.keys(reportCodecs));
  const address = params.toString();
  const { read, write } = useAddressFilters(reportCodecs, defaultReport);
  const chosen = useMemo(() => chosenReport(read(new URLSearchParams(address)), holder), [address, holder, read]);
  const { report, loading, failed, retry } = useReport(chosen.name, searchOf(chosen), isOpening);
  const columns = useMemo(() => reportColumns(chosen), [chosen]);
  const lines = useMemo(() => (report ? linesOf(report, chosen) : []), [report, chosen]);
  const [saveXls, writing] = useXlsFile();
  const filtersId = useId();
  const filterCount = Object.keys(chosen.filters).length;
  const [isUnfolded, setUnfolded] = useState(filterCount > 0);
  const isFiltering = isUnfolded && chosen.name === 'consignments';
  const isEmpty = report !== undefined && chosen.groups.length > 0 && report.rowCount === 0;
  const shown = isEmpty ? [] : lines;
  const fileName = titleOf(chosen);

  function change(changed: ReportAddress) {
    setParams((current) => {
      const next = new URLSearchParams(current);
      write(next, { ...read(current), ...changed });
      return next;
    });
  }

  return (
    <>
      <PageHeader title="Reports" note="Sums by up to two groups; the address of the page is the report" />
      <Toolbar
        role="search"
        more={
          <Button disabled={shown.length === 0} onClick={() => saveFile(csvFile(columns, shown), `${fileName}.csv`)}>
            CSV
          </Button>
        }
        excel={
          <Button
            disabled={shown.length === 0}
            loading={writing}
            onClick={() => void saveXls(`${fileName}.xls`, [xlsSheet('Report', columns, shown)])}
          >
            Excel
          </Button>
        }
      >
        <ViewMenu />
        {chosen.name === 'consignments' && (
          <Button aria-expanded={isUnfolded} aria-controls={filtersId} onClick={() => setUnfolded(!isUnfolded)}>
            Filters {filterCount > 0 && `(${filterCount}) `}
            {isUnfolded ? '▴' : '▾'}
          </Button>
        )}
        <span className="quiet small" role="status">
          {comparisonText(chosen)}
        </span>
      </Toolbar>
      <ReportChoices chosen={chosen} onChange={change} />
      {isFiltering && <ReportFilterFields id={filtersId} chosen={chosen} onChange={change} />}
      {/* The table appears together with the chart, which would push it down. */}
      {loading ? <Skeleton text="Adding up..." /> : !isEmpty && <ReportChart chosen={chosen} lines={lines} />}
      <DataTable
        label="Report"
        columns={columns}
        rows={shown}
        loading={loading}
        failed={failed ? { title: 'The report could not be loaded', retry } : null}
        emptyText="There is nothing in this period. Choose another one, or another report."
        loadingText="Adding up..."
      />
    </>
  );
}
