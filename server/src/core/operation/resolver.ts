/**
 * The GraphQL side of a noun as a table: one line per operation, with its answer.
 *
 *   export const expenseResolver = resolver(
 *     field(expenses, ExpensePage),
 *     keyedField(createExpense, Expense),
 *     field(updateExpense, Expense),
 *   );
 *
 * The operation says the rest: the field is called as its action, a query is a field of `Query` and a command one of
 * `Mutation`, and its input class decides on the argument (`inputArgument`).
 */
import { validateSync } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  createParameterDecorator,
  getMetadataStorage,
  Mutation,
  Query,
  Resolver,
  type ResolverData,
} from 'type-graphql';
import { RecordInput } from '../record/record.inputs';
import { requestedSelection } from '../record/selection';
import { callOf, type Call, type RequestContext } from './context';
import { NoInput, type Operation } from './operation';

type Class<Row> = new () => Row;
type ParameterDecorator = ReturnType<typeof Arg>;

type Enumeration<Member> = Readonly<Record<string, Member>>;
/** How an answer's GraphQL type is written: its class, `Boolean`, an enumeration, or a list `[Row]`. */
type AnswerType = Class<unknown> | Enumeration<string>;

/** The value of an answer type. */
type Value<Type> = Type extends BooleanConstructor
  ? boolean
  : Type extends Class<infer Row>
    ? Row
    : Type extends Enumeration<infer Member>
      ? Member
      : never;
type Answer<Type> = Type extends readonly [infer Item] ? readonly Value<Item>[] : Value<Type>;

interface FieldOptions<Input> {
  description?: string;
  /** The argument is this property of the input, rather than the whole. */
  by?: keyof Input & string;
  /** With `by`: a further property that may be left out is an argument, too. */
  also?: keyof Input & string;
  /** A query with an effect outside its own transaction is a field of `Mutation` all the same. */
  root?: 'Mutation';
}

interface NullableField<Input> extends FieldOptions<Input> {
  nullable: true;
}

/** Declares the field on a resolver class. */
type Field = (prototype: object) => void;

/** An operation as a field of the schema. Does not compile with another answer than the operation's. */
export function field<Input, Type extends AnswerType | readonly [AnswerType]>(
  operation: Operation<Input, Answer<Type>>,
  type: Type,
  options?: FieldOptions<Input>,
): Field;
export function field<Input, Type extends AnswerType | readonly [AnswerType]>(
  operation: Operation<Input, Answer<Type> | null>,
  type: Type,
  options: NullableField<Input>,
): Field;
export function field<Input>(
  operation: Operation<Input, unknown>,
  type: AnswerType | readonly [AnswerType],
  options: FieldOptions<Input> = {},
): Field {
  return fieldOf(operation, type, options, currentCall);
}

/** Same for commands that also take the idempotency key as an argument: those that create something. */
export function keyedField<Input, Type extends AnswerType | readonly [AnswerType]>(
  operation: Operation<Input, Answer<Type>>,
  type: Type,
  options: FieldOptions<Input> = {},
): Field {
  return fieldOf(operation, type, options, keyedCall);
}

/** A resolver class of TypeGraphQL, for `resolvers` of `module.ts`. */
export function resolver(...fields: readonly Field[]): Class<object> {
  @Resolver()
  class Table {}
  for (const declareOn of fields) declareOn(Table.prototype);
  return Table;
}

/** Applies the decorators that a method of the resolver class would have. */
function fieldOf<Input>(
  operation: Operation<Input, unknown>,
  type: AnswerType | readonly [AnswerType],
  { by, also, root, ...options }: FieldOptions<Input>,
  call: ParameterDecorator,
): Field {
  const { action, kind } = operation;
  const given = inputArgument(operation, by);
  const all = [...(given ? [given] : []), ...(also ? [propertyArgument(operation, also, true)] : [])];
  const method = (...values: unknown[]) => {
    const [first, ...others] = all.map(({ inputOf }, at) => inputOf(values[at]));
    const input = first === undefined ? new operation.input() : first;
    return operation(others.length > 0 ? Object.assign({}, input, ...others) : input, values[all.length] as Call);
  };
  const declare = kind === 'command' || root ? Mutation : Query;
  return (prototype) => {
    const descriptor = { value: method };
    Object.defineProperty(prototype, action, descriptor);
    all.forEach(({ decorate }, at) => decorate(prototype, action, at));
    call(prototype, action, all.length);
    declare(() => type as AnswerType | [AnswerType], options)(prototype, action, descriptor);
  };
}

interface Argument<Input> {
  decorate: ParameterDecorator;
  inputOf(value: unknown): Input;
}

/**
 * The argument of a field, null if the operation has no input: `uniqueId` of queries of one record, `search` for inputs
 * named so, which may be left out if an empty one is valid, otherwise `input`.
 */
function inputArgument<Input>(
  { kind, input }: Operation<Input, unknown>,
  by = kind === 'query' && isClass(input, RecordInput) ? 'uniqueId' : undefined,
): Argument<Input> | null {
  if (isClass(input, NoInput)) return null;
  if (by) return propertyArgument({ input }, by, false);
  const inputOf = (value: unknown) => value as Input;
  if (!input.name.endsWith('Search')) return { decorate: Arg('input', () => input), inputOf };
  const isValidEmpty = validateSync(new input() as object, { forbidUnknownValues: false }).length === 0;
  return { decorate: Arg('search', () => input, isValidEmpty ? { defaultValue: {} } : {}), inputOf };
}

function propertyArgument<Input>(
  { input }: Pick<Operation<Input, unknown>, 'input'>,
  by: string,
  nullable: boolean,
): Argument<Input> {
  const property = getMetadataStorage().fields.find(({ target, name }) => target === input && name === by);
  if (!property) throw new Error(`${input.name} has no field ${by}`);
  const decorate = Arg(by, property.getType as () => object, nullable ? { nullable } : {});
  return { decorate, inputOf: (value) => ({ [by]: value }) as Input };
}

const isClass = (input: unknown, other: Class<object>) => input === other;

/** Second argument of operations: everything that an operation needs besides its input. */
const currentCall = createParameterDecorator(({ context, info }: ResolverData<RequestContext>) =>
  callOf(context, requestedSelection(info), keyOfField(context, info)),
);

/** Same for mutations that also take the idempotency key as an argument. */
const keyedCall = createParameterDecorator(
  ({ context, info, args }: ResolverData<RequestContext>) =>
    callOf(
      context,
      requestedSelection(info),
      (args.clientRequestId as string | undefined) ?? keyOfField(context, info),
    ),
  {
    arg: {
      name: 'clientRequestId',
      typeFunc: () => String,
      options: {
        nullable: true,
        description: 'The idempotency key. Overrides the header `Idempotency-Key`.',
      },
    },
  },
);

/** The header identifies the request; if it calls several operations, each gets its own derived key. */
function keyOfField({ idempotencyKey }: RequestContext, { operation, path }: GraphQLResolveInfo): string | null {
  if (!idempotencyKey || operation.selectionSet.selections.length === 1) return idempotencyKey;
  return `${idempotencyKey} ${path.key}`;
}
