import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { useCreateCustomerMutation } from '../../graphql.generated';
import { UiProvider } from '../../ui/UiProvider';
import { useCommand } from '../../ui/useCommand';
import { requestKeyLink } from './apollo';
import { createCache } from './cache';
import { patienceMs, slowAnswerLink } from './slowAnswer';

function Creator() {
  const [create] = useCommand(useCreateCustomerMutation(), { done: 'Created' });
  return <button type="button" onClick={() => void create({ input: { company: 'Elm' } })}>Create</button>;
}

test('after ten seconds it says so, and Try again is the same request', async () => {
  jest.useFakeTimers();
  try {
    const keys: unknown[] = [];
    const server = new ApolloLink(({ variables }) => {
      keys.push(variables.clientRequestId);
      return new Observable((observer) => {
        // The first answer never comes.
        if (keys.length === 1) return;
        observer.next({ data: { createCustomer: { __typename: 'Customer', uniqueId: 'c1' } } });
        observer.complete();
      });
    });
    const client = new ApolloClient({ link: ApolloLink.from([requestKeyLink, slowAnswerLink, server]), cache: createCache() });
    render(<ApolloProvider client={client}><UiProvider><Creator /></UiProvider></ApolloProvider>);
    await act(async () => screen.getByText('Create').click());
    await act(async () => jest.advanceTimersByTime(patienceMs - 1));
    expect(screen.queryByText('Try again')).toBeNull();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByText(/^The server has not answered for 10 seconds/)).toBeInTheDocument();
    await act(async () => screen.getByText('Try again').click());
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Created')).toBeInTheDocument();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(screen.queryByText(/^The server has not answered/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
