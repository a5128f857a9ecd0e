import type { GraphQLSchema } from 'graphql';
import { selectionOfShape, type AnyShape, type RecordShape } from '../record/recordShape';
import type { Selection } from '../record/selection';
import type { Page } from '../list/list';
import type { AnyOperation, Operation } from '../operation/operation';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The numbers of the REST wire: enumeration to member to number. */
export type Codes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How an operation's result becomes `resultObject`. */
export type Answer<Output> =
  | { kind: 'one'; type: string; shape: AnyShape }
  | { kind: 'many'; type: string; shape: AnyShape; of: (output: Output) => readonly unknown[] }
  | { kind: 'rows'; type: string; shape: AnyShape }
  | { kind: 'value'; of: (output: Output, codes: Codes) => unknown };

type RowClass<Row> = new () => Row;

/** One record of a GraphQL type. */
export const one = <Row>({ name }: RowClass<Row>, shape: RecordShape<NoInfer<Row>> = {}): Answer<Row> => ({
  kind: 'one',
  type: name,
  shape,
});
/** A list without `rowCount`. */
export const many = <Row, Output = readonly Row[]>(
  { name }: RowClass<Row>,
  of: (output: Output) => readonly unknown[] = (output) => output as readonly unknown[],
  shape: RecordShape<NoInfer<Row>> = {},
): Answer<Output> => ({ kind: 'many', type: name, shape, of });
/** A page of a list, with `rowCount`. */
export const rows = <Row>({ name }: RowClass<Row>, shape: RecordShape<NoInfer<Row>> = {}): Answer<Page<Row>> => ({
  kind: 'rows',
  type: name,
  shape,
});
/** Any other value, computed from the operation's result. */
export const value = <Output>(of: (output: Output, codes: Codes) => unknown): Answer<Output> => ({ kind: 'value', of });

/** The fields of the answered records; none for a computed value. */
export const answerFields = (schema: GraphQLSchema, answer: Answer<never>): Selection =>
  answer.kind === 'value' ? {} : selectionOfShape(schema, answer.type, answer.shape);

export interface RouteOptions<Input, Output> {
  run: Operation<Input, Output>;
  answer: Answer<Output>;
  /** Wire names of fields that only this route spells differently, with the input's names. */
  rename?: Readonly<Record<string, string>>;
  /** Wire fields of the specification that are accepted and ignored. */
  ignore?: readonly string[];
  /** For a body that is a bare list: the input field that takes it. */
  bodyAs?: string;
  /** For a bare list of objects: the property to take of each. */
  bodyItem?: string;
  /** For a multipart form: the name of its file field. */
  upload?: string;
  /** The body may be empty, e.g. for online tracking. */
  bodyOptional?: boolean;
}

export interface Route {
  method: Method;
  path: string;
  run: AnyOperation;
  answer: Answer<never>;
  rename: Readonly<Record<string, string>>;
  ignore: readonly string[];
  bodyAs?: string;
  bodyItem?: string;
  upload?: string;
  bodyOptional?: boolean;
}

/** One row of the REST table (SPEC 7). */
export function route<Input extends object, Output>(
  method: Method,
  path: string,
  options: RouteOptions<Input, Output>,
): Route {
  const { run, answer, rename = {}, ignore = [], ...others } = options;
  return {
    ...others,
    method,
    path,
    run: run as unknown as AnyOperation,
    answer: answer as Answer<never>,
    rename,
    ignore,
  };
}
