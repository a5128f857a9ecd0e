import { productTexts } from '../../../domain/productTexts';
import { refused } from '../../../testing/answers';
import { aCargo, aCustomer, cargoOf } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const payment = () => ({ paymentDate: server.app.clock.today(), paymentStatus: 2 });

describe('cargo consignments', () => {
  test('a member books one; both APIs show it with its names', async () => {
    const receiver = await aCustomer(server, { company: 'Deccan Valves' });
    const body = await cargoOf(server, {
      awbNo: ' wc/00-1 ',
      receiverId: receiver.uniqueId,
      toPayAmount: 1250.5,
      remark: ' Keep dry ',
    });
    const booked = await server.member.rest('POST', 'consignment/cargo', body);
    expect(booked).toMatchObject({
      status: 200,
      body: {
        resultObject: {
          awbNo: 'WC/00-1',
          cargoId: 32,
          cargo: { name: 'Waybill Cargo' },
          receiver: { company: 'Deccan Valves' },
          serviceType: 2,
          toPayAmount: 1250.5,
          actualWeight: 40,
          chargeableWeight: 42.5,
          paymentStatus: 1,
          isApproved: false,
          remark: 'Keep dry',
          deliveryCharge: null,
          createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' },
          version: 1,
        },
      },
    });
    const { data } = await server.member.graphql(
      `query($id: ID!) {
      cargoConsignment(uniqueId: $id) { awbNo serviceType paymentMode sender { company } receiver { company } updatedBy { firstName } }
    }`,
      { id: booked.body.resultObject.uniqueId },
    );
    expect(data.cargoConsignment).toMatchObject({
      awbNo: 'WC/00-1',
      serviceType: 'Surface',
      paymentMode: 'ToPay',
      receiver: { company: 'Deccan Valves' },
      updatedBy: null,
    });
    const path = `consignment/cargo/${booked.body.resultObject.uniqueId}?includeCreatedByUser=true&includeUpdatedByUser=true`;
    expect((await server.member.rest('GET', path)).body.resultObject.awbNo).toBe('WC/00-1');
  });

  test('both APIs name what is missing, in the order of the form', async () => {
    const messages = [
      'AwbNo',
      'Cargo name',
      'Booking',
      'Service Type',
      'Sender',
      'Receiver',
      'Payment Mode',
      'Actual Weight',
      'Chargeable Weight',
      'Packet',
    ].map((name) => `${name} is required`);
    expect(await server.member.rest('POST', 'consignment/cargo', {})).toMatchObject(refused(400, ...messages));
    const { errors } = await server.member.graphql('mutation { bookCargo(input: { packet: 0, awbNo: " " }) { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messages });
  });

  test('rules between the fields', async () => {
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    const errorsOf = async (given: Record<string, unknown>) =>
      (await server.member.rest('POST', 'consignment/cargo', await cargoOf(server, given))).body.errors;
    expect(await errorsOf({ bookingDate: tomorrow })).toEqual(['Booking date cannot be in the future']);
    expect(await errorsOf({ actualWeight: 50, chargeableWeight: 49.999 })).toEqual(['Chargeable Weight is required']);
    expect(await errorsOf({ cargoId: 35 })).toEqual(['Cargo name must be of type Cargo or Own Cargo']);
    expect(await errorsOf({ receiverId: 999_999 })).toEqual(['Receiver not found']);
    expect(await errorsOf({ awbNo: 'ÄB 1' })).toEqual(['AwbNo may contain only letters, digits, - and / (at most 30)']);
    expect(await errorsOf({ deliveryCharge: -1 })).toEqual(['Delivery Charge must not be negative']);
  });

  test('the AWB number is unique among live cargo, and free again after deletion', async () => {
    const first = await aCargo(server, {}, { awbNo: 'ONCE1' });
    const again = await cargoOf(server, { awbNo: 'once1' });
    expect(await server.member.rest('POST', 'consignment/cargo', again)).toMatchObject(
      refused(409, 'AwbNo ONCE1 is already taken'),
    );
    expect((await server.member.rest('DELETE', `consignment/cargo/${first.uniqueId}`)).status).toBe(200);
    expect((await server.member.rest('POST', 'consignment/cargo', again)).status).toBe(200);
    const gone = await server.member.rest('GET', `consignment/cargo/${first.uniqueId}`);
    expect(gone).toMatchObject(refused(404, 'Cargo consignment not found'));
  });

  test('editing keeps AWB and cargo, and an older version is refused', async () => {
    const body = await cargoOf(server);
    const cargo = await aCargo(server, {}, body);
    const path = `consignment/cargo/${cargo.uniqueId}`;
    const edited = await server.member.rest('PUT', path, { ...body, packet: 9, version: 1 });
    expect(edited.body.resultObject).toMatchObject({ packet: 9, version: 2, updatedBy: { firstName: 'Rohan' } });
    for (const other of [{ awbNo: 'OTHER1' }, { cargoId: 101 }]) {
      expect(await server.member.rest('PUT', path, { ...body, ...other })).toMatchObject(
        refused(409, 'AwbNo and cargo cannot be changed'),
      );
    }
    expect(await server.member.rest('PUT', path, { ...body, packet: 1, version: 1 })).toMatchObject(
      refused(409, 'This record was changed by someone else'),
    );
    const log = await server.member.rest(
      'GET',
      `audit/changelog?entityName=CargoConsignment&primaryKey=${cargo.uniqueId}`,
    );
    expect(log.body.resultObject).toContainEqual(
      expect.objectContaining({ propertyName: 'packet', oldValue: '3', newValue: '9' }),
    );
  });

  test('approval locks it, once and for admins only', async () => {
    const body = await cargoOf(server);
    const cargo = await aCargo(server, {}, body);
    const path = `consignment/cargo/${cargo.uniqueId}`;
    expect((await server.member.rest('PUT', `${path}/approve`)).status).toBe(403);
    expect((await server.admin.rest('PUT', `${path}/approve`)).body.resultObject.isApproved).toBe(true);
    const locked = 'Consignment is approved and locked for editing';
    expect(await server.admin.rest('PUT', `${path}/approve`)).toMatchObject(
      refused(409, 'Consignment is already approved'),
    );
    expect(await server.admin.rest('PUT', path, body)).toMatchObject(refused(409, locked));
    expect(await server.admin.rest('DELETE', path)).toMatchObject(refused(409, locked));
  });

  test('payment sets Paid once, with its own messages, and can approve too', async () => {
    const cargo = await aCargo(server);
    const path = `consignment/cargo/${cargo.uniqueId}/payment`;
    expect((await server.member.rest('PUT', path, payment())).status).toBe(403);
    expect(await server.admin.rest('PUT', path, {})).toMatchObject(
      refused(400, productTexts.paymentReceivedDateRequired, 'PaymentStatus is required'),
    );
    expect((await server.admin.rest('PUT', path, { ...payment(), paymentStatus: 1 })).body.errors).toEqual([
      'PaymentStatus is required',
    ]);
    const future = { ...payment(), paymentDate: '2999-01-01' };
    expect((await server.admin.rest('PUT', path, future)).body.errors).toEqual([
      `${productTexts.paymentReceivedDate} cannot be in the future`,
    ]);
    const paid = await server.admin.rest('PUT', path, { ...payment(), deliveryCharge: 300, isApproved: true });
    expect(paid.body.resultObject).toMatchObject({ ...payment(), deliveryCharge: 300, isApproved: true });
    expect(await server.admin.rest('PUT', path, payment())).toMatchObject(refused(409, 'Consignment is already paid'));
  });

  test('approval locks the charge that was recorded, and an approval is not taken back', async () => {
    const cargo = await aCargo(server, { approved: true }, { deliveryCharge: 250 });
    const path = `consignment/cargo/${cargo.uniqueId}/payment`;
    const other = await server.admin.rest('PUT', path, { ...payment(), deliveryCharge: 251 });
    expect(other).toMatchObject(refused(409, 'Delivery Charge is locked: the consignment is approved'));
    const paid = await server.admin.rest('PUT', path, { ...payment(), deliveryCharge: 250, isApproved: false });
    expect(paid.body.resultObject).toMatchObject({ paymentStatus: 2, isApproved: true, deliveryCharge: 250 });
    const unrecorded = await aCargo(server, { approved: true });
    const late = await server.admin.rest('PUT', `consignment/cargo/${unrecorded.uniqueId}/payment`, {
      ...payment(),
      deliveryCharge: 99,
    });
    expect(late.body.resultObject).toMatchObject({ paymentStatus: 2, deliveryCharge: 99 });
  });

  test('a paid one keeps its amounts, and takes the rest', async () => {
    const given = { toPayAmount: 1250.5 };
    const cargo = await aCargo(server, { paid: true }, given);
    const edit = async (change: object) =>
      server.member.rest(
        'PUT',
        `consignment/cargo/${cargo.uniqueId}`,
        await cargoOf(server, { awbNo: cargo.awbNo, ...given, ...change }),
      );
    for (const change of [{ toPayAmount: 1 }, { toPayAmount: null }, { deliveryCharge: 5 }]) {
      expect(await edit(change)).toMatchObject(refused(409, 'Amounts are locked: the consignment is paid'));
    }
    expect((await edit({ packet: 9 })).body.resultObject).toMatchObject({
      packet: 9,
      toPayAmount: 1250.5,
      deliveryCharge: null,
    });
  });

  test('a paid one cannot be deleted', async () => {
    const cargo = await aCargo(server, { paid: true });
    expect(await server.member.rest('DELETE', `consignment/cargo/${cargo.uniqueId}`)).toMatchObject(
      refused(409, 'A paid consignment cannot be deleted'),
    );
  });

  test('the list filters, sorts by any column and counts', async () => {
    const sender = await aCustomer(server, { company: 'Zeta Exports' });
    const receiver = await aCustomer(server, { company: 'Alpha Imports' });
    const today = server.app.clock.today();
    for (const [awbNo, given] of Object.entries({
      'LIST-1': { serviceType: 1, bookingDate: '2024-05-01' },
      'LIST-2': { paymentMode: 1, bookingDate: '2024-06-01', toPayAmount: 5 },
      'LIST-3': { senderId: receiver.id, receiverId: sender.id, toPayAmount: 7 },
    }))
      await aCargo(server, {}, { awbNo, senderId: sender.id, receiverId: receiver.id, ...given });
    const found = async (search: string) => {
      const answer = await server.admin.rest('GET', `consignment/cargo?${search}`);
      expect(answer.body.rowCount).toBe(answer.body.resultObject.length);
      return answer.body.resultObject.map((row: { awbNo: string }) => row.awbNo);
    };
    expect(await found('awbNo=list-')).toEqual(['LIST-3', 'LIST-2', 'LIST-1']);
    expect(await found(`senderId=${sender.id}&sortBy=bookingDate&sortDirection=ASC`)).toEqual(['LIST-1', 'LIST-2']);
    expect(await found(`receiverId=${sender.uniqueId}`)).toEqual(['LIST-3']);
    expect(await found('awbNo=list&fromDate=2024-05-02&toDate=2024-12-31')).toEqual(['LIST-2']);
    expect(await found('awbNo=list&serviceType=1')).toEqual(['LIST-1']);
    expect(await found('awbNo=list&paymentMode=1,4')).toEqual(['LIST-2']);
    expect(await found('awbNo=list&cargoId=32&sortBy=sender&sortDirection=desc')).toEqual([
      'LIST-2',
      'LIST-1',
      'LIST-3',
    ]);
    expect(await found('awbNo=list&cargoId=101')).toEqual([]);
    for (const sortBy of ['toPayAmount', 'receiver', 'cargo', 'createdOn', 'chargeableWeight', 'paymentStatus']) {
      expect((await found(`awbNo=list&sortBy=${sortBy}`)).length).toBe(3);
    }
    const { data } = await server.admin.graphql('{ me { uniqueId } }');
    expect(await found(`awbNo=list&createdById=${data.me.uniqueId}`)).toEqual([]);
    expect((await server.member.rest('GET', 'consignment/cargo?createdById=1')).status).toBe(403);
    for (const bad of ['fromDate=2999-01-01', `fromDate=${today}&toDate=2024-01-01`, 'sortBy=liveAwbNo', 'take=0']) {
      expect((await server.admin.rest('GET', `consignment/cargo?${bad}`)).status).toBe(400);
    }
  });

  test('two clerks book the same AWB at once: one gets it', async () => {
    const body = await cargoOf(server, { awbNo: 'RACE-1' });
    const answers = await Promise.all([1, 2, 3].map(() => server.member.rest('POST', 'consignment/cargo', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('twenty clerks book for the same customers at once: all of them get through', async () => {
    const body = await cargoOf(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        server.member.rest('POST', 'consignment/cargo', { ...body, awbNo: `ATONCE-${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await server.member.rest('GET', 'consignment/cargo?awbNo=atonce-')).body.rowCount).toBe(20);
  });

  test('the customers of a cargo consignment stay', async () => {
    const body = await cargoOf(server);
    const customer = await aCustomer(server);
    await aCargo(server, {}, { ...body, receiverId: customer.id });
    expect(await server.member.rest('DELETE', `customers/${customer.uniqueId}`)).toMatchObject(
      refused(409, 'Customer has cargo consignments'),
    );
  });
});
