import { many, one, route, rows } from '../../core/route';
import { suggestionShape } from '../../core/suggestions';
import { citySuggestions } from './city.suggestions';
import { cities, createCity, deleteCity, updateCity } from './city.service';
import { createState, deleteState, states, updateState } from './state.service';

const state = '{ id uniqueId version name code createdOn deletedOn }';
const city = '{ id uniqueId version name pinCode stateId createdOn deletedOn }';

export const locationRoutes = [
  route('GET', 'states', { run: states, answer: rows('State', state) }),
  route('POST', 'states', { run: createState, answer: one('State', state) }),
  route('PUT', 'states/:uniqueId', { run: updateState, answer: one('State', state) }),
  route('DELETE', 'states/:uniqueId', { run: deleteState, answer: one('State', state) }),
  route('GET', 'cities', { run: cities, answer: rows('City', city) }),
  route('POST', 'cities', { run: createCity, answer: one('City', city) }),
  route('PUT', 'cities/:uniqueId', { run: updateCity, answer: one('City', city) }),
  route('DELETE', 'cities/:uniqueId', { run: deleteCity, answer: one('City', city) }),
  route('GET', 'autocompletes/cities', { run: citySuggestions, answer: many('Suggestion', suggestionShape) }),
];
