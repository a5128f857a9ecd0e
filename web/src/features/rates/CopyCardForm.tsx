import { useMemo } from 'react';
import { addDays, formatDate } from '../../../../server/src/domain/values/dates';
import { CopyRateCardInput } from '../../../../server/src/modules/rating/rates/rateCard.inputs';
import { useCopyRateCardMutation, type RateCardRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { none } from '../../ui/form/formValues';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';
import { useFormValues } from '../../ui/form/useFormValues';

interface Props {
  /** The card to copy; null: the window is closed. */
  card: RateCardRowFragment | null;
  onClose: () => void;
}

export function CopyCardModal({ card, onClose }: Props) {
  return (
    <FormModal open={card !== null} title={card ? `Copy ${card.name}` : ''} width={420} onClose={onClose}>
      {card && <CopyCardForm card={card} onClose={onClose} />}
    </FormModal>
  );
}

function CopyCardForm({ card, onClose }: { card: RateCardRowFragment; onClose: () => void }) {
  const { uniqueId, version, name } = card;
  const blank = useMemo(() => ({ name, validFrom: none<string>() }), [name]);
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useInputForm<typeof blank, object>({
    rules: CopyRateCardInput,
    blank,
    startsFocused: true,
    toInput: inputOf,
    async save(values) {
      const { validFrom } = values;
      if (validFrom && (await copy({ input: { ...inputOf(values), validFrom } }))) onClose();
    },
  });
  const [copy] = useCommand(useCopyRateCardMutation(), {
    done: ({ copyRateCard }) => `Rate card ${copyRateCard.name} copied`,
    changes: ['rateCards', 'quoteConsignment'],
    form,
  });
  const validFrom = useFormValues(form, (values) => values.validFrom);
  return (
    <InputForm form={form} label="Copy Rate Card">
      <p className="quiet">
        {validFrom
          ? `${name} ends on ${formatDate(addDays(validFrom, -1))}; its copy has the same slabs.`
          : 'The card ends the day before; its copy has the same slabs.'}
      </p>
      <form.Field name="validFrom">
        <DateInput />
      </form.Field>
      <form.Field name="name" label="Name" />
      <FormButtons ok="Copy" saving={form.saving} />
    </InputForm>
  );
}
