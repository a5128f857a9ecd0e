import { CheckCircleFilled } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { SetUpTask } from '../../../../server/src/domain/enums';
import { paths } from '../../paths';

/** In the order in which they are best done. */
const lines: Readonly<Record<SetUpTask, { label: string; to: string }>> = {
  Company: { label: 'Company and GSTIN', to: paths.setUpSteps('company') },
  Logo: { label: 'Logo', to: paths.setUpSteps('papers') },
  Bank: { label: 'Bank account', to: paths.setUpSteps('papers') },
  Series: { label: 'Invoice numbers', to: paths.setUpSteps('series') },
  ReceiptBook: { label: 'Receipt book', to: paths.receiptBooks() },
  Couriers: { label: 'Couriers', to: '/vendors' },
  Rates: { label: 'Rate card', to: '/rates' },
  Customers: { label: 'Customers', to: paths.customers() },
  OpeningBalances: { label: 'Opening balances', to: paths.customers() },
  Users: { label: 'Users invited', to: paths.setUpSteps('users') },
  TestMail: { label: 'Test mail sent', to: paths.mails() },
  TestLabel: { label: 'Test label printed', to: paths.consignments() },
  TestInvoice: { label: 'Test invoice printed', to: paths.invoices() },
};

export const setUpTasks = Object.keys(lines) as SetUpTask[];

const circle = (
  <svg viewBox="0 0 16 16" width="1em" fill="none" stroke="currentColor">
    <circle cx="8" cy="8" r="7" />
  </svg>
);

/** Each line has its place, whether it is done or not. */
export function SetUpLines({ done }: { done: ReadonlySet<SetUpTask> }) {
  return (
    <ul className="plain-list link-grid" aria-label="First steps">
      {setUpTasks.map((task) => {
        const isDone = done.has(task);
        return (
          <li key={task}>
            <Link to={lines[task].to} className={isDone ? 'line quiet' : 'line'}>
              <span className={isDone ? 'menu-icon good' : 'menu-icon quiet'} aria-hidden>
                {isDone ? <CheckCircleFilled /> : circle}
              </span>
              <span>
                {lines[task].label}
                <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
