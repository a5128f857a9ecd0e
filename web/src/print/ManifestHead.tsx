import { formatDate } from '../../../server/src/domain/values/dates';
import type { CompanyBlockFragment, ManifestPaperFragment, PaperBranchFragment } from '../graphql.generated';
import { BarcodeHead } from './BarcodeHead';
import { NamedValue } from '../ui/panel/NamedValue';

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
        <NamedValue name="Date">{formatDate(m.date)}</NamedValue>
        <NamedValue name="Booking City">{m.bookingCity?.name}</NamedValue>
        <NamedValue name="Delivery City">{m.deliveryCity?.name}</NamedValue>
        <NamedValue name="Booking Vendor">{m.bookingVendor?.name}</NamedValue>
        <NamedValue name="Via Cargo">
          {viaCargo?.name}
          <small>{contactOf(viaCargo)}</small>
        </NamedValue>
        <NamedValue name="Delivery Vendor">
          {deliveryVendor?.name}
          <small>{contactOf(deliveryVendor)}</small>
        </NamedValue>
      </dl>
    </>
  );
}

const contactOf = (vendor: ManifestPaperFragment['viaCargo']) =>
  [vendor?.contactPerson, vendor?.contactNumber].filter(Boolean).join(', ');
