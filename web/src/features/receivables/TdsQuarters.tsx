import { quarterOf } from '../../../../server/src/domain/values/quarters';
import { useTdsQuartersQuery } from '../../graphql.generated';
import { counted, showMoney } from '../../ui/app/format';

interface Props {
  /** The first day of a quarter. */
  chosen: string | undefined;
  /** Undefined: of all branches. */
  branchId: number | undefined;
  onChoose: (quarter: string | undefined) => void;
}

/** What was deducted in each quarter. A click shows its payments, a second one those of all. */
export function TdsQuarters({ chosen, branchId, onChoose }: Props) {
  const { data, loading } = useTdsQuartersQuery({
    ...(branchId !== undefined && { variables: { search: { branchId: [String(branchId)] } } }),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ul
      className="plain-list field-grid tds-quarters"
      aria-label="TDS by quarter"
      data-loading={(loading && !data) || undefined}
    >
      {data?.tdsQuarters.map(({ quarter, payments, tdsAmount, withoutCertificate }) => (
        <li key={quarter}>
          <button
            type="button"
            className="bordered"
            aria-pressed={quarter === chosen}
            onClick={() => onChoose(quarter === chosen ? undefined : quarter)}
          >
            <span className="quiet">{`${quarterOf(quarter)} · ${counted(payments, 'payment')}`}</span>
            <strong>{showMoney(tdsAmount)}</strong>
            <span className="quiet">
              {withoutCertificate ? `${showMoney(withoutCertificate)} without certificate` : 'All with certificate'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
