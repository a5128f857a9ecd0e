/** Requests of scenarios, which answer with status and errors. */
import type { Made } from '../factories';
import type { Client, Json, TestServer } from '../testServer';

export interface Answer {
  status: number;
  errors: readonly string[];
}

/** May be sent again after a refusal. */
export type Request = (headers: Record<string, string>) => Promise<Answer>;
/** `rows`: how many records a bulk request is to change. */
export type Scenario = (server: TestServer, rows?: number) => Promise<Request>;

type Method = 'POST' | 'PUT' | 'DELETE' | 'GET';
export const rest =
  (client: Client, method: Method, path: string, body?: unknown): Request =>
  async (headers) => {
    const {
      status,
      body: { errors },
    } = await client.rest(method, path, body, headers);
    return { status, errors };
  };
export const graphql =
  (client: Client, mutation: string, input: string, variables: object): Request =>
  async () => {
    const { status, errors = [] } = await client.graphql(
      `mutation($input: ${input}!) { ${mutation}(input: $input) { id } }`,
      { input: variables },
    );
    return { status: errors.length > 0 ? 500 : status, errors: errors.map(({ message }) => message) };
  };

export const made = async (client: Client, path: string, body: unknown): Promise<Made & Json> => {
  const {
    status,
    body: { resultObject, errors },
  } = await client.rest('POST', path, body);
  if (status !== 200) throw new Error(`${path}: ${errors.join(', ')}`);
  return resultObject;
};
