import { quotas } from '../../../core/limits/quotaUse.entity';
import { refused } from '../../../testing/answers';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const question = {
  enquiryType: 1,
  name: 'Farida Khan',
  email: 'farida@example.in',
  message: 'Do you collect in Thane?',
};
const ask = (given: Record<string, unknown> = {}) => server.nobody.rest('POST', 'enquiries', { ...question, ...given });

describe('enquiries', () => {
  test('anybody asks; an admin reads it and answers once', async () => {
    const { data } = await server.nobody.graphql(
      `mutation($input: SubmitEnquiryInput!) {
        submitEnquiry(input: $input) { uniqueId enquiryType isResolved resolution }
      }`,
      { input: { ...question, enquiryType: 'Quote', name: ' Farida Khan ' } },
    );
    expect(data.submitEnquiry).toMatchObject({ enquiryType: 'Quote', isResolved: false, resolution: null });
    const { uniqueId } = data.submitEnquiry;
    const listed = await server.admin.rest('GET', 'enquiries?sortBy=createdOn&sortOrder=DESC&take=1');
    expect(listed.body.resultObject[0]).toMatchObject({
      uniqueId,
      enquiryType: 2,
      name: 'Farida Khan',
      isResolved: false,
    });

    const path = `enquiries/${uniqueId}`;
    expect(await server.admin.rest('PUT', path, { resolution: ' ' })).toMatchObject(refused(400, 'Enter resolution'));
    expect((await server.admin.rest('PUT', path, { resolution: ' Rates sent ' })).body.resultObject).toMatchObject({
      isResolved: true,
      resolution: 'Rates sent',
      version: 2,
    });
    expect(await server.admin.rest('PUT', path, { resolution: 'Again' })).toMatchObject(
      refused(409, 'Enquiry is already resolved'),
    );
    expect(await server.admin.rest('PUT', 'enquiries/no-such-one', { resolution: 'x' })).toMatchObject(
      refused(404, 'Enquiry not found'),
    );
  });

  test('type, name, e-mail address and message are required', async () => {
    expect((await server.nobody.rest('POST', 'enquiries', {})).body.errors).toEqual([
      'Please select enquiry type',
      'Please enter name',
      'Please enter email address',
      'Please enter message',
    ]);
    for (const email of ['farida at example', 'farida@', '\ud800@example.in', 'ä@example.com', 'a..b@example.com']) {
      expect(await ask({ email })).toMatchObject(refused(400, 'Please enter valid email address'));
    }
    expect((await ask({ enquiryType: 3 })).status).toBe(400);
    expect((await ask({ isResolved: true })).body.errors).toEqual(['Unknown field isResolved']);
  });

  test('the list shows five, oldest first, and finds by resolution', async () => {
    for (let count = 0; count < 6; count += 1) await ask({ message: `Question ${count}` });
    const page = await server.admin.rest('GET', 'enquiries');
    expect(page.body.resultObject).toHaveLength(5);
    const asked = page.body.resultObject.map((row: { createdOn: string }) => row.createdOn);
    expect(asked).toEqual([...asked].sort());
    expect(page.body.rowCount).toBeGreaterThan(5);
    const newest = await server.admin.rest('GET', 'enquiries?sortBy=createdOn&sortOrder=DESC&take=1');
    const [first] = newest.body.resultObject;
    await server.admin.rest('PUT', `enquiries/${first.uniqueId}`, { resolution: 'Called back on Monday' });
    const found = await server.admin.rest('GET', 'enquiries?searchText=called BACK');
    expect(found.body).toMatchObject({ rowCount: 1, resultObject: [{ uniqueId: first.uniqueId }] });
  });

  test('only admins read and answer', async () => {
    expect((await server.member.rest('GET', 'enquiries')).status).toBe(403);
    expect((await server.nobody.rest('GET', 'enquiries')).status).toBe(401);
    expect((await server.member.rest('PUT', 'enquiries/x', { resolution: 'x' })).status).toBe(403);
  });

  test('one address cannot send without end, and the count is kept in the database', async () => {
    const fresh = await startTestServer();
    try {
      const at = (minutes: number) => new Date(Date.UTC(2024, 5, 1, 9, minutes));
      fresh.setNow(at(1));
      const send = () => fresh.nobody.rest('POST', 'enquiries', question);
      for (let sent = 0; sent < quotas.enquiry; sent += 10) {
        const answers = await Promise.all(Array.from({ length: 10 }, send));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      }
      expect(await send()).toMatchObject(refused(429, 'Too many requests; please try again in 15 minutes'));
      expect((await fresh.admin.rest('GET', 'enquiries')).body.rowCount).toBe(quotas.enquiry);
      fresh.setNow(at(16));
      expect((await send()).status).toBe(200);
    } finally {
      await fresh.close();
    }
  });
});
