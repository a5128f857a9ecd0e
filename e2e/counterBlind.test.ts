/** Bookings typed at the counter without looking, to new receivers that look like earlier ones of the same sender. */
import { openCounter, savedRow } from './counterPage';
import { expect, test } from './waybill';

const earlier = ['Ramesh Kumar', 'Shri Ram', 'Om Prakash', 'Meera Traders'];
const typed = [
  { receiver: 'Ram', city: 'Pune', keysPerSecond: 60 },
  { receiver: 'Om', city: 'Surat', keysPerSecond: 20 },
  { receiver: 'Ramesh Kumar Lal', city: 'Kochi', keysPerSecond: 40 },
  { receiver: 'meera', city: 'Jaipur', keysPerSecond: 60 },
];

test(
  'a new receiver stays as typed, whatever the speed, and so does his city',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(`/api/1.0/${path}`, { data });
      expect(answer.status(), await answer.text()).toBe(200);
      return ((await answer.json()) as { resultObject: { id: number } }).resultObject;
    };
    const { id: senderId } = await post('customers', { company: 'Zz Blind Senders', name: 'Z. Blind', contact: '1' });
    for (const [at, receiver] of earlier.entries())
      await post('consignments', {
        ...{ awbNo: `ZB00${at}`, vendorId: 35, bookingDate: new Date().toISOString().slice(0, 10), senderId, receiver },
        ...{ serviceType: 1, parcelType: 2, paymentMode: 2, deliveryCityId: 9, packet: 1 },
        ...{ actualWeight: 1, chargeableWeight: 1, vendorAmount: 90 },
      });

    await openCounter(page);
    for (const [at, { receiver, city, keysPerSecond }] of typed.entries()) {
      const texts = ['zz blind', receiver, city, 'dtdc', `zb10${at}`, 's', 'b', 'r', '2.5', '3', '1'];
      for (const text of texts) {
        await page.keyboard.type(text, { delay: 1000 / keysPerSecond });
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('180', { delay: 1000 / keysPerSecond });
      await page.keyboard.press('Enter');
    }
    await expect(savedRow(page, 'ZB103')).toContainText('Saved');
    const answer = await page.request.get('/api/1.0/consignments?awbNo=ZB10');
    const { resultObject } = (await answer.json()) as {
      resultObject: { awbNo: string; receiver: string; deliveryCity: { name: string }; paymentMode: number }[];
    };
    expect(
      resultObject
        .sort((a, b) => a.awbNo.localeCompare(b.awbNo))
        .map(({ awbNo, receiver, deliveryCity, paymentMode }) => [awbNo, receiver, deliveryCity.name, paymentMode]),
    ).toEqual(typed.map(({ receiver, city }, at) => [`ZB10${at}`, receiver, city, 2]));
  },
);
