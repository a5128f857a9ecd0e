import { Alert, Button, Flex } from 'antd';
import { daysBetween, formatDate } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import type { AccountCustomerFragment, CreditFiguresFragment } from '../../graphql.generated';
import { counted, showMoney } from '../../ui/app/format';
import { Panel } from '../../ui/panel/Panel';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { usePermission } from '../../ui/app/usePermission';
import { useUrlState } from '../../ui/search/useUrlState';
import { lazyPart } from '../../ui/app/lazily';
import { Bar } from '../../ui/facts/NamedBars';
import { NamedValue } from '../../ui/panel/NamedValue';

const CreditWindow = lazyPart(() => import('./CreditForms'), 'CreditWindow');

interface Props {
  /** Undefined while loading. */
  customer: AccountCustomerFragment | undefined;
  credit: CreditFiguresFragment | undefined;
}

/** What the customer may owe and owes, with the windows that change it. */
export function CustomerCredit({ customer, credit }: Props) {
  const may = usePermission();
  const opened = useUrlState('credit', 'setCredit');
  const used = useKeepMounted(opened.value !== null);
  return (
    <Panel
      title="Credit"
      extra={
        <span className="row">
          {may('liftCredit') && <Button onClick={() => opened.show('lift')}>Allow Bookings</Button>}
          {may('setCredit') && <Button onClick={() => opened.show('limit')}>Set Credit</Button>}
        </span>
      }
    >
      <Figures credit={credit} />
      {credit?.refusal && <Alert type="warning" showIcon title={`Bookings on credit are refused: ${credit.refusal}`} />}
      {credit?.liftedUntil && (
        <Alert type="info" showIcon title={`Bookings on credit are allowed until ${formatDate(credit.liftedUntil)}`} />
      )}
      {used && customer && <CreditWindow shown={opened.value} customer={customer} onClose={opened.close} />}
    </Panel>
  );
}

function Figures({ credit }: { credit: CreditFiguresFragment | undefined }) {
  const { creditLimit, creditDays, exposure, overdueSince } = credit ?? {};
  const limit = creditLimit == null ? 'No limit' : showMoney(creditLimit);
  const isAbove = creditLimit != null && exposure !== undefined && exposure > creditLimit;
  const days = creditDays == null ? 'Default' : counted(creditDays, 'day');
  return (
    <>
      <dl className="figures" aria-busy={!credit}>
        <NamedValue name="Limit">{credit ? limit : '…'}</NamedValue>
        <NamedValue name="Exposure" isWrong={isAbove}>
          {showMoney(exposure) || '…'}
          {creditLimit != null && creditLimit > 0 && exposure !== undefined && <Bar share={exposure / creditLimit} />}
        </NamedValue>
        <NamedValue name="Oldest overdue" isWrong={Boolean(overdueSince)}>
          {credit ? overdue(overdueSince) : '…'}
        </NamedValue>
        <NamedValue name="Credit days">{credit ? days : '…'}</NamedValue>
      </dl>
      <Flex component="p" wrap gap="0 18px" className="quiet small facts">
        {credit ? partsOf(credit).map((part) => <span key={part}>{part}</span>) : '…'}
      </Flex>
    </>
  );
}

const overdue = (since: string | null | undefined) =>
  since ? `${formatDate(since)}, ${counted(daysBetween(since, companyToday()), 'day')}` : 'Nothing';

/** Of what the exposure consists. */
const partsOf = ({ outstanding, generated, unbilled, advances }: CreditFiguresFragment) => [
  `Outstanding ${showMoney(outstanding)}`,
  `Generated ${showMoney(generated)}`,
  `Unbilled ${showMoney(unbilled)} before tax`,
  `Advances ${showMoney(advances)}`,
];
