import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { City } from './city.entity';
import { cities, createCity, deleteCity, updateCity } from './city.service';
import { CreateCityInput, CreateStateInput, UpdateCityInput, UpdateStateInput } from './location.inputs';
import { CityPage, CitySearch, StatePage, StateSearch } from './location.list';
import { State } from './state.entity';
import { createState, deleteState, states, updateState } from './state.service';
import { SuggestionSearch } from '../../../core/list/suggestions';
import { citySuggestions, CitySuggestion } from './city.suggestions';

@Resolver()
export class LocationResolver {
  @Query(() => StatePage)
  states(@Arg('search', () => StateSearch, { defaultValue: {} }) search: StateSearch, @CurrentCall() call: Call) {
    return states(search, call);
  }

  @Mutation(() => State)
  createState(@Arg('input', () => CreateStateInput) input: CreateStateInput, @KeyedCall() call: Call) {
    return createState(input, call);
  }

  @Mutation(() => State)
  updateState(@Arg('input', () => UpdateStateInput) input: UpdateStateInput, @CurrentCall() call: Call) {
    return updateState(input, call);
  }

  @Mutation(() => State)
  deleteState(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteState(input, call);
  }

  @Query(() => CityPage)
  cities(@Arg('search', () => CitySearch, { defaultValue: {} }) search: CitySearch, @CurrentCall() call: Call) {
    return cities(search, call);
  }

  @Mutation(() => City)
  createCity(@Arg('input', () => CreateCityInput) input: CreateCityInput, @KeyedCall() call: Call) {
    return createCity(input, call);
  }

  @Mutation(() => City)
  updateCity(@Arg('input', () => UpdateCityInput) input: UpdateCityInput, @CurrentCall() call: Call) {
    return updateCity(input, call);
  }

  @Mutation(() => City)
  deleteCity(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteCity(input, call);
  }

  @Query(() => [CitySuggestion])
  citySuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return citySuggestions(search, call);
  }
}
