import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { City } from './city.entity';
import { cities, createCity, deleteCity, updateCity } from './city.service';
import { CityPage, StatePage } from './location.list';
import { State } from './state.entity';
import { createState, deleteState, states, updateState } from './state.service';
import { citySuggestions, CitySuggestion } from './city.suggestions';

export const locationResolver = resolver(
  field(states, StatePage),
  keyedField(createState, State),
  field(updateState, State),
  field(deleteState, State),
  field(cities, CityPage),
  keyedField(createCity, City),
  field(updateCity, City),
  field(deleteCity, City),
  field(citySuggestions, [CitySuggestion]),
);
