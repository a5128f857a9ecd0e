import { MachineGates } from './gates';
import type { Child, ToWorker } from './messages';

const limits = { atOnce: 10, maxWaiting: 1, maxWaitMs: 60_000 };

/** A worker that notes what it hears. */
function aWorker(gates: MachineGates) {
  const heard: string[] = [];
  const child: Child = {
    isConnected: () => true,
    send: (message) => {
      const { kind, id } = message as Extract<ToWorker, { id: number }>;
      heard.push(`${kind} ${id}`);
      return true;
    },
  };
  const enter = (id: number, weight: number, gate = 'heavy') =>
    gates.enter(child, { kind: 'enter', id, gate, limits, weight });
  return { heard, enter, exit: (id: number) => gates.exit(child, id), left: () => gates.left(child) };
}

const settled = () => new Promise(setImmediate);

test('what is let in is weighed together for all workers, and each gate by itself', async () => {
  const gates = new MachineGates();
  const [one, other] = [aWorker(gates), aWorker(gates)];
  one.enter(1, 8);
  other.enter(1, 8);
  other.enter(2, 8);
  other.enter(3, 8, 'answers');
  await settled();
  expect([one.heard, other.heard]).toEqual([['entered 1'], ['turnedAway 2', 'entered 3']]);
  one.exit(1);
  await settled();
  expect(other.heard).toEqual(['turnedAway 2', 'entered 3', 'entered 1']);
});

test('who gives up while waiting, or gives back twice, leaves the place to others once', async () => {
  const gates = new MachineGates();
  const [one, other] = [aWorker(gates), aWorker(gates)];
  one.enter(1, 10);
  other.enter(1, 10);
  await settled();
  other.exit(1);
  await settled();
  one.enter(2, 10);
  one.exit(1);
  one.exit(1);
  await settled();
  other.enter(2, 10);
  await settled();
  expect([one.heard, other.heard]).toEqual([['entered 1', 'entered 2'], ['turnedAway 1']]);
});

test('a worker that ends gives back what it held and waited for', async () => {
  const gates = new MachineGates();
  const [one, other, third] = [aWorker(gates), aWorker(gates), aWorker(gates)];
  one.enter(1, 10);
  one.enter(2, 10);
  await settled();
  one.left();
  other.enter(1, 6);
  third.enter(1, 4);
  await settled();
  expect([one.heard, other.heard, third.heard]).toEqual([['entered 1', 'turnedAway 2'], ['entered 1'], ['entered 1']]);
});
