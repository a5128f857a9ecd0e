import { selection, type Selection } from './selection';
import type { Page } from './list';
import type { AnyOperation, Operation } from './operation';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How an operation's output becomes `resultObject`. */
export type Answer<Output> =
  | { kind: 'one'; type: string; fields: Selection }
  | { kind: 'many'; type: string; fields: Selection; of: (output: Output) => readonly unknown[] }
  | { kind: 'rows'; type: string; fields: Selection }
  | { kind: 'value'; of: (output: Output) => unknown };

/** One record of a GraphQL type, with the fields of a GraphQL selection. */
export const one = <Output>(type: string, fields: string): Answer<Output> => ({
  kind: 'one',
  type,
  fields: selection(fields),
});
/** A plain list. */
export const many = <Output>(
  type: string,
  fields: string,
  of: (output: Output) => readonly unknown[] = (output) => output as readonly unknown[],
): Answer<Output> => ({ kind: 'many', type, fields: selection(fields), of });
/** A page of a list, with `rowCount`. */
export const rows = <Row>(type: string, fields: string): Answer<Page<Row>> => ({
  kind: 'rows',
  type,
  fields: selection(fields),
});
/** Anything else, computed from the output. */
export const value = <Output>(of: (output: Output) => unknown): Answer<Output> => ({ kind: 'value', of });

export interface RouteOptions<Input, Output> {
  run: Operation<Input, Output>;
  answer: Answer<Output>;
  /** Wire field to our field, where this one row spells it its own way. */
  rename?: Readonly<Record<string, string>>;
  /** Wire fields that the spec sends and we have no use for. */
  ignore?: readonly string[];
  /** Where the body is a bare list: the input field that takes it. */
  bodyAs?: string;
  /** Where the items of that list may be objects: the field of theirs that is meant. */
  bodyItem?: string;
  /** Where the body is a multipart form: its one field, a file. */
  upload?: string;
  /** A change that is whole without any field, as asking a courier for news. */
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

/** One row of the REST table, as section 7 of the spec lists it. */
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
