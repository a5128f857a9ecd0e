/** Registers the REST routes: decode, run the operation, encode, envelope. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import type { App } from '../../core/module/app.types';
import { callOf, type Call, type RequestContext } from '../../core/operation/context';
import { withDeadline } from '../../core/operation/deadline';
import { AppError, badInput, retryAfterOf, TryLater } from '../../core/operation/errors';
import { jsonLimit, uploadLimit } from '../../core/operation/inputLimits';
import { inputTypeName } from '../graphql/schema';
import { authorize } from '../../core/operation/operation';
import { notingRefusal } from '../../core/security/securityLog';
import { validate } from '../../core/operation/validate';
import type { ListInput, Page } from '../../core/list/list';
import { skipCost } from '../../core/list/listSpec';
import { codesOf } from './codes';
import { decodeInput } from './decode';
import { encoderFor, type Encoder } from './encode';
import { failureEnvelope, restFailureOf, success } from './envelope';
import { ExportSlots, isExport, maxPage, sendExport } from './export';
import { answerFields, type Route } from '../../core/module/route';
import type { Selection } from '../../core/record/selection';
import { acceptUploads, uploadedFile } from './upload';

export const basePath = '/api/1.0';

/** Number of rows assumed for the cost of a list without `take`. */
const defaultPage = 100;

type Run = (input: object, call: Call) => Promise<unknown>;

export function mountRest(
  http: FastifyInstance,
  app: App,
  routes: readonly Route[],
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): void {
  const slots = new ExportSlots();
  for (const route of routes) {
    const serve = handler(app, route, slots);
    const add = (scope: FastifyInstance) =>
      scope.route({
        method: route.method,
        url: `${basePath}/${route.path}`,
        config: { kind: 'rest' },
        bodyLimit: route.upload ? uploadLimit : jsonLimit,
        // Authenticates before reading the body.
        onRequest: async (request, reply) => {
          const context = contextOf(request, reply);
          if (route.run.kind === 'command' || !(await isExpectedUser(route, context)))
            await signedInFirst(route, context);
        },
        preSerialization: async (request, reply, payload) => {
          await contextOf(request, reply).beforeAnswer(payload, { isSaved: route.run.kind === 'command' });
          return payload;
        },
        handler: async (request, reply) => {
          const context = contextOf(request, reply);
          try {
            return await serve(request, reply, context);
          } catch (error) {
            // What is wrong with a request is told to whoever may send it.
            const isBad = error instanceof AppError && error.code === 'BAD_USER_INPUT';
            const refusal = isBad && (await signedInFirst(route, context).catch((refused: unknown) => refused));
            return fail(refusal || error, request, reply);
          }
        },
      });
    if (!route.upload) add(http);
    else {
      void http.register(async (scope) => {
        await acceptUploads(scope);
        add(scope);
      });
    }
  }
}

/** Sends the error answer of any failed REST request. */
export function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = restFailureOf(error);
  if (leftWhileSending(request, reply)) request.log.info({ err: error }, 'the client left');
  else if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 429)
    reply.header('retry-after', error instanceof TryLater ? String(error.retryAfterSeconds) : '900');
  if (failure.status === 503) reply.header('retry-after', retryAfterOf(error));
  return reply.code(failure.status).send(failureEnvelope(failure, request.id));
}

/**
 * True if the client disconnected while sending its request. `request.raw.destroyed` does not tell, since Node destroys
 * every request whose body has been read.
 */
function leftWhileSending(request: FastifyRequest, reply: FastifyReply): boolean {
  return !request.raw.complete && reply.raw.destroyed;
}

