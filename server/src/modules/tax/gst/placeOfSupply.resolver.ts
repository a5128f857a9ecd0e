import { field, resolver } from '../../../core/operation/resolver';
import { placeOfSupply } from './placeOfSupply.service';
import { PlaceOfSupply } from './placeOfSupply.type';

export const placeOfSupplyResolver = resolver(
  field(placeOfSupply, PlaceOfSupply, { description: 'Which tax the services of a customer bear, and why.' }),
);
