import { anEntry } from '../../testing/aManifest';
import { manifestLines, manifestTotals } from './manifestLines';

const air = anEntry({ uniqueId: 'a', serviceType: 'Air', chargeableWeight: 0.1, toPayAmount: 0.1 });
const other = anEntry({ uniqueId: 'b', serviceType: 'Air', chargeableWeight: 0.2, toPayAmount: 0.2 });
const surface = anEntry({ uniqueId: 's', serviceType: 'Surface', packet: 3, chargeableWeight: 14, toPayAmount: 0 });

const shown = (entries: Parameters<typeof manifestLines>[0]) =>
  manifestLines(entries).map(({ serial, entry }) => (entry ? `${serial} ${entry.uniqueId}` : ''));

test('Air comes first, then a blank line, then Surface, numbered through in the order of their choice', () => {
  expect(shown([surface, other, air])).toEqual(['1 b', '2 a', '', '3 s']);
});

test('there is no blank line where there is only one service', () => {
  expect(shown([surface])).toEqual(['1 s']);
  expect(shown([air, other])).toEqual(['1 a', '2 b']);
});

test('sums are exact, of each service there is and of all', () => {
  expect(manifestTotals([surface, other, air])).toEqual([
    { title: 'Air', count: 2, packets: 2, weight: 300, toPay: 30 },
    { title: 'Surface', count: 1, packets: 3, weight: 14_000, toPay: 0 },
    { title: 'Total', count: 3, packets: 5, weight: 14_300, toPay: 30 },
  ]);
  expect(manifestTotals([surface]).map(({ title }) => title)).toEqual(['Surface', 'Total']);
});
