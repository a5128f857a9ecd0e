import { one, route, rows } from '../../../core/module/route';
import { Branch } from './branch.entity';
import { branches, saveBranch } from './branch.service';
import { Registration } from './registration.entity';
import { closeRegistration, registrations, saveRegistration } from './registration.service';

const branch = { with: { city: ['id', 'name'], registration: ['id', 'uniqueId', 'gstin'] } } as const;
const registration = { with: { state: ['id', 'name', 'code'] } } as const;

export const branchRoutes = [
  route('GET', 'branches', { run: branches, answer: rows(Branch, branch) }),
  route('POST', 'branches', { run: saveBranch, answer: one(Branch, branch) }),
  route('PUT', 'branches/:uniqueId', { run: saveBranch, answer: one(Branch, branch) }),
  route('GET', 'registrations', { run: registrations, answer: rows(Registration, registration) }),
  route('POST', 'registrations', { run: saveRegistration, answer: one(Registration, registration) }),
  route('PUT', 'registrations/:uniqueId', { run: saveRegistration, answer: one(Registration, registration) }),
  route('PUT', 'registrations/:uniqueId/close', {
    run: closeRegistration,
    answer: one(Registration, registration),
  }),
];
