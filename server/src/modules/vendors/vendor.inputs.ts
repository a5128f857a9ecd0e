import { Field, ID, InputType, Int } from 'type-graphql';
import { productTexts } from '../../domain/productTexts';
import { VendorType } from '../../domain/enums';
import { isGstin, normalizeGstin } from '../../domain/gstin';
import { isPan, normalizePan } from '../../domain/pan';
import { MaxLength, isPresent, Optional, Required, rule } from '../../domain/rules';
import { isTrackingUrl } from '../../domain/trackingUrl';
import { RecordRef } from '../../core/scalars';

/** Rule for optional texts: blank counts as missing. */
const whenGiven = (name: string, message: string, holds: (text: string) => boolean) =>
  rule(name, message, (value) => !isPresent(value) || holds(String(value)));

const ValidGstin = () => whenGiven('gstin', 'Please enter valid GST number', (text) => isGstin(normalizeGstin(text)));
const ValidPan = () => whenGiven('pan', 'Please enter valid PAN number', (text) => isPan(normalizePan(text)));
const ValidTrackingUrl = () =>
  whenGiven('trackingUrl', 'Please enter valid url: http or https, with {awb} in it', isTrackingUrl);

/** Form values of a vendor, in the order of their messages (SPEC 5). */
@InputType()
export abstract class VendorDetails {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select city')
  cityId: string;

  @Field(() => String, { nullable: true })
  @MaxLength(40, 'Contact number')
  @Required(productTexts.contactNumberRequired)
  contactNumber: string;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Contact person')
  @Required(productTexts.contactPersonRequired)
  contactPerson: string;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => String, { nullable: true, description: 'GSTIN.' })
  @ValidGstin()
  @Optional()
  gst?: string | null;

  @Field(() => String, { nullable: true })
  @ValidPan()
  @Optional()
  panNo?: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking URL with the placeholder {awb}.' })
  @ValidTrackingUrl()
  @MaxLength(300, 'Url')
  @Optional()
  url?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True if the vendor delivers to the receiver itself.' })
  selfDelivery?: boolean | null;
}

@InputType()
export class CreateVendorInput extends VendorDetails {
  @Field(() => VendorType, { nullable: true, description: 'Default: Courier. Cannot be changed later.' })
  type?: VendorType | null;
}

@InputType()
export class UpdateVendorInput extends VendorDetails {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}
