import { Row, Select } from 'antd';
import { labels, type DeliveryStatus } from '../../../../server/src/domain/enums';
import { searchByLabel } from '../../ui/input/bestMatch';
import { DateInput } from '../../ui/input/DateInput';
import { SuggestedText } from '../../ui/input/SuggestedText';
import { tabToNext } from '../../ui/input/tabToNext';
import type { InputFormState } from '../../ui/form/useInputForm';
import { useSuggestions } from '../../ui/input/useSuggestions';

/** A row of the movement history as a form holds it. */
export interface Movement {
  actionDate: string | null;
  deliveryStatus: DeliveryStatus | null;
  city: string;
  action: string;
}

export const blankMovement: Movement = { actionDate: '', deliveryStatus: null, city: '', action: '' };

const statuses = Object.entries(labels.DeliveryStatus).map(([value, label]) => ({ value, label }));

interface Props {
  form: InputFormState<Movement>;
  /** The status is In Transit, and the date that of the dispatch. */
  dispatching: boolean;
}

export function MovementFields({ form, dispatching }: Props) {
  const { cities } = useSuggestions();
  return (
    <Row gutter={12}>
      <form.Field xs={24} sm={12} name="deliveryStatus">
        <Select<string> showSearch={searchByLabel} options={statuses} disabled={dispatching} onKeyDown={tabToNext} />
      </form.Field>
      <form.Field xs={24} sm={12} name="city">
        <SuggestedText load={cities} />
      </form.Field>
      <form.Field span={24} name="action" />
      <form.Field xs={24} sm={12} name="actionDate" label={dispatching ? 'Dispatch Date' : 'Date'}>
        <DateInput max="today" name={dispatching ? 'Dispatch date' : undefined} />
      </form.Field>
    </Row>
  );
}
