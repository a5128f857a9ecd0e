import { Field, InputType } from 'type-graphql';
import { VendorType } from '../../../domain/parties/enums';
import { vendorFields as fields } from '../../../domain/parties/vendorFields';
import { isPan, normalizePan } from '../../../domain/tax/pan';
import { whenGiven } from '../../../domain/rules/rules';
import { ValidGstin } from '../../../domain/rules/fieldRules';
import { HasFields } from '../../../domain/values/fields';
import { isTrackingUrl } from '../../../domain/bookings/trackingUrl';
import { InputField } from '../../../core/record/fields';
import { changeOf } from '../../../core/record/record.inputs';

const ValidPan = () => whenGiven('pan', 'Please enter valid PAN number', (text) => isPan(normalizePan(text)));
const ValidTrackingUrl = () =>
  whenGiven('trackingUrl', 'Please enter valid url: http or https, with {awb} in it', isTrackingUrl);

/** Form values of a vendor, in the order of their messages (SPEC 5). */
@InputType()
@HasFields(fields, [])
export abstract class VendorDetails {
  @InputField(fields.cityId)
  cityId: string;

  @InputField(fields.contactNumber)
  contactNumber: string;

  @InputField(fields.contactPerson)
  contactPerson: string;

  @InputField(fields.name)
  name: string;

  @ValidGstin()
  @InputField(fields.gst, { description: 'GSTIN.' })
  gst?: string | null;

  @ValidPan()
  @InputField(fields.panNo)
  panNo?: string | null;

  @ValidTrackingUrl()
  @InputField(fields.url, { description: 'Tracking URL with the placeholder {awb}.' })
  url?: string | null;

  @InputField(fields.selfDelivery, { description: 'True if the vendor delivers to the receiver itself.' })
  selfDelivery?: boolean | null;
}

@InputType()
export class CreateVendorInput extends VendorDetails {
  @Field(() => VendorType, { nullable: true, description: 'Default: Courier. Cannot be changed later.' })
  type?: VendorType | null;
}

@InputType()
export class UpdateVendorInput extends changeOf(VendorDetails) {}
