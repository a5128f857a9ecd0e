/** Generates OpenAPI from the REST routes and their GraphQL types, and serves Swagger UI. */
import { serveFiles } from '../http/files';
import type { FastifyInstance } from 'fastify';
import {
  getNullableType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { dirname } from 'node:path';
import type { App } from '../../core/module/app.types';
import { backgroundReader } from '../../core/observation/backgroundReader';
import { escaped } from '../../gateways/mailer/emailContent';
import { tradeNameOn } from '../../modules/parties/company/companyProfiles';
import { requiredPermissions } from '../../domain/policy/allPermissions';
import type { Selection } from '../../core/record/selection';
import { restTable } from '../../registry';
import { inputTypeName } from '../graphql/schema';
import { codesOf, wireNames, type InvoiceReading } from './codes';
import { basePath } from './mount';
import { answerFields, type Route } from '../../core/module/route';

type Json = Record<string, unknown>;

const scalarSchemas: Readonly<Record<string, Json>> = {
  Int: { type: 'integer' },
  SafeInt: { type: 'integer', format: 'int64' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string' },
  String: { type: 'string' },
  Money: { type: 'number', multipleOf: 0.01, description: 'Rupees, at most two decimals.' },
  Weight: { type: 'number', multipleOf: 0.001, description: 'Kilograms, at most three decimals.' },
  DateOnly: { type: 'string', format: 'date' },
  Instant: { type: 'string', format: 'date-time' },
  InstantOrDate: { type: 'string', description: 'A date YYYY-MM-DD or an ISO 8601 instant.' },
  FileContent: { type: 'string', format: 'binary' },
  RecordRef: { oneOf: [{ type: 'integer' }, { type: 'string' }], description: 'The id or the uniqueId of a record.' },
};

export function openApi(app: App, table: readonly Route[], companyName: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of table) {
    const path = `/${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(app, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${companyName} REST API`,
      version: '1.0',
      description:
        'Every answer is { resultObject, hasErrors, errors }; lists also have rowCount. Sign in with account/authenticate ' +
        'and send the token as Authorization: Bearer. Calls that change data accept an Idempotency-Key header. ' +
        'Calls for the parts of one file name it in an Export-Id header: the security log has them as one export. ' +
        'Read-Preference: replica has queries read from the replica of the database, if the server has one. ' +
        'Bookings and scans that a browser kept for another user name that user (uniqueId) in a Sent-For header: they are ' +
        'recorded as the work of that user, and the change log names who sent them. Only for admins.',
    },
    servers: [{ url: basePath }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Idempotency key. Repeating it with the same body returns the first answer; with another body the call is refused (409).',
  schema: { type: 'string', maxLength: 100 },
};

const takesKey = ({ run }: Route) => run.kind === 'command' && !run.notIdempotent;

function operation(app: App, route: Route): Json {
  const permission = requiredPermissions[route.run.action];
  const input = app.schema.getType(inputTypeName(route.run.input as new () => object));
  const properties =
    input instanceof GraphQLInputObjectType ? inputProperties(input, route, app.config.invoiceReading) : {};
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const { bodyAs } = route;
  const asQuery = route.method === 'GET' || route.method === 'DELETE';
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(asQuery || bodyAs
      ? rest.filter(([name]) => name !== bodyAs).map(([name, schema]) => ({ name, in: 'query', schema }))
      : []),
    ...(takesKey(route) ? [idempotencyKey] : []),
  ];
  return {
    operationId: `${route.method.toLowerCase()} ${route.path}`,
    tags: [route.path.split('/')[0]],
    summary: `${route.run.action} (${permission})`,
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters,
    ...(asQuery || rest.length === 0
      ? {}
      : {
          requestBody: {
            content: {
              [route.upload ? 'multipart/form-data' : 'application/json']: { schema: bodySchema(route, rest) },
            },
          },
        }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelope(app, route) } } },
      default: {
        description:
          '400 invalid input, 401 no session, 403 not authorized, 404 not found, 409 conflict with the state of the record',
      },
    },
  };
}

