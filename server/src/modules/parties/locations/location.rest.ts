import { State } from './state.entity';
import { City } from './city.entity';
import { many, one, route, rows } from '../../../core/module/route';
import { citySuggestions, CitySuggestion } from './city.suggestions';
import { cities, createCity, deleteCity, updateCity } from './city.service';
import { createState, deleteState, states, updateState } from './state.service';

const shape = { without: ['updatedOn'] } as const;

export const locationRoutes = [
  route('GET', 'states', { run: states, answer: rows(State, shape) }),
  route('POST', 'states', { run: createState, answer: one(State, shape) }),
  route('PUT', 'states/:uniqueId', { run: updateState, answer: one(State, shape) }),
  route('DELETE', 'states/:uniqueId', { run: deleteState, answer: one(State, shape) }),
  route('GET', 'cities', { run: cities, answer: rows(City, shape) }),
  route('POST', 'cities', { run: createCity, answer: one(City, shape) }),
  route('PUT', 'cities/:uniqueId', { run: updateCity, answer: one(City, shape) }),
  route('DELETE', 'cities/:uniqueId', { run: deleteCity, answer: one(City, shape) }),
  route('GET', 'autocompletes/cities', { run: citySuggestions, answer: many(CitySuggestion) }),
];
