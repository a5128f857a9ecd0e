import { Row, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { CreateRateCardInput, UpdateRateCardInput } from '../../../../server/src/modules/rating/rates/rateCard.inputs';
import {
  useCreateRateCardMutation,
  useUpdateRateCardMutation,
  useZoneSchemeNamesQuery,
  type RateCardRowFragment,
} from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { PercentInput } from '../../ui/input/PercentInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useFormValues } from '../../ui/form/useFormValues';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { WeightInput } from '../../ui/input/WeightInput';
import './rates.css';
import { cardOf, newCard, valuesOf } from './rateCardValues';

const pricesExplained = 'GST is added to what is paid in cash or by the receiver; invoices add it to the rest.';

interface Scheme {
  id: number;
  name: string;
}

interface Props {
  /** The card to update; null: create a new one. */
  card: RateCardRowFragment | null;
  onClose: () => void;
  /** Called with a new card. */
  onCreated: (card: RateCardRowFragment) => void;
}

export function RateCardFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal
      open={open}
      title={rest.card ? `Update Rate Card: ${rest.card.name}` : 'Create Rate Card'}
      width={880}
      top={24}
      onClose={rest.onClose}
    >
      <WithSchemes>{(schemes) => <RateCardForm {...rest} schemes={schemes} />}</WithSchemes>
    </FormModal>
  );
}

function WithSchemes({ children }: { children: (schemes: readonly Scheme[]) => ReactNode }) {
  const { data, loading, error, refetch } = useZoneSchemeNamesQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return children(data.zoneSchemes.rows);
  if (error && !loading) return <LoadFailure title="The zone schemes could not be loaded" retry={refetch} />;
  return <Skeleton />;
}

function RateCardForm({ card, schemes, onClose, onCreated }: Props & { schemes: readonly Scheme[] }) {
  const { vendors, customers } = useSuggestions();
  const [blank] = useState(() => newCard(schemes[0]?.id ?? null));
  const form = useRecordForm({
    rules: card ? UpdateRateCardInput : CreateRateCardInput,
    blank,
    editing: card,
    valuesOf,
    draft: 'rateCard',
    startsFocused: true,
    toInput: cardOf,
    create: {
      mutation: useCreateRateCardMutation(),
      done: ({ createRateCard }) => `Rate card ${createRateCard.name} created`,
      changes: ['rateCards', 'quoteConsignment'],
      onSaved({ createRateCard }) {
        onClose();
        onCreated(createRateCard);
      },
    },
    update: {
      mutation: useUpdateRateCardMutation(),
      done: ({ updateRateCard }) => `Rate card ${updateRateCard.name} updated`,
      changes: ['rateCards', 'quoteConsignment'],
      onSaved: onClose,
    },
  });
  const side = useFormValues(form, (values) => values.side);
  const schemeChoices = schemes.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <InputForm form={form} label="Rate Card">
      <Row gutter={12}>
        <form.Field xs={24} md={10} name="name" />
        <form.Field xs={24} md={6} name="side">
          <Choice label="Side" of={labels.RateSide} />
        </form.Field>
        <form.Field xs={12} md={4} name="validFrom">
          <DateInput />
        </form.Field>
        <form.Field xs={12} md={4} name="validTo">
          <DateInput placeholder="no end" />
        </form.Field>
        {side !== 'Vendor' && (
          <form.Field xs={24} md={8} name="customerId" extra="Left blank: the standard card">
            <ReferenceSelect load={customers} remember="customer" />
          </form.Field>
        )}
        <form.Field
          xs={12}
          md={8}
          name="vendorId"
          required={side === 'Vendor'}
          extra={side === 'Vendor' ? undefined : 'Left blank: any vendor'}
        >
          <ReferenceSelect load={vendors} remember="rateCardVendor" />
        </form.Field>
        <form.Field xs={12} md={8} name="schemeId">
          <Select options={schemeChoices} notFoundContent="There are no zone schemes" />
        </form.Field>
      </Row>

      <h2 className="heading">Weight</h2>
      <Row gutter={12}>
        <form.Field xs={12} md={5} name="minAirWeight">
          <WeightInput />
        </form.Field>
        <form.Field xs={12} md={5} name="minSurfaceWeight">
          <WeightInput />
        </form.Field>
        <form.Field xs={12} md={5} name="roundAirWeight">
          <WeightInput />
        </form.Field>
        <form.Field xs={12} md={5} name="roundSurfaceWeight">
          <WeightInput />
        </form.Field>
        <form.Field xs={12} md={4} name="divisor">
          <CountInput placeholder="the vendor's" />
        </form.Field>
      </Row>

      <h2 className="heading">Charges</h2>
      <Row gutter={12}>
        <form.Field xs={12} md={5} name="minimumCharge">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} md={5} name="fuelPercent">
          <PercentInput />
        </form.Field>
        <form.Field xs={12} md={5} name="docketCharge">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} md={5} name="discountPercent">
          <PercentInput />
        </form.Field>
        <form.Field xs={12} md={4} name="roundTo">
          <Choice label="Round to" of={labels.AmountRounding} />
        </form.Field>
        {side !== 'Vendor' && (
          <form.Field xs={24} md={24} name="pricesInclude" extra={pricesExplained}>
            <Choice label="Prices" of={labels.PricesInclude} />
          </form.Field>
        )}
        <form.Field xs={12} md={6} name="vppPercent">
          <PercentInput />
        </form.Field>
        <form.Field xs={12} md={6} name="vppMinimum">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} md={6} name="insurancePercent">
          <PercentInput />
        </form.Field>
        <form.Field xs={12} md={6} name="insuranceMinimum">
          <MoneyInput />
        </form.Field>
      </Row>
      <FormButtons ok={card ? 'Update' : 'Create'} saving={form.saving} />
    </InputForm>
  );
}
