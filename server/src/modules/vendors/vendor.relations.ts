import { defineRelations, toOne } from '../../core/relations';
import { City } from '../locations/city.entity';
import { Vendor } from './vendor.entity';

defineRelations(Vendor, { city: toOne('cityId', () => City) });
