import { useGraphiQL } from '@graphiql/react';

/** In the pane of the answer as long as there is none. */
export function EmptyAnswer() {
  const isEmpty = useGraphiQL(({ tabs, activeTabIndex, isFetching }) => !isFetching && !tabs[activeTabIndex]?.response);
  return (
    isEmpty && (
      <p className="playground-empty">
        Choose a report on the left, or press ▶ to run the query. The answer appears here.
      </p>
    )
  );
}
