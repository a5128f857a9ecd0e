import { defineRelations, toOne } from '../../relations';
import { City } from './city.entity';
import { State } from './state.entity';

defineRelations(City, { state: toOne('stateId', () => State) });
