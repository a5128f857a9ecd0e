import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { useIsDark } from '../appearance';
import { EmptyAnswer } from '../features/playground/EmptyAnswer';
import { reportsPlugin } from '../features/playground/ReportsPlugin';
import { reportsFor } from '../features/playground/reports';
import '../features/playground/playground.css';
import { companySettings } from '../companySettings';
import { paths } from '../paths';

/** GraphiQL, served from this origin. Requests use the session cookie, so users see only what their role permits. */
const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'Read-Preference': 'replica' } });
const plugins = [reportsPlugin];

export default function PlaygroundPage() {
  const isDark = useIsDark();
  return (
    <main className="playground">
      <h1 className="visually-hidden">GraphQL playground</h1>
      <GraphiQL
        fetcher={fetcher}
        plugins={plugins}
        visiblePlugin={reportsPlugin}
        defaultQuery={reportsFor(companySettings())[0]?.query ?? ''}
        isHeadersEditorEnabled={false}
        forcedTheme={isDark ? 'dark' : 'light'}
      >
        <GraphiQL.Footer>
          <EmptyAnswer />
        </GraphiQL.Footer>
        <GraphiQL.Logo>
          <a href={paths.dashboard()}>{companySettings().titleSuffix}</a>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
