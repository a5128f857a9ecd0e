import { Button, Col, Row, Switch } from 'antd';
import { useState, type ReactNode } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { consignmentLocks, lockedFields } from '../../../../server/src/domain/policy';
import { NextReceiptDocument, type ConsignmentDetailFragment, type NextReceiptQuery } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { SuggestedText } from '../../ui/input/SuggestedText';
import { useAnswer } from '../../ui/form/useAnswer';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { WeightInput } from '../../ui/input/WeightInput';
import { AwbInput } from './ConsignmentFormFields';
import { mayTakeFromBook, takesFromBook, type ConsignmentValues } from './ConsignmentFormValues';
import { CreditLine } from './CreditLine';
import { Dimensions } from './Dimensions';
import { EwayFields } from './EwayFields';
import { isRated, type Quote, type RatedField } from './ratedValues';
import { RateNote } from './RateNote';
import { OutsideBooks } from './OutsideBooks';
import { TakenAwb } from './TakenAwb';

interface Props {
  form: InputFormState<ConsignmentValues>;
  /** What the rate cards give for the values; null: nothing yet. */
  quote: Quote | null;
  /** The rates did not answer in time. */
  isUnrated: boolean;
  /** The rows of measures are shown. */
  isMeasuring: boolean;
  onMeasure: (isMeasuring: boolean) => void;
  /** The server refused the booking for the credit of its sender. */
  isCreditRefused: boolean;
  /** The consignment to update; null: a new booking. */
  consignment: ConsignmentDetailFragment | null;
}

/** The values that other fields depend on; the form re-renders only when one of these changes. */
function deciding(values: ConsignmentValues) {
  const { vendorId, autofillAwb, actualWeight, isVpp, vppAmount, isInsurance, insuranceAmount } = values;
  const hasCustomerAmount = values.customerAmount !== null;
  return { vendorId, autofillAwb, actualWeight, isVpp, vppAmount, isInsurance, insuranceAmount, hasCustomerAmount };
}

