/** Sends one GraphQL operation with fetch. For the public pages, whose bundle does not include Apollo. */
import { answerDeadline } from '../../answerDeadline';
import { failureOf, networkFailure, type Failure, type GraphqlError } from '../../failure';

export type Answer<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

export async function ask<Data, Variables>(document: string, variables: Variables): Promise<Answer<Data>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body: JSON.stringify({ query: document, variables }),
      signal: answerDeadline(),
    });
    const body = (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
    if (body.errors?.length) return { failure: failureOf(body.errors) };
    return body.data ? { data: body.data } : { failure: networkFailure(new Error(response.statusText)) };
  } catch (caught) {
    return { failure: networkFailure(caught) };
  }
}
