import { formatDate } from '../../../server/src/domain/values/dates';
import type { CompanyBlockFragment, ManifestPaperFragment } from '../graphql.generated';
import { Barcode } from './Barcode';
import { CompanyBlock } from './CompanyBlock';

export interface ManifestPaperProps {
  company: CompanyBlockFragment;
  manifest: ManifestPaperFragment;
}

/** Header of a manifest: company, number and route. */
export function ManifestHead({ company, manifest: m, title }: ManifestPaperProps & { title: string }) {
  const { viaCargo, deliveryVendor } = m;
  return (
    <>
      <header>
        <CompanyBlock company={company} />
        <div className="number">
          <Barcode text={m.manifestId} />
          <b>{m.manifestId}</b>
        </div>
        <h2>{title}</h2>
      </header>
      <dl className="way">
        <div>
          <dt>Date</dt>
          <dd>{formatDate(m.date)}</dd>
        </div>
        <div>
          <dt>Booking City</dt>
          <dd>{m.bookingCity?.name}</dd>
        </div>
        <div>
          <dt>Delivery City</dt>
          <dd>{m.deliveryCity?.name}</dd>
        </div>
        <div>
          <dt>Booking Vendor</dt>
          <dd>{m.bookingVendor?.name}</dd>
        </div>
        <div>
          <dt>Via Cargo</dt>
          <dd>
            {viaCargo?.name}
            <small>{contactOf(viaCargo)}</small>
          </dd>
        </div>
        <div>
          <dt>Delivery Vendor</dt>
          <dd>
            {deliveryVendor?.name}
            <small>{contactOf(deliveryVendor)}</small>
          </dd>
        </div>
      </dl>
    </>
  );
}

const contactOf = (vendor: ManifestPaperFragment['viaCargo']) =>
  [vendor?.contactPerson, vendor?.contactNumber].filter(Boolean).join(', ');