/** All fields, in the order in which they stand on the docket. */
export function ConsignmentFormInputs(props: Props) {
  const { form, quote, isUnrated, isMeasuring, onMeasure, isCreditRefused, consignment } = props;
  const { vendors, customers, receivers, cities } = useSuggestions();
  const watched = useFormValues(form, deciding);
  const fromBook = !consignment && mayTakeFromBook(watched);
  const autofill = fromBook && takesFromBook(watched);
  const receipt = useAnswer<NextReceiptQuery>(NextReceiptDocument, autofill ? {} : null);
  const [leftAwb, setLeftAwb] = useState('');
  const next = autofill ? (receipt?.nextReceipt.id ?? '') : null;
  const locked = lockedFields(consignmentLocks, consignment);
  const { actualWeight, vppAmount, insuranceAmount, isVpp, isInsurance } = watched;
  const hasCustomerAmount = consignment !== null || watched.hasCustomerAmount || isRated(quote);
  const fixed: ReadonlySet<string> = locked;
  const noteOf = (field: RatedField) =>
    quote && <RateNote form={form} field={field} quote={quote} disabled={fixed.has(field)} />;

  const customerAmount = (
    <form.Field xs={12} md={4} name="customerAmount" extra={noteOf('customerAmount')}>
      <MoneyInput disabled={locked.has('customerAmount')} />
    </form.Field>
  );

  return (
    <>
      <Row gutter={12}>
        <form.Field
          xs={24}
          md={6}
          name="awbNo"
          label="Awb No"
          extra={
            next === null && (
              <>
                <TakenAwb form={form} left={leftAwb} own={consignment?.uniqueId ?? null} />
                {fromBook && <OutsideBooks form={form} left={leftAwb} />}
              </>
            )
          }
        >
          <AwbInput form={form} fromBook={fromBook} next={next} onLeave={setLeftAwb} />
        </form.Field>
        <form.Field xs={24} md={6} name="vendorId">
          <ReferenceSelect load={vendors} remember="bookingVendor" disabled={locked.has('vendorId')} />
        </form.Field>
        <form.Field xs={24} md={4} name="bookingDate">
          <DateInput max="today" name="Booking date" />
        </form.Field>
        <form.Field xs={12} md={4} name="serviceType">
          <Choice label="Service Type" of={labels.ServiceType} />
        </form.Field>
        <form.Field xs={12} md={4} name="parcelType">
          <Choice label="Parcel Type" of={labels.ParcelType} />
        </form.Field>

        <form.Field xs={24} md={6} name="senderId">
          <ReferenceSelect load={customers} remember="customer" disabled={locked.has('senderId')} />
        </form.Field>
        <form.Field xs={24} md={6} name="receiver">
          <SuggestedText load={receivers} />
        </form.Field>
        <form.Field xs={12} md={6} name="deliveryCityId">
          <ReferenceSelect load={cities} remember="city" />
        </form.Field>
        <form.Field xs={12} md={6} name="deliveryCourier" />
        <CreditLine form={form} quote={quote} consignment={consignment} isRefused={isCreditRefused} />

        <form.Field xs={24} md={8} name="paymentMode">
          <Choice label="Payment Mode" of={labels.PaymentMode} />
        </form.Field>
        <form.Field
          xs={12}
          md={4}
          name="actualWeight"
          label="Actual Weight"
          extra={
            <Button
              className="small"
              type="link"
              size="small"
              tabIndex={-1}
              aria-expanded={isMeasuring}
              title="Dimensions of the packets (F2)"
              onClick={() => onMeasure(!isMeasuring)}
            >
              Dimensions
            </Button>
          }
        >
          <WeightInput />
        </form.Field>
        <form.Field xs={12} md={4} name="chargeableWeight" extra={noteOf('chargeableWeight')}>
          <WeightInput placeholder={actualWeight ? `${actualWeight} or more` : undefined} />
        </form.Field>
        <form.Field xs={12} md={4} name="vendorAmount" extra={noteOf('vendorAmount')}>
          <MoneyInput disabled={locked.has('vendorAmount')} />
        </form.Field>
        <form.Field xs={12} md={4} name="packet">
          <CountInput />
        </form.Field>
        {isUnrated && (
          <Col span={24}>
            <p className="noted facts" role="status">
              The rates did not answer: amounts left empty are filled when it is saved
            </p>
          </Col>
        )}
        {isMeasuring && (
          <Col span={24}>
            <Dimensions form={form} quote={quote} onClose={() => onMeasure(false)} />
          </Col>
        )}
      </Row>

      <Row gutter={12}>
        <Charge
          form={form}
          flag="isVpp"
          label="VPP"
          on={isVpp}
          disabled={locked.has('isVpp')}
          amount={{ name: 'vppAmount', label: 'VPP Amount', value: vppAmount }}
          commission={{ name: 'vppCommission', label: 'VPP Commission', note: noteOf('vppCommission') }}
        />
        <Charge
          form={form}
          flag="isInsurance"
          label="Insurance"
          on={isInsurance}
          disabled={locked.has('isInsurance')}
          amount={{ name: 'insuranceAmount', label: 'Ins Amount', value: insuranceAmount }}
          commission={{ name: 'insuranceCommission', label: 'Ins Commission', note: noteOf('insuranceCommission') }}
        />
      </Row>

      <Row gutter={12}>
        {consignment && customerAmount}
        <form.Field xs={hasCustomerAmount ? 12 : 24} md={6} name="clientInvoiceNo" />
        <form.Field xs={24} md={hasCustomerAmount ? 14 : 18} name="remark" />
        {/* Of a new booking it is last: it appears while the clerk types on. */}
        {!consignment && hasCustomerAmount && customerAmount}
      </Row>
      <EwayFields form={form} bookingCityId={consignment?.bookingCityId ?? null} />
    </>
  );
}

interface ChargeProps {
  form: InputFormState<ConsignmentValues>;
  flag: 'isVpp' | 'isInsurance';
  label: string;
  on: boolean;
  disabled: boolean;
  amount: { name: 'vppAmount' | 'insuranceAmount'; label: string; value: number | null };
  commission: { name: 'vppCommission' | 'insuranceCommission'; label: string; note: ReactNode };
}

/** A switch for an optional charge, with its amount and commission beside it. */
function Charge({ form, flag, label, on, disabled, amount, commission }: ChargeProps) {
  return (
    <Col xs={24} md={12}>
      <Row gutter={12} role="group" aria-label={label}>
        <Col xs={24} sm={6}>
          <form.Flag name={flag} label={label}>
            <Switch aria-label={label} disabled={disabled} />
          </form.Flag>
        </Col>
        {on && (
          <>
            <form.Field xs={12} sm={9} name={amount.name} label={amount.label} required>
              <MoneyInput disabled={disabled} />
            </form.Field>
            <form.Field xs={12} sm={9} name={commission.name} label={commission.label} required extra={commission.note}>
              <MoneyInput disabled={disabled} placeholder={amount.value ? `at most ${amount.value}` : undefined} />
            </form.Field>
          </>
        )}
      </Row>
    </Col>
  );
}
