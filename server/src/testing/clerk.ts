import { addDays } from '../domain/values/dates';
import type { Random } from '../seed/data/random';
import { bookingOf } from './factories';
import { manualBody } from './invoices';
import type { RestAnswer, TestServer } from './testServer';

/** Random actions of a clerk; some are refused and must then have no effect. */
export function clerk(server: TestServer, choice: Random, customers: readonly number[]) {
  const today = server.app.clock.today();
  const invoices: string[] = [];
  const consignments: { id: number; uniqueId: string; senderId: number }[] = [];
  const day = () => addDays(today, -choice.int(0, 75));
  const rupees = (most: number) => choice.int(1, most * 100) / 100;
  const invoice = () => `invoices/${choice.pick(invoices)}`;
  const consignment = () => `consignments/${choice.pick(consignments).uniqueId}`;
  const kept = async (answer: Promise<RestAnswer>) => {
    const { status, body } = await answer;
    if (status === 200 && body.resultObject.invoiceDate) invoices.push(body.resultObject.uniqueId);
    if (status === 200 && body.resultObject.awbNo) consignments.push(body.resultObject);
    return status;
  };
  const book = async () =>
    kept(
      server.member.rest(
        'POST',
        'consignments',
        await bookingOf(server, {
          senderId: choice.pick(customers),
          bookingDate: day(),
          // Few on credit, which is refused to customers with overdue invoices.
          paymentMode: choice.pick([1, 1, 3, 2]),
          vendorAmount: rupees(90),
          customerAmount: choice.chance(0.1) ? null : rupees(400),
        }),
      ),
    );
  const enter = async () => {
    const [actualAmount, cgst] = [choice.int(100, 90_000), choice.int(0, 9_000)];
    const invoiceNumber = `TP-${choice.int(1, 1e9)}`;
    const paid = choice.chance(0.2) ? { invoiceStatus: 3, invoiceNumber, paymentDate: today } : {};
    return kept(
      server.admin.rest(
        'POST',
        'invoices/manual',
        await manualBody(server, {
          customerId: choice.pick(customers),
          invoiceDate: day(),
          ...paid,
          actualAmount: actualAmount / 100,
          cgst: cgst / 100,
          sgst: cgst / 100,
          totalAmount: (actualAmount + 2 * cgst) / 100,
        }),
      ),
    );
  };
  const generate = () => {
    const { senderId } = choice.pick(consignments);
    const own = consignments.filter((row) => row.senderId === senderId && choice.chance(0.3));
    return kept(
      server.admin.rest('POST', 'invoices', {
        customerId: senderId,
        consignmentIds: own.map(({ id }) => id),
        invoiceDate: day(),
        invoiceMonth: today.slice(0, 7),
      }),
    );
  };
  const answered = async (answer: Promise<RestAnswer>) => (await answer).status;
  const deeds = [
    book,
    book,
    book,
    enter,
    enter,
    generate,
    generate,
    () => answered(server.admin.rest('PUT', `${invoice()}/approve`, { invoiceStatus: 2 })),
    () => answered(server.admin.rest('PUT', `${invoice()}/approve`, { invoiceStatus: 3, paymentDate: today })),
    () => answered(server.admin.rest('PUT', invoice(), { actualAmount: rupees(500) + 1, invoiceDate: day() })),
    () => answered(server.admin.rest('DELETE', invoice())),
    () =>
      answered(
        server.admin.rest('PUT', `${consignment()}/payment`, {
          customerAmount: rupees(400),
          vendorAmount: rupees(90),
          paymentRecivedDate: today,
          paymentStatus: 2,
        }),
      ),
    () => answered(server.member.rest('DELETE', consignment())),
    () =>
      answered(
        server.member.rest('POST', 'expenses', {
          date: addDays(today, choice.int(0, 3)),
          amount: rupees(900) + 1,
          remark: 'Fuel',
        }),
      ),
  ];
  return { book, enter, act: () => choice.pick(deeds)() };
}
