import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { May } from '../../ui/app/May';
import { lazyPart } from '../../ui/app/lazily';
import { firstScreen } from '../../ui/app/firstScreen';

const NeedsCount = lazyPart(async () => {
  await firstScreen;
  return import('../../features/dashboard/NeedsCount');
});

interface Props {
  className: string;
  refreshes?: boolean;
  onClick?: () => void;
}

/** To what waits for the user, with the number of its kinds once it is known. */
export function NeedsLink({ className, refreshes, onClick }: Props) {
  return (
    <May do="needsToday">
      <Link className={className} to={paths.needs()} title="What needs you today" onClick={onClick}>
        <svg className="menu-icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
          <path d="m1.5 4 1.3 1.3L5.2 2.5M1.5 11.5l1.3 1.3 2.4-2.8M8 4h6.5M8 11.5h6.5" strokeLinecap="round" />
        </svg>
        <span className="needs-name">Needs you</span>{' '}
        <span className="needs-room">
          <NeedsCount refreshes={refreshes} />
        </span>
      </Link>
    </May>
  );
}
