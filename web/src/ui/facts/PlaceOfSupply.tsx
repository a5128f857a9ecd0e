import { usePlaceOfSupplyQuery } from '../../graphql.generated';
import { NamedValue } from '../panel/NamedValue';

interface Props {
  customerId: number;
  /** Where the goods are handed over; null: in the home city. */
  bookingCityId?: number | null;
  /** Shown only if the GSTIN decides, not the city. */
  registeredOnly?: boolean;
}

/** Which tax a customer's services bear; unfolded, by which facts and which rule. Nothing until it is known. */
export function PlaceOfSupply({ customerId, bookingCityId = null, registeredOnly = false }: Props) {
  const { data } = usePlaceOfSupplyQuery({
    variables: { input: { customerId, bookingCityId } },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.placeOfSupply;
  if (!found || (registeredOnly && found.posRule === 'HandedOver')) return null;
  return (
    <details className="notice">
      <summary className="quiet">
        Place of supply <strong>{found.result}</strong>
      </summary>
      <dl className="facts bordered">
        {found.inputs.map(({ name, value }) => (
          <NamedValue key={name} name={name}>
            {value}
          </NamedValue>
        ))}
        <NamedValue name="Rule">{found.rule}</NamedValue>
        <NamedValue name="Result">{found.result}</NamedValue>
      </dl>
    </details>
  );
}
