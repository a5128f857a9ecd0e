import { textOrNull } from '../../../domain/values/text';
import { useOf } from '../../../db/schema/uses';
import { normalizeGstin } from '../../../domain/tax/gstin';
import { normalizePan } from '../../../domain/tax/pan';
import { vendorRefusal } from '../../../domain/policy/vendors';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import { City } from '../locations/city.entity';
import { Vendor } from './vendor.entity';
import { CreateVendorInput, UpdateVendorInput, type VendorDetails } from './vendor.inputs';
import { vendorList, VendorSearch } from './vendor.list';

export const vendors = listQuery('vendors', VendorSearch, vendorList);

export const createVendor = command({
  action: 'createVendor',
  input: CreateVendorInput,
  async run({ db }, input) {
    const city = await db.named(City, input.cityId, 'City', 'cityId');
    const type = input.type ?? 'Courier';
    const created = await db.insert(Vendor, { ...detailsOf(input), cityId: city.id, type, lastActiveDate: null });
    return created;
  },
});

export const updateVendor = command({
  action: 'updateVendor',
  input: UpdateVendorInput,
  async run({ db }, input) {
    const found = await db.lock(Vendor, input.uniqueId, input.version);
    const city = await db.named(City, input.cityId, 'City', 'cityId');
    return db.update(found, { ...detailsOf(input), cityId: city.id });
  },
});

export const deleteVendor = command({
  action: 'deleteVendor',
  input: RecordInput,
  undo: { undeletes: Vendor },
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(Vendor, uniqueId, version);
    refuse(vendorRefusal.delete({ id: found.id, usedBy: await useOf(db, found) }));
    return db.delete(found);
  },
});

const detailsOf = (input: VendorDetails) => ({
  ...storedValues(input, ['cityId']),
  gst: normalizeGstin(input.gst ?? '') || null,
  panNo: normalizePan(input.panNo ?? '') || null,
  url: textOrNull(input.url),
  selfDelivery: input.selfDelivery === true,
});
