import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from '../../config';
import { bookingBody } from '../../testing/factories';
import { spawnServer, type Spawned } from '../../testing/serverProcess';
import { clientOf, freshDatabase } from '../../testing/testServer';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

const exports: string[] = [];
let collector: Server;
let place: Awaited<ReturnType<typeof freshDatabase>>;
// A separate process: Jest does not run the SDK's dynamic imports.
let server: Spawned;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.url === '/v1/traces') exports.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  place = await freshDatabase();
  server = spawnServer(place, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'waybill-test',
  });
  await server.origin;
}, 120_000);
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await place.drop();
  collector.closeAllConnections();
  await new Promise((closed) => collector.close(closed));
});

test('a collector receives the spans of a booking with its statements, without values', async () => {
  const origin = await server.origin;
  const account = { emailAddress: 'admin@waybill.test', password: demoPassword };
  const signedIn = await clientOf(origin, null).rest('POST', 'account/authenticate', account);
  const { token } = signedIn.body.resultObject;
  const admin = clientOf(origin, token);
  const customer = {
    name: 'Sesame Sender',
    company: 'Sesame',
    contact: '+91 22 4000 0000',
    address: 'Fort',
    gst: null,
  };
  const sender = await admin.rest('POST', 'customers', customer);
  const booking = bookingBody({ awbNo: 'T4711', senderId: sender.body.resultObject.id, receiver: 'Sesame Traders' });
  const { status } = await admin.rest('POST', 'consignments', booking, {
    traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  });
  expect(status).toBe(200);
  server.signal('SIGTERM');
  await server.ended;

  const received = exports.flatMap((body) => (JSON.parse(body) as Export).resourceSpans);
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const attribute = (span: ReceivedSpan | undefined, key: string) =>
    span?.attributes.find((each) => each.key === key)?.value;
  const service = received[0]?.resource.attributes.find(({ key }) => key === 'service.name');
  expect(service?.value.stringValue).toBe('waybill-test');

  const request = spans.find(({ name }) => name === 'POST /api/1.0/consignments');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.traceId).not.toBe('11111111111111111111111111111111');
  expect(attribute(request, 'http.response.status_code')?.intValue).toBe(200);
  const inTrace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const operation = inTrace.find(({ name }) => name === 'bookConsignment');
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(attribute(operation, 'waybill.code')?.stringValue).toBe('OK');

  const statements = inTrace.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  const texts = statements.map((span) => attribute(span, 'db.query.text')?.stringValue ?? '');
  expect(texts.find((text) => /^INSERT INTO .?consignment\b/.test(text))).toContain('awb_no');
  expect(texts.at(-1)).toMatch(/COMMIT$/);
  // The SDK rounds the times of each span to milliseconds.
  const ms = (nanoseconds: string | undefined) => Number(BigInt(nanoseconds ?? 0) / 1_000_000n);
  for (const { startTimeUnixNano, endTimeUnixNano } of statements) {
    expect(ms(endTimeUnixNano)).toBeGreaterThanOrEqual(ms(startTimeUnixNano));
    expect(ms(startTimeUnixNano)).toBeGreaterThanOrEqual(ms(operation?.startTimeUnixNano) - 5);
    expect(ms(endTimeUnixNano)).toBeLessThanOrEqual(ms(operation?.endTimeUnixNano) + 5);
  }
  const sent = exports.join('\n');
  expect(sent).not.toContain('Sesame');
  expect(sent).not.toContain(booking.awbNo);
  expect(sent).not.toContain(token);
  expect(sent).not.toContain(demoPassword);
});

test('without a collector the SDK is not loaded', async () => {
  jest.resetModules();
  jest.doMock('@opentelemetry/sdk-trace-base', () => {
    throw new Error('The SDK is loaded');
  });
  const { openTracer } = await import('.');
  expect(await openTracer(null, '1.0.0')).toBeNull();
  await expect(openTracer('http://127.0.0.1:9', '1.0.0')).rejects.toThrow('The SDK is loaded');
});
