import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { EmptyAnswer } from '../features/playground/EmptyAnswer';
import { reportsPlugin } from '../features/playground/ReportsPlugin';
import { reports } from '../features/playground/reports';
import '../features/playground/playground.css';
import { paths } from '../paths';

/** GraphiQL from our own files. It asks with the session's cookie, so an analyst sees what their role may see. */
const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const plugins = [reportsPlugin];

export default function PlaygroundPage() {
  return (
    <div className="playground">
      <GraphiQL
        fetcher={fetcher}
        plugins={plugins}
        visiblePlugin={reportsPlugin}
        defaultQuery={reports[0]?.query ?? ''}
        isHeadersEditorEnabled={false}
      >
        <GraphiQL.Footer>
          <EmptyAnswer />
        </GraphiQL.Footer>
        <GraphiQL.Logo>
          <a href={paths.dashboard()}>Waybill</a>
        </GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
