import { useOf } from '../../../db/schema/uses';
import { locationRefusal } from '../../../domain/policy/locations';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { City } from './city.entity';
import { CreateCityInput, UpdateCityInput } from './location.inputs';
import { cityList, CitySearch } from './location.list';
import { State } from './state.entity';

export const cities = listQuery('cities', CitySearch, cityList);

export const createCity = command({
  action: 'createCity',
  input: CreateCityInput,
  async run({ db }, { name, pinCode, stateId }) {
    const state = await db.named(State, stateId, 'State', 'stateId');
    const created = await db.insert(City, { name: name.trim(), pinCode: pinCode.trim(), stateId: state.id });
    return created;
  },
});

export const updateCity = command({
  action: 'updateCity',
  input: UpdateCityInput,
  async run({ db }, { uniqueId, version, name, pinCode }) {
    const found = await db.lock(City, uniqueId, version);
    return db.update(found, { name: name.trim(), pinCode: pinCode.trim() });
  },
});

const homeOfProfile = { kind: 'CompanyProfile', property: 'homeCityId', target: 'City' } as const;

export const deleteCity = command({
  action: 'deleteCity',
  input: RecordInput,
  undo: { undeletes: City },
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(City, uniqueId, version);
    const isHome = await db.isUsed(homeOfProfile, found.id);
    refuse(locationRefusal.deleteCity({ isHome, usedBy: await useOf(db, found) }));
    return db.delete(found);
  },
});
