import { useOf } from '../../../db/schema/uses';
import { locationRefusal } from '../../../domain/policy/locations';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { CreateStateInput, UpdateStateInput } from './location.inputs';
import { normalizeStateCode, stateList, StateSearch } from './location.list';
import { State } from './state.entity';

export const states = listQuery('states', StateSearch, stateList);

const taken = ({ code }: CreateStateInput) => `State code ${normalizeStateCode(code)} is already taken`;

export const createState = command({
  action: 'createState',
  input: CreateStateInput,
  taken,
  run: ({ db }, input) => db.insert(State, detailsOf(input)),
});

export const updateState = command({
  action: 'updateState',
  input: UpdateStateInput,
  taken,
  async run({ db }, input) {
    const found = await db.lock(State, input.uniqueId, input.version);
    const details = detailsOf(input);
    refuse(locationRefusal.updateState({ name: found.name, code: found.code, next: details.code }));
    return db.update(found, details);
  },
});

export const deleteState = command({
  action: 'deleteState',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(State, uniqueId, version);
    refuse(locationRefusal.deleteState({ usedBy: await useOf(db, found) }));
    return db.delete(found, { liveCode: null });
  },
  undo: { undeletes: State, released: ({ code }) => ({ liveCode: code }) },
});

function detailsOf({ name, code }: CreateStateInput) {
  return { name: name.trim(), code: normalizeStateCode(code), liveCode: normalizeStateCode(code) };
}
