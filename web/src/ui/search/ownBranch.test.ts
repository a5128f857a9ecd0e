import { ManifestType } from '../../../../server/src/domain/enums';
import { addressFilters } from './ownBranch';
import { urlCodecs } from './urlCodecs';

const mumbai = { id: 1, name: 'Mumbai' };
const pune = { id: 2, name: 'Pune' };
const days = { fromDate: '2026-11-01', toDate: '2026-11-30' };
const period = { fromDate: urlCodecs.date, toDate: urlCodecs.date };
const codecs = { type: urlCodecs.oneOf(ManifestType), branchId: urlCodecs.reference, ...period };
const { defaults, read, write } = addressFilters(codecs, days, mumbai);

test.each([
  ['', { ...days, branchId: mumbai }],
  // What is no filter leaves it so.
  ['open=m1&sort=date', { ...days, branchId: mumbai }],
  ['branchId=', days],
  ['branchId=2~Pune', { ...days, branchId: pune }],
  // A link or a view with filters of its own says whose rows it shows.
  ['type=Incoming', { ...days, type: 'Incoming' }],
  ['fromDate=&toDate=', {}],
])('the address %j is of those filters, and they are written so', (address, filters) => {
  expect(read(new URLSearchParams(address))).toEqual(filters);
  const params = new URLSearchParams('open=m1');
  write(params, filters);
  expect(read(params)).toEqual(filters);
});

test('only the own branch is not written', () => {
  const written = (filters: object, before = '') => {
    const params = new URLSearchParams(before);
    write(params, filters);
    return decodeURIComponent(params.toString());
  };
  expect(written(defaults)).toBe('');
  expect(written(defaults, 'type=Incoming&branchId=2~Pune')).toBe('');
  expect(written(days)).toBe('branchId=');
  expect(written({ ...defaults, type: 'Incoming' })).toBe('type=Incoming&branchId=1~Mumbai');
  expect(written({ ...days, branchId: pune })).toBe('branchId=2~Pune');
});

test('with one branch, and in lists that have no branch, nothing is chosen', () => {
  for (const other of [addressFilters(codecs, days, undefined), addressFilters(period, days, mumbai)]) {
    expect(other.defaults).toEqual(days);
    expect(other.read(new URLSearchParams())).toEqual(days);
    const params = new URLSearchParams();
    other.write(params, days);
    expect(params.toString()).toBe('');
  }
});
