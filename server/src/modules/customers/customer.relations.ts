import { toOne, type Relations } from '../../core/relations';
import { City } from '../locations/city.entity';
import type { Customer } from './customer.entity';

export const customerRelations: Relations<Customer> = { city: toOne('cityId', () => City) };
