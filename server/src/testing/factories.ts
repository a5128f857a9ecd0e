/** Factories of test records: `await aConsignment(server, { approved: true })`. They use the real API. */
import { cities } from '../seed/data/cities';
import type { TestServer } from './testServer';

let serial = 0;
/** A number unique within this run. */
export const unused = () => (serial += 1);

export interface Made {
  id: number;
  uniqueId: string;
  version: number;
}

async function made<T extends Made>(
  answer: Promise<{ status: number; body: { resultObject: T; errors: string[] } }>,
): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

/** The id of a seeded city. */
export const cityNamed = (name: string): number | undefined => cities.find((city) => city.name === name)?.id;

export const aCustomer = (
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<Made & { company: string }> => {
  const number = unused();
  const customer = {
    name: `Contact ${number}`,
    company: `Company ${number}`,
    contact: '+91 22 4000 0000',
    address: 'Fort, Mumbai',
    gst: null,
  };
  return made(server.admin.rest('POST', 'customers', { ...customer, ...given }));
};

/** Today in India, for servers in processes of their own. */
export const indiaToday = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** A valid booking body of REST; vendor 35 is DTDC, 32 own cargo, 4 own courier. */
export const bookingBody = <Given extends { senderId: unknown }>(given: Given) => ({
  vendorId: 35,
  bookingDate: indiaToday(),
  serviceType: 1,
  receiver: 'Meera Traders',
  parcelType: 2,
  paymentMode: 2,
  deliveryCityId: 1,
  actualWeight: 1.25,
  chargeableWeight: 1.5,
  vendorAmount: 80,
  customerAmount: 120.5,
  packet: 1,
  ...given,
});

/** The same with a number and a sender of its own, on the server's today. */
export async function bookingOf(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return bookingBody({
    awbNo: `T${String(unused()).padStart(6, '0')}`,
    bookingDate: server.app.clock.today(),
    ...given,
    senderId: given.senderId ?? (await aCustomer(server)).id,
  });
}

export interface MadeConsignment extends Made {
  awbNo: string;
  senderId: number;
  deliveryStatus: number;
  paymentStatus: number;
  isApproved: boolean;
}

/** Books a consignment, then applies `delivered`, `approved` and `paid`, in this order. */
export async function aConsignment(
  server: TestServer,
  state: { delivered?: boolean; approved?: boolean; paid?: boolean } = {},
  given: Record<string, unknown> = {},
): Promise<MadeConsignment> {
  let consignment = await made<MadeConsignment>(
    server.member.rest('POST', 'consignments', await bookingOf(server, given)),
  );
  const path = `consignments/${consignment.uniqueId}`;
  if (state.delivered) {
    consignment = await made(
      server.member.rest('POST', `${path}/histories`, { action: 'Handed over', city: 'Pune', deliveryStatus: 3 }),
    );
  }
  if (state.approved) consignment = await made(server.admin.rest('PUT', `${path}/approve`));
  if (state.paid) {
    consignment = await made(
      server.admin.rest('PUT', `${path}/payment`, {
        customerAmount: 120.5,
        vendorAmount: 80,
        paymentRecivedDate: server.app.clock.today(),
        paymentStatus: 2,
      }),
    );
  }
  return consignment;
}

/** A consignment that may go on a manifest: by the company's own courier. */
export const anOwnConsignment = (server: TestServer, given: Record<string, unknown> = {}): Promise<MadeConsignment> =>
  aConsignment(server, {}, { vendorId: 4, ...given });

/** A valid body of a cargo booking, with own cargo as carrier. */
export async function cargoOf(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    awbNo: `C${String(unused()).padStart(6, '0')}`,
    bookingDate: server.app.clock.today(),
    serviceType: 2,
    paymentMode: 3,
    senderId: given.senderId ?? (await aCustomer(server)).id,
    receiverId: given.receiverId ?? (await aCustomer(server)).id,
    cargoId: 32,
    packet: 3,
    actualWeight: 40,
    chargeableWeight: 42.5,
    ...given,
  };
}

/** Books a cargo consignment, then applies `approved` and `paid`, in this order. */
export async function aCargo(
  server: TestServer,
  state: { approved?: boolean; paid?: boolean } = {},
  given: Record<string, unknown> = {},
): Promise<Made & { awbNo: string }> {
  let cargo = await made<Made & { awbNo: string }>(
    server.member.rest('POST', 'consignment/cargo', await cargoOf(server, given)),
  );
  const path = `consignment/cargo/${cargo.uniqueId}`;
  if (state.approved) cargo = await made(server.admin.rest('PUT', `${path}/approve`));
  if (state.paid) {
    cargo = await made(
      server.admin.rest('PUT', `${path}/payment`, { paymentDate: server.app.clock.today(), paymentStatus: 2 }),
    );
  }
  return cargo;
}

export interface MadeManifest extends Made {
  manifestId: string;
  toPayAmount: number;
  consignmentJson: string | null;
}

/** An outgoing manifest of these consignments, by own cargo to the courier DTDC unless others are given. */
export const aManifest = (
  server: TestServer,
  consignments: readonly { uniqueId: string }[],
  { cargoId = 32, courierId = 35 } = {},
): Promise<MadeManifest> =>
  made(
    server.member.rest(
      'POST',
      `manifest?cargoId=${cargoId}&courierId=${courierId}`,
      consignments.map(({ uniqueId }) => uniqueId),
    ),
  );

/** A valid body of an incoming manifest. */
export const incomingOf = (server: TestServer, given: Record<string, unknown> = {}): Record<string, unknown> => ({
  manifestId: `IN-${unused()}`,
  toPayAmount: 0,
  totalConsignments: 12,
  weight: 85.5,
  date: server.app.clock.today(),
  viaCargoId: 32,
  deliveryCityId: 64,
  bookingVendorId: 35,
  deliveryVendorId: 4,
  bookingCityId: 1,
  ...given,
});

export const anIncomingManifest = (server: TestServer, given: Record<string, unknown> = {}): Promise<MadeManifest> =>
  made(server.member.rest('POST', 'manifest/incoming', incomingOf(server, given)));

export const aVendor = (server: TestServer, given: Record<string, unknown> = {}): Promise<Made & { name: string }> =>
  made(
    server.admin.rest('POST', 'vendors', {
      cityId: 64,
      contactNumber: '022 4000 7000',
      contactPerson: 'Kiran Rao',
      name: `Vendor ${unused()}`,
      ...given,
    }),
  );

export const aState = (server: TestServer, given: Record<string, unknown> = {}): Promise<Made & { code: string }> => {
  const number = unused();
  return made(server.member.rest('POST', 'states', { name: `State ${number}`, code: `S${number}`, ...given }));
};

export const aCity = (server: TestServer, given: Record<string, unknown> = {}): Promise<Made> =>
  made(server.member.rest('POST', 'cities', { name: `City ${unused()}`, pinCode: '400099', stateId: 1, ...given }));
