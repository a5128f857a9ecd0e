import { one, route } from '../../../core/module/route';
import { emptyDemo } from './emptyDemo.service';
import { hideSetUp, noteSetUp, setUpState } from './setUp.service';
import { SetUpState } from './setUp.type';

const answer = one(SetUpState, { with: { steps: 'all' } });

export const setUpRoutes = [
  route('GET', 'setup', { run: setUpState, answer }),
  route('PUT', 'setup/steps/:task', { run: noteSetUp, answer }),
  route('POST', 'setup/emptydemo', { run: emptyDemo, answer }),
  route('PUT', 'setup/hidden', { run: hideSetUp, answer }),
];
