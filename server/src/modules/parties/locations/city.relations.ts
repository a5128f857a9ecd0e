import { toOne, type Relations } from '../../../core/record/relations';
import type { City } from './city.entity';
import { State } from './state.entity';

export const cityRelations: Relations<City> = { state: toOne('stateId', () => State) };