function handler(app: App, route: Route, slots: ExportSlots) {
  const Input = route.run.input as new () => object;
  const inputType = app.schema.getType(inputTypeName(Input));
  const fields = answerFields(app.schema, route.answer);
  const selected = route.answer.kind === 'rows' ? { rows: fields, rowCount: {} } : fields;
  const encode = answerEncoder(app, route, fields);
  const run = route.run as unknown as Run;
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const asksForChange = route.method === 'PUT' && !route.bodyOptional && takesMore(inputType, inPath);
  return async (request: FastifyRequest, reply: FastifyReply, context: RequestContext) => {
    const body = route.upload ? await uploadedFile(request, route.upload) : request.body;
    const values = renamed(route, valuesOf(route, request, body));
    const decoded =
      inputType instanceof GraphQLInputObjectType
        ? decodeInput(inputType, values, app.config.invoiceReading)
        : decodeNothing(values);
    const input = Object.assign(new Input(), decoded) as ListInput;
    if (asksForChange && Object.keys(decoded).every((name) => inPath.has(name))) refuseEmpty(Input, input);
    if (route.answer.kind === 'rows') {
      const rows = Math.min(input.take ?? defaultPage, maxPage);
      await context.spend(rows * Object.keys(fields).length + skipCost(input.skip), { inSteps: isExport(input) });
    }
    const call = callOf(context, selected, context.idempotencyKey);
    if (route.answer.kind === 'rows' && isExport(input))
      return sendExport(request, reply, slots, { action: route.run.action, run, input, call, encode });
    return reply.send(encode(await run(input, call)));
  };
}

/** Whether the session that is expected may call the query, which looks at the session itself. */
async function isExpectedUser({ run: { action } }: Route, context: RequestContext): Promise<boolean> {
  const session = context.expectedSession;
  return authorize(action, callOf({ ...context, session }, {})).then(
    () => true,
    () => false,
  );
}

async function signedInFirst({ run: { action } }: Route, context: RequestContext): Promise<void> {
  const call = callOf(context, {});
  await notingRefusal(action, call, () => withDeadline(context.deadline, () => authorize(action, call)));
}

function answerEncoder(app: App, route: Route, fields: Selection): (output: unknown) => unknown {
  const { answer } = route;
  if (answer.kind === 'value') {
    const codes = codesOf(app.config.invoiceReading);
    return (output) => success(answer.of(output as never, codes));
  }
  const type = app.schema.getType(answer.type);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`${route.path} answers an unknown type ${answer.type}`);
  const encode: Encoder = encoderFor(type, fields, app.config.invoiceReading);
  if (answer.kind === 'one') return (output) => success(output === null ? null : encode(output));
  if (answer.kind === 'many') return (output) => success(answer.of(output as never).map(encode));
  return (output) => {
    const page = output as Page<object>;
    return success(page.rows.map(encode), page.rowCount);
  };
}

function valuesOf(route: Route, request: FastifyRequest, body: unknown): Record<string, unknown> {
  const path = request.params as Record<string, unknown>;
  const query = request.query as Record<string, unknown>;
  if (body === undefined || body === null) return { ...query, ...path };
  if (route.bodyAs) return { ...query, [route.bodyAs]: itemsOf(body, route.bodyItem), ...path };
  if (typeof body !== 'object' || Array.isArray(body)) throw badInput('The body must be a JSON object');
  refuseOtherRecord(path, body as Record<string, unknown>);
  return { ...query, ...body, ...path };
}

/** Refuses a body that names another record than the path. */
function refuseOtherRecord(path: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(path)) {
    const said = Object.hasOwn(body, name) ? (body[name] ?? value) : value;
    if ((typeof said === 'number' ? String(said) : said) !== value)
      throw badInput(`${name} of the body is not that of the path`, name);
  }
}

/** True if the input has fields besides the record and its version. */
function takesMore(type: unknown, inPath: ReadonlySet<string>): boolean {
  return (
    type instanceof GraphQLInputObjectType &&
    Object.keys(type.getFields()).some((name) => name !== 'version' && !inPath.has(name))
  );
}

/** Throws the messages of the missing required fields, or a general one if there are none. */
function refuseEmpty(Input: new () => object, input: object): never {
  validate(Input, input);
  throw badInput('The body must contain the fields to change');
}

/** Accepts a list of ids, or a list of records with the id in `field`. */
function itemsOf(body: unknown, field: string | undefined): unknown {
  if (!field || !Array.isArray(body)) return body;
  return body.map((item: unknown) =>
    typeof item === 'object' && item !== null ? ((item as Record<string, unknown>)[field] ?? null) : item,
  );
}

function renamed(route: Route, values: Record<string, unknown>): Record<string, unknown> {
  const ours = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    if (!route.ignore.includes(name))
      ours[Object.hasOwn(route.rename, name) ? (route.rename[name] ?? name) : name] = value;
  }
  return ours;
}

function decodeNothing(values: Record<string, unknown>): object {
  const [name] = Object.keys(values);
  if (name) throw badInput(`Unknown field ${name.slice(0, 60)}`, name);
  return {};
}
