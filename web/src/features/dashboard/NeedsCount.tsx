import { useNeedsTodayQuery } from '../../graphql.generated';

interface Props {
  /** One of those on the screen asks again. */
  refreshes?: boolean;
}

/** As often as for new notifications; the dashboard asks more often, and its answers are shown here, too. */
const refreshMs = 5 * 60_000;

/** How many kinds of work wait for the user; nothing where none does, or where it is not known. */
export default function NeedsCount({ refreshes = false }: Props) {
  const { data } = useNeedsTodayQuery({
    context: { quiet: true },
    ...(refreshes && { pollInterval: refreshMs, skipPollAttempt: () => document.hidden }),
  });
  const count = data?.needsToday.filter((need) => need.count > 0).length ?? 0;
  return count > 0 ? <span className="enum-tag needs-badge">{count}</span> : null;
}