/** Schema of a body: an object of the input's fields, or a bare list that stands for one of them. */
function bodySchema({ bodyAs, bodyItem }: Route, rest: [name: string, schema: Json][]): Json {
  if (!bodyAs) return { type: 'object', additionalProperties: false, properties: Object.fromEntries(rest) };
  const list = Object.fromEntries(rest)[bodyAs] ?? {};
  if (!bodyItem) return list;
  const named = { type: 'object', properties: { [bodyItem]: { type: 'string' } }, required: [bodyItem] };
  return { ...list, items: { anyOf: [list.items, named] } };
}

function inputProperties(type: GraphQLInputObjectType, route: Route, reading: InvoiceReading): Record<string, Json> {
  const back = Object.fromEntries(Object.entries(route.rename).map(([wire, ours]) => [ours, wire]));
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [
      back[field.name] ?? wireNames[field.name] ?? field.name,
      { ...typeSchema(field.type, {}, reading), ...(field.description ? { description: field.description } : {}) },
    ]),
  );
}

function envelope(app: App, route: Route): Json {
  const { answer } = route;
  const type = answer.kind === 'value' ? null : app.schema.getType(answer.type);
  const record =
    type instanceof GraphQLObjectType && answer.kind !== 'value'
      ? objectSchema(type, answerFields(app.schema, answer), app.config.invoiceReading)
      : {};
  const resultObject = answer.kind === 'rows' || answer.kind === 'many' ? { type: 'array', items: record } : record;
  return {
    type: 'object',
    properties: {
      resultObject,
      hasErrors: { type: 'boolean' },
      errors: { type: 'array', items: { type: 'string' } },
      ...(answer.kind === 'rows' ? { rowCount: { type: 'integer' } } : {}),
    },
  };
}

function objectSchema(type: GraphQLObjectType, fields: Selection, reading: InvoiceReading): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).flatMap(([name, nested]) => {
        const field = type.getFields()[name];
        return field ? [[wireNames[name] ?? name, typeSchema(field.type, nested, reading)]] : [];
      }),
    ),
  };
}

function typeSchema(type: GraphQLInputType | GraphQLOutputType, fields: Selection, reading: InvoiceReading): Json {
  const bare = getNullableType(type);
  if (isListType(bare)) return { type: 'array', items: typeSchema(bare.ofType, fields, reading) };
  if (isObjectType(bare)) return objectSchema(bare, fields, reading);
  if (isInputObjectType(bare)) {
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.values(bare.getFields()).map((f) => [f.name, typeSchema(f.type, {}, reading)]),
      ),
    };
  }
  if (isEnumType(bare)) {
    const numbers = codesOf(reading)[bare.name];
    if (!numbers) return { type: 'string', enum: bare.getValues().map((v) => v.name) };
    return {
      type: 'integer',
      enum: Object.values(numbers),
      description: Object.entries(numbers)
        .map(([n, v]) => `${v} ${n}`)
        .join(', '),
    };
  }
  const named = isNonNullType(bare) ? bare.ofType : bare;
  return scalarSchemas[String(named)] ?? {};
}

/** `/api/1.0/openapi.json`, and Swagger UI at `/api/docs`, served from this origin. */
export async function mountDocs(http: FastifyInstance, app: App): Promise<void> {
  let document = { companyName: '', text: '' };
  const companyName = () => tradeNameOn(backgroundReader(app), app.clock.today());
  http.get(`${basePath}/openapi.json`, { config: { kind: 'rest' } }, async (_, reply) => {
    const name = await companyName();
    if (document.companyName !== name)
      document = { companyName: name, text: JSON.stringify(openApi(app, restTable, name)) };
    return reply.type('application/json; charset=utf-8').send(document.text);
  });
  const docs = { config: { kind: 'docs' } } as const;
  await serveFiles(http, 'docs', {
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/ui/',
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => /^\/(swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/.test(path),
  });
  http.get('/api/docs', docs, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>REST API | ${escaped(await companyName())}</title>` +
          '<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css"></head><body><div id="docs"></div>' +
          '<script src="/api/docs/ui/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>',
      ),
  );
  http.get('/api/docs/start.js', docs, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(
        `SwaggerUIBundle({ url: '${basePath}/openapi.json', dom_id: '#docs', docExpansion: 'none', tryItOutEnabled: true });`,
      ),
  );
}
