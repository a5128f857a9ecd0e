import { CheckCircleOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NeedKind } from '../../../../server/src/domain/enums';
import { needActions } from '../../../../server/src/domain/policy/needs';
import { useNeedsTodayQuery, type NeedsTodayQuery } from '../../graphql.generated';
import { usePermission } from '../../ui/app/usePermission';
import { needLines } from './needLines';
import { refreshEvery } from './refresh';
import './needs.css';

/** The enumeration itself is not loaded. */
const allKinds = Object.keys(needLines) as NeedKind[];

type Need = NeedsTodayQuery['needsToday'][number];

/** What waits for the user. Each line has its place, so that nothing moves when the numbers come or change. */
export function NeedsToday() {
  const may = usePermission();
  const id = useId();
  const section = useFocusByAddress();
  const { data, error, loading, refetch } = useNeedsTodayQuery(refreshEvery);
  const kinds = allKinds.filter((kind) => may(needActions[kind]));
  const needs = new Map(data?.needsToday.map((need) => [need.kind, need]));
  const isDone = data?.needsToday.every(({ count }) => count === 0);
  const hasFailed = Boolean(error) && !data && !loading;
  const isEmpty = isDone || hasFailed;
  return (
    <section ref={section} tabIndex={-1} className="panel" aria-labelledby={id} aria-busy={loading}>
      <h2 id={id} className="panel-title">
        Needs you today
      </h2>
      <div className="needs-body">
        <ul className="plain-list link-grid" style={{ visibility: isEmpty ? 'hidden' : undefined }}>
          {kinds.map((kind) => (
            <li key={kind}>
              <Line {...needLines[kind]} need={needs.get(kind)} />
            </li>
          ))}
        </ul>
        {isDone && (
          <Flex component="p" justify="center" align="center" gap={8} className="quiet">
            <CheckCircleOutlined aria-hidden /> All done
          </Flex>
        )}
        {hasFailed && (
          <Flex component="p" justify="center" align="center" gap={8} className="quiet" role="alert">
            What waits could not be loaded
            <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          </Flex>
        )}
      </div>
    </section>
  );
}

/** Has the focus by `paths.needs()`, once it is shown: while what stands above it loads, it is not. */
function useFocusByAddress() {
  const element = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const { current } = element;
    if (hash !== '#needs' || !current) return undefined;
    const shown = new ResizeObserver(() => {
      if (!current.checkVisibility()) return;
      current.focus();
      shown.disconnect();
    });
    shown.observe(current);
    return () => shown.disconnect();
  }, [hash, key]);
  return element;
}

interface LineProps {
  label: string;
  named?: (filters: Record<string, string>) => string;
  to: (filters: Record<string, string>) => string;
  /** Undefined until it is loaded. */
  need: Need | undefined;
}

function Line({ label, named, to, need }: LineProps) {
  const filters = Object.fromEntries(need?.filters.map(({ name, value }) => [name, value]) ?? []);
  const count = need && `${need.count.toLocaleString('en-IN')}${need.hasMore ? '+' : ''}`;
  const content = (
    <>
      <span className={count === undefined ? 'needs-count bar' : 'needs-count'}>{count}</span>{' '}
      <span>{need?.count === 1 && named ? named(filters) : label}</span>
    </>
  );
  if (!need || need.count === 0) return <span className="line quiet">{content}</span>;
  return (
    <Link className="line" to={to(filters)}>
      {content}
    </Link>
  );
}
