import { random } from '../../seed/data/random';
import { FairShare } from './fairShare';

/** Takes and gives back by turns; `held` tells who holds how many. */
function desk(limit: number) {
  const share = new FairShare(limit);
  const held: { client: string; release: () => void }[] = [];
  const waiting: { client: string; stop: () => void }[] = [];
  return {
    held: () => held.map(({ client }) => client).toSorted(),
    waiting,
    take(client: string) {
      const turn = { client, stop: () => {} };
      waiting.push(turn);
      turn.stop = share.take(client, (release) => {
        waiting.splice(waiting.indexOf(turn), 1);
        held.push({ client, release });
      });
    },
    giveBack(client: string) {
      const at = held.findIndex((each) => each.client === client);
      const [turn] = held.splice(at, 1);
      turn?.release();
      turn?.release();
    },
  };
}

test('whoever holds a connection does not get the last free one', () => {
  const { take, giveBack, held } = desk(3);
  for (let n = 0; n < 4; n += 1) take('a');
  expect(held()).toEqual(['a', 'a']);
  take('b');
  expect(held()).toEqual(['a', 'a', 'b']);
  take('c');
  giveBack('a');
  expect(held()).toEqual(['a', 'b', 'c']);
});

test('a single connection is taken by anybody, in the order of arrival', () => {
  const { take, giveBack, held } = desk(1);
  take('a');
  take('a');
  take('b');
  giveBack('a');
  expect(held()).toEqual(['a']);
  giveBack('a');
  expect(held()).toEqual(['b']);
});

test('whatever the order: none is lost, none is lent twice, and nobody waits for one that may be taken', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const draw = random(seed);
    const limit = draw.int(1, 6);
    const { take, giveBack, held, waiting } = desk(limit);
    for (let step = 0; step < 60; step += 1) {
      const holders = held();
      if (holders.length > 0 && draw.chance(0.4)) giveBack(draw.pick(holders));
      else if (waiting.length > 0 && draw.chance(0.1)) {
        const left = draw.pick(waiting);
        left.stop();
        waiting.splice(waiting.indexOf(left), 1);
      } else take(draw.pick(['a', 'b', 'c', 'd']));
      const free = limit - held().length;
      expect(free).toBeGreaterThanOrEqual(0);
      const mayTake = (client: string) => free > 1 || (free === 1 && !held().includes(client));
      expect(waiting.filter(({ client }) => mayTake(client))).toEqual([]);
    }
    while (held().length > 0) giveBack(held()[0] ?? '');
    expect(waiting).toEqual([]);
  }
});
