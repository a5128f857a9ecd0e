import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FindAwbDocument, type FindAwbQuery } from '../../../graphql.generated';
import { matchesPath, paths } from '../../../paths';
import { addRecent } from '../../../ui/input/recentTargets';
import { offerUnknown } from '../../../ui/keys/unknownCode';
import { toast } from '../../../ui/overlay/toast';

export type Match = FindAwbQuery['findAwb'][number];

/** Name of the URL parameter of a booking shown over a screen that is not its own list. */
export const foundParam = 'found';

const screens: Readonly<Record<Match['kind'], string>> = { Consignment: paths.consignments(), Cargo: paths.cargo() };

const screenNames: Readonly<Record<Match['kind'], string>> = { Consignment: 'Consignment', Cargo: 'Cargo' };

/** `found=Cargo.<uniqueId>`; null for anything else. */
export function parseFound(value: string | null): Pick<Match, 'kind' | 'uniqueId'> | null {
  const [kind = '', uniqueId] = value?.split('.') ?? [];
  return uniqueId && Object.hasOwn(screens, kind) ? { kind: kind as Match['kind'], uniqueId } : null;
}

/**
 * Finds bookings by a code and opens the detail over the present screen: by `open` on the booking's own list, by `found`
 * elsewhere. Several matches are `choice`. A later code takes the place of one that is not answered yet.
 */
export function useFind() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [choice, setChoice] = useState<readonly Match[]>([]);
  const asked = useRef(0);

  const open = (match: Match) => {
    const { kind, uniqueId, awbNo, piece } = match;
    setChoice([]);
    addRecent({ label: awbNo, note: screenNames[kind], to: `${screens[kind]}?open=${uniqueId}` });
    const isOwnScreen = matchesPath(screens[kind], location.pathname);
    const name = isOwnScreen ? 'open' : foundParam;
    const next = new URLSearchParams(location.search);
    const wasOpen = next.has(name);
    const { shown } = (location.state ?? {}) as { shown?: string };
    if (isOwnScreen) for (const other of [foundParam, 'new', 'edit']) next.delete(other);
    next.set(name, isOwnScreen ? uniqueId : `${kind}.${uniqueId}`);
    // One entry of the history for all that is scanned in turn, so that closing leads back to the screen.
    void navigate(
      { pathname: location.pathname, search: next.toString() },
      { replace: wasOpen, state: { shown: wasOpen ? shown : name, piece } },
    );
  };

  const find = async (code: string): Promise<'one' | 'several' | 'none'> => {
    const own = (asked.current += 1);
    const answer = await client
      .query<FindAwbQuery>({ query: FindAwbDocument, variables: { code }, fetchPolicy: 'network-only' })
      // Reported by the error link.
      .catch(() => null);
    const matches = answer?.data?.findAwb;
    if (own !== asked.current || !matches) return 'none';
    const [match] = matches;
    if (!match) {
      if (!offerUnknown(code)) toast.error(`AwbNo ${shownCode(code)} is not known`);
    } else if (matches.length > 1) setChoice(matches);
    else open(match);
    return matches.length > 1 ? 'several' : match ? 'one' : 'none';
  };

  return { find, choice, open, dismiss: useCallback(() => setChoice([]), []) };
}

/** Without control characters; a long code is cut, since it may be a foreign address. */
const shownCode = (code: string) =>
  code
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toUpperCase()
    .slice(0, 60);
