import { toOne, type Relations } from '../../../core/record/relations';
import { City } from '../locations/city.entity';
import type { Vendor } from './vendor.entity';

export const vendorRelations: Relations<Vendor> = { city: toOne('cityId', () => City) };
