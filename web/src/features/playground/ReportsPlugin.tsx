import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { companySettings } from '../../companySettings';
import { usePermission } from '../../ui/app/usePermission';
import { paths } from '../../paths';
import { reportsFor, type Report } from './reports';

/** GraphiQL sidebar plugin with saved reports; a click loads a report into the editor and runs it. */
function Reports() {
  const may = usePermission();
  const editor = useGraphiQL((state) => state.queryEditor);
  const operationName = useGraphiQL((state) => state.operationName);
  const { run } = useGraphiQLActions();
  const [opened, setOpened] = useState<Report | null>(null);

  // GraphiQL parses the editor's text with a delay; running earlier would use the previous report's operation name.
  const isRead = opened !== null && operationName !== undefined && opened.query.startsWith(`query ${operationName} {`);
  useEffect(() => {
    if (!isRead) return;
    setOpened(null);
    run();
  }, [isRead, run]);

  const open = (report: Report) => {
    editor?.setValue(report.query);
    setOpened(report);
  };
  return (
    <section aria-label="Example reports" className="playground-reports">
      <div className="graphiql-doc-explorer-title">Example reports</div>
      <ul className="plain-list lined">
        {reportsFor(companySettings())
          .filter(({ action }) => may(action))
          .map((report) => (
            <li key={report.name}>
              <button type="button" className="row-button" onClick={() => open(report)}>
                {report.name}
              </button>
              <p>{report.about}</p>
            </li>
          ))}
      </ul>
      <p>
        <a href={paths.schema()}>Reference of the schema</a>
      </p>
    </section>
  );
}

const Icon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M5 3h10l4 4v14H5zM9 17v-4M12 17v-7M15 17v-2" />
  </svg>
);

export const reportsPlugin: GraphiQLPlugin = { title: 'Example reports', icon: Icon, content: Reports };
