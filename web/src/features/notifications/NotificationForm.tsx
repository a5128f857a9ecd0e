import { Checkbox, Col } from 'antd';
import { CreateNotificationInput } from '../../../../server/src/modules/site/notifications/notification.inputs';
import { companyToday } from '../../companyToday';
import {
  useCreateNotificationMutation,
  useUpdateNotificationMutation,
  type NotificationRowFragment,
} from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { valuesFrom } from '../../ui/form/formValues';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm } from '../../ui/form/useRecordForm';

interface Values {
  message: string;
  startAt: string | null;
  expireAt: string | null;
  isPermanent: boolean;
}

const blank: Values = { message: '', startAt: null, expireAt: null, isPermanent: false };

const valuesOf = (row: NotificationRowFragment) => valuesFrom(blank, row, {});

interface Props {
  /** The notification to update; null: create a new one. */
  editing: NotificationRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function NotificationForm({ editing, onDone }: Props) {
  const form = useRecordForm({
    rules: CreateNotificationInput,
    blank,
    editing,
    valuesOf,
    toInput: (values: Values) => values,
    draft: 'notification',
    create: {
      mutation: useCreateNotificationMutation(),
      done: 'Notification created successfully',
      changes: ['notifications'],
    },
    // Changed dates can add the notification to the banner or remove it, so the banner's list is outdated too.
    update: {
      mutation: useUpdateNotificationMutation(),
      done: 'Notification updated successfully',
      changes: ['notifications'],
    },
    onSaved() {
      form.reset();
      onDone();
    },
  });

  return (
    <RecordPanel
      form={form}
      noun="Notification"
      actions={{ create: 'createNotification', update: 'updateNotification' }}
      editing={editing && ''}
      onDone={onDone}
      note={<span className="quiet">A permanent notification is always shown and cannot be dismissed.</span>}
    >
      <form.Field xs={24} lg={12} name="message" />
      <form.Field xs={12} lg={4} name="startAt">
        <DateInput min={companyToday()} name="Start date" />
      </form.Field>
      <form.Field xs={12} lg={4} name="expireAt">
        <DateInput min={companyToday()} name="Expire date" />
      </form.Field>
      <Col xs={24} lg={4}>
        <form.Flag className="lone-box" name="isPermanent" label=" " colon={false}>
          <Checkbox>Permanent</Checkbox>
        </form.Flag>
      </Col>
    </RecordPanel>
  );
}
