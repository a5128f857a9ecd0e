import { EmptyDemoInput } from '../../../../server/src/modules/insight/setup/setUp.inputs';
import { useEmptyDemoMutation } from '../../graphql.generated';
import { paths } from '../../paths';
import { rememberList } from '../../setUpList';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

export default function EmptyDemoModal({ onClose }: { onClose: () => void }) {
  return (
    <FormModal open title="Start with an empty company" width={520} onClose={onClose}>
      <EmptyDemoForm />
    </FormModal>
  );
}

const blank = { tradeName: '' };

/** Whatever the browser holds of the demo goes with the page. */
function beginAnew(): void {
  rememberList('open');
  window.location.assign(paths.setUpSteps('company'));
}

function EmptyDemoForm() {
  const form = useCommandForm({
    rules: EmptyDemoInput,
    blank,
    toInput: ({ tradeName }: typeof blank) => ({ tradeName }),
    mutation: useEmptyDemoMutation(),
    startsFocused: true,
    onSaved: beginAnew,
  });
  return (
    <InputForm form={form} label="Start with an empty company">
      <p>
        Everything in this database is deleted: customers, bookings, invoices, settings and all users but you. A backup
        is made first, in the folder before-emptying beside the data. Type the trade name of the demo to confirm.
      </p>
      <form.Field name="tradeName" />
      <FormButtons ok="Delete the demo" danger saving={form.saving} />
    </InputForm>
  );
}
