import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestKeyLink } from '../../app/backOffice/apollo';
import { createCache } from '../../app/backOffice/cache';
import {
  BulkDeleteDocument,
  useApproveConsignmentMutation,
  useDeleteExpenseMutation,
  type BulkDeleteMutation,
} from '../../graphql.generated';
import { UiProvider } from '../app/UiProvider';
import { useBulkRun } from '../bulk/useBulkRun';
import { useBulkSender } from '../bulk/useBulkSender';
import { useSelection } from '../table/selection';
import { useCommand } from './useCommand';

interface Sent {
  name: string | undefined;
  input: unknown;
  key: unknown;
}

/** Answers each mutation by its name, and remembers what was sent. */
function serverOf(answers: Readonly<Record<string, (input: never) => object>>) {
  const sent: Sent[] = [];
  const link = new ApolloLink((operation) => {
    const { operationName: name = '', variables } = operation;
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    sent.push({ name, input: variables.input, key: headers?.['idempotency-key'] });
    return new Observable((observer) => {
      observer.next({ data: answers[name]?.(variables.input as never) ?? {} });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: ApolloLink.from([requestKeyLink, link]), cache: createCache() });
  return { sent, client };
}

const undone = (refused: object[] = []) => ({
  undo: { __typename: 'Undone', done: 1, refused: refused.map((one) => ({ __typename: 'UndoRefusal', ...one })) },
});
const deleted = () => ({ deleteExpense: { __typename: 'Expense', uniqueId: 'e1' } });

function show(client: ApolloClient, child: React.ReactNode) {
  render(
    <ApolloProvider client={client}>
      <UiProvider>{child}</UiProvider>
    </ApolloProvider>,
  );
}

function Deleter() {
  const [remove] = useCommand(useDeleteExpenseMutation(), { done: 'Expense deleted successfully' });
  return (
    <button type="button" onClick={() => void remove({ input: { uniqueId: 'e1', version: 1 } })}>
      Delete
    </button>
  );
}

function Approver() {
  const [approve] = useCommand(useApproveConsignmentMutation(), { done: 'Consignment approved successfully' });
  return (
    <button type="button" onClick={() => void approve({ input: { uniqueId: 'c1', version: 1 } })}>
      Approve
    </button>
  );
}

/** Deletes as many consignments as it is told, in parts of 200. */
function BulkDeleter({ rows }: { rows: number }) {
  const selection = useSelection<{ uniqueId: string; version: number }>();
  const { run, windows } = useBulkRun(selection, []);
  const sender = useBulkSender();
  const remove = () => {
    selection.set(
      Array.from({ length: rows }, (_, at) => ({ uniqueId: `c${at}`, version: 1 })),
      true,
    );
    void run({ done: 'deleted', send: sender<BulkDeleteMutation>(BulkDeleteDocument, (data) => data.bulkDelete) });
  };
  return (
    <>
      <button type="button" onClick={remove}>
        Delete all
      </button>
      {windows}
    </>
  );
}

const bulkDeleted = ({ items }: { items: readonly { uniqueId: string }[] }) => ({
  bulkDelete: items.map(({ uniqueId }) => ({
    __typename: 'BulkConsignment',
    uniqueId,
    awbNo: uniqueId,
    ok: true,
    message: null,
    version: 2,
    record: null,
  })),
});

test('Undo names the mutation, under the same key, by the mouse or by u', async () => {
  const { sent, client } = serverOf({ DeleteExpense: deleted, Undo: () => undone() });
  const user = userEvent.setup();
  show(client, <Deleter />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('u');
  await waitFor(() => expect(sent).toHaveLength(4));
  const [first, second] = [sent.slice(0, 2), sent.slice(2)];
  for (const [deletion, undo] of [first, second]) {
    expect(undo).toEqual({ name: 'Undo', input: { operation: 'deleteExpense' }, key: deletion?.key });
    expect(deletion?.key).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(first[0]?.key).not.toBe(second[0]?.key);
});

test('Undo counts the seconds and goes when they are over', async () => {
  jest.useFakeTimers();
  try {
    const { client } = serverOf({ DeleteExpense: deleted });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(client, <Deleter />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toHaveTextContent('Undo 10');
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveTextContent('Undo 4');
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('what was not undone is said', async () => {
  const refused = [{ awbNo: 'A-1', message: 'This record was changed by someone else' }];
  const { client } = serverOf({ DeleteExpense: deleted, Undo: () => undone(refused) });
  const user = userEvent.setup();
  show(client, <Deleter />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A-1: This record was changed by someone else')).toBeVisible();
  expect(screen.queryByText('Undone')).toBeNull();
});

test('what cannot be undone has no Undo', async () => {
  const approved = { approveConsignment: { __typename: 'Consignment', uniqueId: 'c1', isApproved: true } };
  const { client } = serverOf({ ApproveConsignment: () => approved });
  const user = userEvent.setup();
  show(client, <Approver />);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Consignment approved successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a bulk action is undone by the key of its one part', async () => {
  const { sent, client } = serverOf({ BulkDelete: bulkDeleted, Undo: () => undone() });
  const user = userEvent.setup();
  show(client, <BulkDeleter rows={3} />);
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(sent[1]).toEqual({ name: 'Undo', input: { operation: 'bulkDelete' }, key: sent[0]?.key });
});

test('a bulk action of several parts has no Undo', async () => {
  const { sent, client } = serverOf({ BulkDelete: bulkDeleted });
  const user = userEvent.setup();
  show(client, <BulkDeleter rows={201} />);
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('201 deleted')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
