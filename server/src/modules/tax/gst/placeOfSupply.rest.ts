import { one, route } from '../../../core/module/route';
import { placeOfSupply } from './placeOfSupply.service';
import { PlaceOfSupply } from './placeOfSupply.type';

export const placeOfSupplyRoutes = [
  route('GET', 'gst/placeofsupply', {
    run: placeOfSupply,
    answer: one(PlaceOfSupply, { with: { inputs: ['name', 'value'] } }),
  }),
];
