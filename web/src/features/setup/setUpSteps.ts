/** The steps of 'Set Up', in their order, each with what it takes to be done. */
import type { SetUpTask } from '../../../../server/src/domain/enums';

export const setUpSteps = {
  company: { title: 'Company', tasks: ['Company'] },
  branch: { title: 'Registration and branch', tasks: ['Company'] },
  papers: { title: 'Logo and bank', tasks: ['Logo', 'Bank'] },
  series: { title: 'Invoice numbers', tasks: ['Series'] },
  users: { title: 'Users', tasks: ['Users'] },
  done: { title: 'Done', tasks: [] },
} as const satisfies Record<string, { title: string; tasks: readonly SetUpTask[] }>;

export type SetUpStepName = keyof typeof setUpSteps;

export const stepNames = Object.keys(setUpSteps) as SetUpStepName[];

export const isStep = (name: string | null): name is SetUpStepName => name !== null && Object.hasOwn(setUpSteps, name);

export const isStepDone = (step: SetUpStepName, done: ReadonlySet<SetUpTask>): boolean =>
  setUpSteps[step].tasks.every((task) => done.has(task));

export const stepAfter = (step: SetUpStepName): SetUpStepName => stepNames[stepNames.indexOf(step) + 1] ?? 'done';

/** Where somebody goes on who comes back. */
export const firstOpen = (done: ReadonlySet<SetUpTask>): SetUpStepName =>
  stepNames.find((step) => step !== 'done' && !isStepDone(step, done)) ?? 'done';
