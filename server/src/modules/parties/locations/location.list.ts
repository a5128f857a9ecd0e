import { Field, InputType } from 'type-graphql';
import { path } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { City } from './city.entity';
import { State } from './state.entity';

/** Both lists are short and filtered in the browser, so a page contains everything. */
const wholeList = 5000;

@InputType()
export class StateSearch extends ListInput {}

export const StatePage = pageOf(State, 'State');

export const stateList: ListSpec<State, StateSearch> = {
  entity: State,
  sort: ['name', 'code', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'India has 36 states and territories' },
  defaultSort: ['name', 'ASC'],
  pageSize: wholeList,
  filters: {},
};

@InputType()
export class CitySearch extends ListInput {
  @Field(() => [String], { nullable: true, description: 'State codes. Default: cities of all states.' })
  stateCode?: string[];
}

export const CityPage = pageOf(City, 'City');

export const cityList: ListSpec<City, CitySearch> = {
  entity: City,
  sort: ['name', 'pinCode', 'createdOn'],
  joinedSort: { state: { relation: 'state', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'some hundred cities' },
  defaultSort: ['name', 'ASC'],
  pageSize: wholeList,
  filters: {
    stateCode: (query, codes) => {
      const found = query.subQuery().select('s.id').from(State, 's').where('s.liveCode IN (:...codes)').getQuery();
      return query.andWhere(`${path<City>('stateId')} IN ${found}`, { codes: codes.map(normalizeStateCode) });
    },
  },
};

export const normalizeStateCode = (code: string) => code.trim().toUpperCase();
