import { company } from '../../../company';
import { insertSeedRows } from '../../../db/write/seedRows';
import { inTransaction } from '../../../db/write/transaction';
import type { BillFinding } from '../../../domain/vendorBills/enums';
import type { Paise } from '../../../domain/values/money';
import { cities } from '../../../seed/data/cities';
import { aCustomer } from '../../../testing/factories';
import { someRates } from '../../../testing/rates';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { billClerk, trackon } from '../../../testing/vendorBills';
import { Consignment } from '../../bookings/consignments/consignment.entity';

let server: TestServer;
let { create } = {} as ReturnType<typeof billClerk>;
beforeAll(async () => {
  server = await startTestServer();
  await someRates(server);
  ({ create } = billClerk(server));
});
afterAll(() => server.close());

const zones = { C: { city: 'Delhi', first: 4200, step: 3000 }, D: { city: 'Patna', first: 5500, step: 4000 } };
type Zone = keyof typeof zones;

/** By the vendor's card: freight for each 500 g, and 10 % for fuel. */
function priceOf(grams: number, zone: Zone): Paise {
  const { first, step } = zones[zone];
  const freight = first + Math.max(0, Math.ceil((grams - 500) / 500)) * step;
  return freight + Math.round(freight / 10);
}

interface Parcel {
  awbNo: string;
  grams: number;
  zone: Zone;
  vendorId: number;
}

/** 1,000 parcels with weights of full steps, every second one to zone D; four of them are DTDC's. */
const parcels = Array.from({ length: 1000 }, (_, at): Parcel => ({
  awbNo: `P${70_000 + at}`,
  grams: 500 * (1 + ((at * 7) % 12)),
  zone: at % 2 ? 'D' : 'C',
  vendorId: at >= 500 && at < 504 ? 35 : trackon,
}));

async function bookAll(): Promise<void> {
  const { id: senderId } = await aCustomer(server);
  const cityOf = (zone: Zone) => cities.find(({ name }) => name === zones[zone].city)?.id ?? 0;
  await inTransaction(server.app, (db) =>
    insertSeedRows(
      db,
      Consignment,
      parcels.map(({ awbNo, grams, zone, vendorId }) => ({
        awbNo,
        liveAwbNo: awbNo,
        receiver: 'Anand Book House',
        vendorId,
        senderId,
        bookingDate: '2026-07-03',
        bookingCityId: company.homeCityId,
        deliveryCityId: cityOf(zone),
        serviceType: 'Air' as const,
        parcelType: 'Box' as const,
        paymentMode: 'Cash' as const,
        actualWeight: grams,
        chargeableWeight: grams,
        packet: 1,
        vendorAmount: 100,
        isVpp: false,
        isInsurance: false,
        autofillAwb: false,
        deliveryStatus: 'Booked' as const,
        paymentStatus: 'Pending' as const,
        isApproved: false,
      })),
    ),
  );
}

/** How often each is planted, from which parcel on, what is wrong with the line, and what is too much of it. */
const errors: readonly {
  finding: BillFinding;
  from: number;
  count: number;
  wrong(parcel: Parcel): { awb?: string; grams?: number; zone?: Zone; amount: Paise; claim: Paise };
}[] = [
  whole('Duplicate', 100, 5, ({ awbNo }) => `P${Number(awbNo.slice(1)) - 50}`),
  whole('BilledBefore', 150, 5, ({ awbNo }) => awbNo.replace('P', 'p-')),
  {
    finding: 'Weight',
    from: 200,
    count: 15,
    wrong({ grams, zone }) {
      const amount = priceOf(grams + 600, zone);
      return { grams: grams + 600, amount, claim: amount - priceOf(grams, zone) };
    },
  },
  {
    finding: 'Zone',
    from: 300,
    count: 20,
    wrong({ grams, zone }) {
      if (zone === 'D') return { amount: priceOf(grams, zone), claim: 0 };
      const amount = priceOf(grams, 'D');
      return { zone: 'D', amount, claim: amount - priceOf(grams, zone) };
    },
  },
  {
    finding: 'Rate',
    from: 400,
    count: 10,
    wrong: ({ grams, zone, awbNo }) => {
      const claim = 101 + (Number(awbNo.slice(1)) % 997);
      return { amount: priceOf(grams, zone) + claim, claim };
    },
  },
  whole('OtherVendor', 500, 4, ({ awbNo }) => awbNo),
  whole('Unknown', 600, 8, ({ awbNo }) => `U${awbNo}`),
  {
    finding: 'Damaged',
    from: 700,
    count: 3,
    wrong: ({ grams, zone }) => ({ awb: '7.12E+10', amount: priceOf(grams, zone), claim: 0 }),
  },
];

function whole(finding: BillFinding, from: number, count: number, awbOf: (parcel: Parcel) => string) {
  const wrong = (parcel: Parcel) => {
    const amount = priceOf(parcel.grams, parcel.zone);
    return { awb: awbOf(parcel), amount, claim: amount };
  };
  return { finding, from, count, wrong };
}

test('case 9: of 1,000 lines of a stored bill exactly the 60 planted errors are named, and claimed to the paisa', async () => {
  await bookAll();
  const earlier = parcels.slice(150, 155);
  const lineOf = ({ awbNo, grams, zone }: Parcel, at: number) => ({
    rowNo: at + 2,
    awb: awbNo,
    billedWeight: grams / 1000,
    zoneCode: zone as string,
    amount: priceOf(grams, zone) / 100,
  });
  await create(earlier.map(lineOf), { billDate: '2026-07-10' });

  const planted = new Map<number, BillFinding>();
  let claim = 0;
  const lines = parcels.map((parcel, at) => {
    const line = lineOf(parcel, at);
    const error = errors.find(({ from, count }) => at >= from && at < from + count);
    const wrong = error?.wrong(parcel);
    if (!error || !wrong || (wrong.claim === 0 && error.finding !== 'Damaged')) return line;
    planted.set(line.rowNo, error.finding);
    claim += wrong.claim;
    const { awb = line.awb, grams = parcel.grams, zone = line.zoneCode, amount } = wrong;
    return { ...line, awb, billedWeight: grams / 1000, zoneCode: zone, amount: amount / 100 };
  });
  expect(planted.size).toBe(60);

  const bill = await create(lines, { billDate: '2026-07-20' });
  expect(Math.round(bill.claim * 100)).toBe(claim);
  const { data } = await server.admin.graphql(
    `{ vendorBillLines(search: { uniqueId: "${bill.uniqueId}" }) { rows { rowNo findings claim } } }`,
  );
  const found: Json[] = data.vendorBillLines.rows;
  const named = found.filter(({ findings }) => findings[0] !== 'Matched');
  expect(new Map(named.map(({ rowNo, findings }) => [rowNo, findings.join()]))).toEqual(planted);
  expect(found).toHaveLength(1000);
});
