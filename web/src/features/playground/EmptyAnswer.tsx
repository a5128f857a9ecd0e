import { useGraphiQL } from '@graphiql/react';

/** Placeholder of the response pane before the first query. */
export function EmptyAnswer() {
  const isEmpty = useGraphiQL(({ tabs, activeTabIndex, isFetching }) => !isFetching && !tabs[activeTabIndex]?.response);
  return (
    isEmpty && (
      <p className="playground-empty">
        Choose a report on the left, or press ▶ to run the query. The answer appears here. The documentation explorer
        describes every query, field and unit; <a href="/docs">the reference</a> has the same, and the errors.
      </p>
    )
  );
}
