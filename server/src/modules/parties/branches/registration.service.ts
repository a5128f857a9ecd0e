import { ask } from '../../../core/module/hooks';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { storedValues } from '../../../core/record/record.inputs';
import type { Writer } from '../../../db/write/writer';
import { linesOf } from '../../../domain/parties/companyFields';
import { pinCodeRefusal } from '../../../domain/parties/registration';
import { registrationRefusal } from '../../../domain/policy/branches';
import { gstinStateCode, normalizeGstin } from '../../../domain/tax/gstin';
import type { DateOnly, Month } from '../../../domain/values/dates';
import { State } from '../locations/state.entity';
import { Branch } from './branch.entity';
import { CloseRegistrationInput, SaveRegistrationInput } from './branch.inputs';
import { registrationList, RegistrationSearch } from './branch.list';
import type {} from './branch.hooks';
import { Registration } from './registration.entity';
import { keptDetails } from './registrationDetails';
import { branchesOf } from './registrationOf';

export const registrations = listQuery('registrations', RegistrationSearch, registrationList);

export const saveRegistration = command({
  action: 'saveRegistration',
  input: SaveRegistrationInput,
  taken: ({ gstin }) => `Registration ${normalizeGstin(gstin)} already exists`,
  async run({ db }, input): Promise<Registration> {
    const { uniqueId, version } = input;
    const found = uniqueId ? await db.lock(Registration, uniqueId, version) : null;
    if (found) refuse(registrationRefusal.save(found));
    const gstin = normalizeGstin(input.gstin);
    if (found && found.gstin !== gstin)
      refuse(registrationRefusal.rename({ gstin: found.gstin, approved: await approvedUnder(db, found, null) }));
    refuseInput({ pinCode: pinCodeRefusal(input.pinCode, gstinStateCode(gstin)) });
    const details = {
      ...storedValues(input, ['gstin', 'addressLines']),
      addressLines: linesOf(input.addressLines).join('\n'),
      gstin,
      liveGstin: gstin,
      stateId: (await stateOfGstin(db, gstin)).id,
    };
    if (!found) return db.insert(Registration, { ...details, earlier: null, closedOn: null, isDefault: false });
    const { earlier, from } = keptDetails(found, details);
    if (from !== null) {
      const isFiled = await ask('isFiledUnder')(db, found.id, from);
      refuse(registrationRefusal.filed({ gstin: found.gstin, from, isFiled }));
    }
    return db.update(found, { ...details, earlier });
  },
});

export const closeRegistration = command({
  action: 'closeRegistration',
  input: CloseRegistrationInput,
  async run({ db }, { uniqueId, version, closedOn }): Promise<Registration> {
    const found = await db.lock(Registration, uniqueId, version);
    if (closedOn) {
      const { gstin, isDefault } = found;
      const approved = await approvedUnder(db, found, closedOn);
      const open = await db.find(Branch, { registrationId: found.id, isActive: true });
      refuse(registrationRefusal.close({ gstin, isDefault, approved, openBranch: open?.name }));
    }
    return db.update(found, { closedOn: closedOn ?? null });
  },
});

const approvedUnder = async (db: Writer, { id }: Registration, from: DateOnly | null): Promise<Month | null> =>
  ask('latestApproved')(db, await branchesOf(db, id), from);

/** The state that the first two digits name, locked for reading. */
export async function stateOfGstin(db: Writer, gstin: string): Promise<State> {
  const found = await db.find(State, { liveCode: gstinStateCode(gstin) });
  if (!found) throw badInput('State of the GSTIN not found', 'gstin');
  return db.named(State, found.id, 'State', 'gstin');
}
