import { ManifestType } from '../../../../server/src/domain/enums';
import { defineSearch, filters } from './defineSearch';
import { readFilters, writeFilters } from './urlCodecs';

interface Search {
  skip?: number;
  sortBy?: string;
  awbNo?: string | null;
  type?: ManifestType[] | null;
  vendorId?: number[];
  minAmount?: number;
  maxPackets?: number;
  isVpp?: boolean;
  fromDate?: string;
  toDate?: string;
}

const search = defineSearch<Search>()({
  awbNo: filters.text((awbNo) => `AWB ${awbNo}`),
  type: filters.oneOf(ManifestType, (type) => type),
  vendorId: filters.reference((name) => `Vendor: ${name}`),
  minAmount: filters.money((amount) => `Amount from ${amount}`),
  maxPackets: filters.number((count) => `At most ${count} packets`),
  isVpp: filters.flag((isVpp) => (isVpp ? 'VPP' : 'Not VPP')),
  ...filters.period(() => 'Booking Date'),
});

const given = {
  awbNo: 'WC1',
  vendorId: { id: 4, name: 'DTDC' },
  minAmount: 1500.5,
  maxPackets: 1200,
  isVpp: false,
  fromDate: '2026-03-01',
  toDate: '2026-03-05',
};

test('each active filter has its chip; those of a period share one', () => {
  expect(search.chips(given).map(({ text }) => text)).toEqual([
    'AWB WC1',
    'Vendor: DTDC',
    'Amount from ₹ 1,500.50',
    'At most 1,200 packets',
    'Not VPP',
    'Booking Date from 01-Mar-2026 to 05-Mar-2026',
  ]);
  expect(search.chips(given).at(-1)?.names).toEqual(['fromDate', 'toDate']);
  expect(search.chips({ fromDate: '2026-03-05', toDate: '2026-03-05' })[0]?.text).toBe('Booking Date 05-Mar-2026');
});

test('the API gets ids and lists, and nothing that is not set', () => {
  expect(search.toSearch({ ...given, type: 'Outgoing', awbNo: undefined })).toEqual({
    type: ['Outgoing'],
    vendorId: [4],
    minAmount: 1500.5,
    maxPackets: 1200,
    isVpp: false,
    fromDate: '2026-03-01',
    toDate: '2026-03-05',
  });
});

test('a link holds every filter; an amount that is none is ignored', () => {
  const params = new URLSearchParams();
  writeFilters(search.codecs, params, {}, given);
  expect(readFilters(search.codecs, params, {})).toEqual(given);
  for (const amount of ['1,5', '-1', '1.234', '1e9', '']) {
    expect(readFilters(search.codecs, new URLSearchParams({ minAmount: amount }), {})).toEqual({});
  }
});
