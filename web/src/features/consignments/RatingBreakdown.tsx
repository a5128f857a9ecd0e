import type { ConsignmentDetailFragment } from '../../graphql.generated';
import { showMoney, showWeight } from '../../ui/app/format';
import { NamedValue } from '../../ui/panel/NamedValue';

type Rating = NonNullable<ConsignmentDetailFragment['rating']>;
type Consignment = Pick<ConsignmentDetailFragment, 'customerAmount' | 'vendorAmount'>;

interface Props {
  rating: Rating;
  consignment: Consignment;
}

/** How the rate cards came to the amounts of a consignment. */
export function RatingBreakdown({ rating, consignment }: Props) {
  const { volumetricWeight, vendorWeight, dimensions, notes } = rating;
  return (
    <>
      <div className="fact-groups">
        <Side
          title="Customer"
          zone={rating.customerZone}
          lines={rating.customerLines ?? []}
          rated={rating.ratedCustomerAmount}
          isOverridden={rating.customerOverridden ?? false}
          booked={consignment.customerAmount}
        />
        <Side
          title="Vendor"
          zone={rating.vendorZone}
          lines={rating.vendorLines ?? []}
          rated={rating.ratedVendorAmount}
          isOverridden={rating.vendorOverridden ?? false}
          booked={consignment.vendorAmount}
        />
        <section aria-label="Weights">
          <h3>Weights</h3>
          <dl className="sums">
            <NamedValue name="Volumetric">
              {volumetricWeight > 0 ? showWeight(volumetricWeight) : 'not measured'}
            </NamedValue>
            {vendorWeight !== null && (
              <NamedValue name="Chargeable to the vendor">{showWeight(vendorWeight)}</NamedValue>
            )}
            {(dimensions ?? []).map(({ length, width, height, count }, at) => (
              <NamedValue key={at} name={`${count} of`}>{`${length} × ${width} × ${height} cm`}</NamedValue>
            ))}
          </dl>
        </section>
      </div>
      {(notes ?? []).map((note) => (
        <div key={note} className="quiet">
          {note}
        </div>
      ))}
    </>
  );
}

interface SideProps {
  title: string;
  zone: string | null;
  lines: readonly { text: string; amount: number }[];
  rated: number | null;
  isOverridden: boolean;
  booked: number | null;
}

function Side({ title, zone, lines, rated, isOverridden, booked }: SideProps) {
  return (
    <section aria-label={`Rate of the ${title.toLowerCase()}`}>
      <h3>{zone ? `${title}, zone ${zone}` : title}</h3>
      {rated === null ? (
        <div className="quiet">No rate</div>
      ) : (
        <dl className="sums">
          {lines.map(({ text, amount }) => (
            <NamedValue key={text} name={text}>
              {showMoney(amount)}
            </NamedValue>
          ))}
          <NamedValue className="total" name="Rated">
            {showMoney(rated)}
          </NamedValue>
          {isOverridden && (
            <div>
              <dt>Booked by hand</dt>
              <dd className="noted">{booked === null ? 'nothing' : showMoney(booked)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
