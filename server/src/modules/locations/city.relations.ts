import { defineRelations, toOne } from '../../core/relations';
import { City } from './city.entity';
import { State } from './state.entity';

defineRelations(City, { state: toOne('stateId', () => State) });
