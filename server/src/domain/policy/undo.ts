import { NounPolicy } from './nounPolicy';

/** Who may undo an operation is who may run it. */
export const undoPolicy = new NounPolicy({
  group: 'Own work',
  actions: { undo: 'undo:own' },
  permissions: { 'undo:own': { label: 'Undo what was just done', kind: 'everyone', member: true } },
});

export const undoRefusal = {
  late: 'It is too late to undo this',
  unknown: 'There is nothing to undo',
  final: 'This operation cannot be undone',
  keyless: 'Please name the idempotency key of what is to be undone',
};
