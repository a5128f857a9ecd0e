import type { ConsignmentDetailFragment } from '../../graphql.generated';
import { showMoney, showWeight } from '../../ui/app/format';

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
            <div>
              <dt>Volumetric</dt>
              <dd>{volumetricWeight > 0 ? showWeight(volumetricWeight) : 'not measured'}</dd>
            </div>
            {vendorWeight !== null && (
              <div>
                <dt>Chargeable to the vendor</dt>
                <dd>{showWeight(vendorWeight)}</dd>
              </div>
            )}
            {(dimensions ?? []).map(({ length, width, height, count }, at) => (
              <div key={at}>
                <dt>{`${count} of`}</dt>
                <dd>{`${length} × ${width} × ${height} cm`}</dd>
              </div>
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
            <div key={text}>
              <dt>{text}</dt>
              <dd>{showMoney(amount)}</dd>
            </div>
          ))}
          <div className="total">
            <dt>Rated</dt>
            <dd>{showMoney(rated)}</dd>
          </div>
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
