import { CheckCircleFilled } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { SetUpTask } from '../../../../server/src/domain/enums';
import { paths } from '../../paths';
import './setup.css';

/** In the order in which they are best done. */
const lines: Readonly<Record<SetUpTask, { words: string; to: string }>> = {
  Company: { words: 'Company and GSTIN', to: paths.setUpSteps('company') },
  Logo: { words: 'Logo', to: paths.setUpSteps('papers') },
  Bank: { words: 'Bank account', to: paths.setUpSteps('papers') },
  Series: { words: 'Invoice numbers', to: paths.setUpSteps('series') },
  ReceiptBook: { words: 'Receipt book', to: paths.receiptBooks() },
  Couriers: { words: 'Couriers', to: '/vendors' },
  Rates: { words: 'Rate card', to: '/rates' },
  Customers: { words: 'Customers', to: paths.customers() },
  OpeningBalances: { words: 'Opening balances', to: paths.customers() },
  Users: { words: 'Users invited', to: paths.setUpSteps('users') },
  TestMail: { words: 'Test mail sent', to: paths.mails() },
  TestLabel: { words: 'Test label printed', to: paths.consignments() },
  TestInvoice: { words: 'Test invoice printed', to: paths.invoices() },
};

export const setUpTasks = Object.keys(lines) as SetUpTask[];

/** Each line has its place, whether it is done or not. */
export function SetUpLines({ done }: { done: ReadonlySet<SetUpTask> }) {
  return (
    <ul className="setup-lines" aria-label="First steps">
      {setUpTasks.map((task) => {
        const isDone = done.has(task);
        return (
          <li key={task}>
            <Link to={lines[task].to} className={isDone ? 'quiet' : undefined}>
              {isDone ? <CheckCircleFilled aria-hidden /> : <span className="setup-open" aria-hidden />}
              <span>
                {lines[task].words}
                <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
