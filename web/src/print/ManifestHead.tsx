import { formatDate } from '../../../server/src/domain/values/dates';
import type { CompanyBlockFragment, ManifestPaperFragment, PaperBranchFragment } from '../graphql.generated';
import { BarcodeHead } from './BarcodeHead';

export interface ManifestPaperProps {
  company: CompanyBlockFragment;
  manifest: ManifestPaperFragment;
  branch?: PaperBranchFragment;
}

/** Header of a manifest: company, number and route. */
export function ManifestHead({ company, manifest: m, branch, title }: ManifestPaperProps & { title: string }) {
  const { viaCargo, deliveryVendor } = m;
  return (
    <>
      <BarcodeHead company={company} branch={branch} number={m.manifestId} title={title} />
      <dl className="fact-row">
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
