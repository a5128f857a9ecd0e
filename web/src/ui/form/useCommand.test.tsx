import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestKeyLink } from '../../app/backOffice/apollo';
import { createCache } from '../../app/backOffice/cache';
import { useCreateCustomerMutation } from '../../graphql.generated';
import { UiProvider } from '../app/UiProvider';
import { useCommand } from './useCommand';

function Creator({ company }: { company: string }) {
  const [create] = useCommand(useCreateCustomerMutation(), { done: 'Created' });
  return (
    <button type="button" onClick={() => create({ input: { company } })}>
      Create {company}
    </button>
  );
}

test('the same input again after a lost answer is the same request; another input is not', async () => {
  const keys: unknown[] = [];
  let lost = true;
  const server = new ApolloLink(({ variables }) => {
    keys.push(variables.clientRequestId);
    return new Observable((observer) => {
      if (lost) return observer.error(new TypeError('Failed to fetch'));
      observer.next({ data: { createCustomer: { __typename: 'Customer', uniqueId: 'c1' } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: ApolloLink.from([requestKeyLink, server]), cache: createCache() });
  const show = (company: string) => (
    <ApolloProvider client={client}>
      <UiProvider>
        <Creator company={company} />
      </UiProvider>
    </ApolloProvider>
  );
  const user = userEvent.setup();
  const { rerender } = render(show('Elm'));
  await user.click(screen.getByRole('button', { name: 'Create Elm' }));
  expect(await screen.findByText('The server cannot be reached. Check the connection and try again')).toBeVisible();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();

  lost = false;
  await user.click(screen.getByRole('button', { name: 'Create Elm' }));
  expect(await screen.findByText('Created')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Elm' }));
  rerender(show('Oak'));
  await user.click(screen.getByRole('button', { name: 'Create Oak' }));

  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
