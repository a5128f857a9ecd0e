import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { mailColumns } from '../features/mails/mailColumns';
import { mailSearch } from '../features/mails/mailFilters';
import { MailSearchFields } from '../features/mails/MailSearchFields';
import { TestMailForm } from '../features/mails/TestMailForm';
import { useMailsQuery, useResendMailMutation, type MailRowFragment } from '../graphql.generated';
import { FormModal } from '../ui/form/FormModal';
import { useCommand } from '../ui/form/useCommand';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchCard } from '../ui/search/SearchCard';
import { ListTable } from '../ui/table/ListTable';
import { RowButton } from '../ui/table/RowButton';
import { useListPage } from '../ui/table/useListPage';
import { May } from '../ui/app/May';
import { usePermission } from '../ui/app/usePermission';

/** Mails are sent in the background, mostly within seconds. */
const refreshMs = 10_000;
const useMails: typeof useMailsQuery = (options) => useMailsQuery({ ...options, pollInterval: refreshMs });

/** The outbox. */
export default function MailsPage() {
  const list = useListPage({
    query: useMails,
    page: (data) => data.mails,
    take: 50,
    sort: { by: 'createdOn', order: 'DESC' },
    filters: mailSearch.codecs,
    toSearch: mailSearch.toSearch,
  });
  const [isTesting, setTesting] = useState(false);
  const close = () => setTesting(false);
  const mayResend = usePermission()('resendMail');
  const [resend] = useCommand(useResendMailMutation(), {
    done: ({ resendMail }) => `Mail to ${resendMail.to} is on its way`,
    changes: ['mails', 'failingMails'],
  });
  const actions = useCallback(
    ({ uniqueId, to, subject }: MailRowFragment) => (
      <RowButton
        aria-label={`Send ${subject} to ${to ?? 'nobody known'} again`}
        onClick={() => void resend({ input: { uniqueId } })}
      >
        Send again
      </RowButton>
    ),
    [resend],
  );
  return (
    <>
      <PageHeader title="Mail" note="What was sent in the last 30 days, and what is still to be sent" />
      <SearchCard
        label="Search mails"
        name="mails"
        filters={list.filters}
        defaults={list.defaults}
        chips={mailSearch.chips}
        onSearch={list.search}
        columns={mailColumns}
        primary={
          <May do="sendTestMail">
            <Button type="primary" onClick={() => setTesting(true)}>
              Send a test mail
            </Button>
          </May>
        }
      >
        {(draft, change) => <MailSearchFields draft={draft} onChange={change} />}
      </SearchCard>
      <ListTable
        dense
        list={list}
        label="Mails"
        columns={mailColumns}
        actions={mayResend ? actions : undefined}
        emptyText="There are no mails"
        loadingText="Loading mails..."
      />
      <FormModal open={isTesting} title="Test mail" width={440} onClose={close}>
        <TestMailForm onDone={close} />
      </FormModal>
    </>
  );
}
