import { Col, Form, Input, Row, Switch } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import { consignmentRefusal } from '../../../../server/src/domain/policy';
import { useNextReceiptQuery, type ConsignmentDetailFragment } from '../../graphql.generated';
import { Choice } from '../../ui/Choice';
import { CountInput } from '../../ui/CountInput';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/InputForm';
import { MoneyInput } from '../../ui/MoneyInput';
import { ReferenceSelect } from '../../ui/ReferenceSelect';
import { useFormValues } from '../../ui/useFormValues';
import type { InputFormState } from '../../ui/useInputForm';
import { useSuggestions } from '../../ui/useSuggestions';
import { WeightInput } from '../../ui/WeightInput';
import { AwbInput, SuggestedText } from './ConsignmentFormFields';
import { mayTakeFromBook, takesFromBook, type ConsignmentValues } from './ConsignmentFormValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  /** The consignment to update; null: a new booking. */
  consignment: ConsignmentDetailFragment | null;
}

/** The values that other fields depend on; the form re-renders only when one of these changes. */
function deciding(values: ConsignmentValues) {
  const { vendorId, autofillAwb, actualWeight, isVpp, vppAmount, isInsurance, insuranceAmount } = values;
  return { vendorId, autofillAwb, actualWeight, isVpp, vppAmount, isInsurance, insuranceAmount };
}

/** All fields, in the order in which they stand on the docket. */
export function ConsignmentFormInputs({ form, consignment }: Props) {
  const { vendors, customers, receivers, cities } = useSuggestions();
  const watched = useFormValues(form, deciding);
  const fromBook = !consignment && mayTakeFromBook(watched);
  const autofill = fromBook && takesFromBook(watched);
  const receipt = useNextReceiptQuery({ skip: !autofill, fetchPolicy: 'network-only' });
  const next = autofill ? (receipt.data?.nextReceipt.id ?? '') : null;
  const invoiced = consignment?.invoiceId != null;
  const isPaid = consignment !== null && consignmentRefusal.amounts(consignment) !== null;
  const amountsLocked = invoiced || isPaid;
  const onManifest = consignment?.manifestId != null;
  const { actualWeight, vppAmount, insuranceAmount, isVpp, isInsurance } = watched;

  return (
    <>
      <Row gutter={12}>
        <Col xs={24} md={6}>
          <Field name="awbNo" label="Awb No">
            <AwbInput fromBook={fromBook} next={next} />
          </Field>
        </Col>
        <Col xs={24} md={6}>
          <Field name="vendorId" label="Vendor">
            <ReferenceSelect load={vendors} remember="bookingVendor" disabled={onManifest} />
          </Field>
        </Col>
        <Col xs={24} md={4}>
          <Field name="bookingDate" label="Booking Date">
            <DateInput max="today" name="Booking date" />
          </Field>
        </Col>
        <Col xs={12} md={4}>
          <Field name="serviceType" label="Service Type">
            <Choice label="Service Type" of={labels.ServiceType} />
          </Field>
        </Col>
        <Col xs={12} md={4}>
          <Field name="parcelType" label="Parcel Type">
            <Choice label="Parcel Type" of={labels.ParcelType} />
          </Field>
        </Col>

        <Col xs={24} md={6}>
          <Field name="senderId" label="Sender">
            <ReferenceSelect load={customers} remember="customer" disabled={invoiced} />
          </Field>
        </Col>
        <Col xs={24} md={6}>
          <Field name="receiver" label="Receiver">
            <SuggestedText load={receivers} maxLength={160} />
          </Field>
        </Col>
        <Col xs={12} md={6}>
          <Field name="deliveryCityId" label="Delivery City">
            <ReferenceSelect load={cities} remember="city" />
          </Field>
        </Col>
        <Col xs={12} md={6}>
          <Field name="deliveryCourier" label="Delivery Courier">
            <Input maxLength={120} />
          </Field>
        </Col>

        <Col xs={24} md={8}>
          <Field name="paymentMode" label="Payment Mode">
            <Choice label="Payment Mode" of={labels.PaymentMode} />
          </Field>
        </Col>
        <Col xs={12} md={4}>
          <Field name="actualWeight" label="Actual Weight">
            <WeightInput />
          </Field>
        </Col>
        <Col xs={12} md={4}>
          <Field name="chargeableWeight" label="Chargeable Weight">
            <WeightInput placeholder={actualWeight ? `${actualWeight} or more` : undefined} />
          </Field>
        </Col>
        <Col xs={12} md={4}>
          <Field name="vendorAmount" label="Vendor Amount">
            <MoneyInput disabled={amountsLocked} />
          </Field>
        </Col>
        <Col xs={12} md={4}>
          <Field name="packet" label="Packet">
            <CountInput />
          </Field>
        </Col>
      </Row>

      <Row gutter={12}>
        <Charge
          flag="isVpp"
          label="VPP"
          on={isVpp}
          disabled={isPaid}
          amount={{ name: 'vppAmount', label: 'VPP Amount', value: vppAmount }}
          commission={{ name: 'vppCommission', label: 'VPP Commission' }}
        />
        <Charge
          flag="isInsurance"
          label="Insurance"
          on={isInsurance}
          disabled={isPaid}
          amount={{ name: 'insuranceAmount', label: 'Ins Amount', value: insuranceAmount }}
          commission={{ name: 'insuranceCommission', label: 'Ins Commission' }}
        />
      </Row>

      <Row gutter={12}>
        {consignment && (
          <Col xs={12} md={4}>
            <Field name="customerAmount" label="Customer Amount">
              <MoneyInput disabled={amountsLocked} />
            </Field>
          </Col>
        )}
        <Col xs={consignment ? 12 : 24} md={6}>
          <Field name="clientInvoiceNo" label="Client Invoice No">
            <Input maxLength={60} />
          </Field>
        </Col>
        <Col xs={24} md={consignment ? 14 : 18}>
          <Field name="remark" label="Remark">
            <Input maxLength={500} />
          </Field>
        </Col>
      </Row>
    </>
  );
}

interface ChargeProps {
  flag: string;
  label: string;
  on: boolean;
  disabled: boolean;
  amount: { name: string; label: string; value: number | null };
  commission: { name: string; label: string };
}

/** A switch for an optional charge, with its amount and commission beside it. */
function Charge({ flag, label, on, disabled, amount, commission }: ChargeProps) {
  return (
    <Col xs={24} md={12}>
      <Row gutter={12} role="group" aria-label={label}>
        <Col xs={24} sm={6}>
          <Form.Item name={flag} label={label} valuePropName="checked">
            <Switch aria-label={label} disabled={disabled} />
          </Form.Item>
        </Col>
        {on && (
          <>
            <Col xs={12} sm={9}>
              <Field name={amount.name} label={amount.label} required>
                <MoneyInput disabled={disabled} />
              </Field>
            </Col>
            <Col xs={12} sm={9}>
              <Field name={commission.name} label={commission.label} required>
                <MoneyInput disabled={disabled} placeholder={amount.value ? `at most ${amount.value}` : undefined} />
              </Field>
            </Col>
          </>
        )}
      </Row>
    </Col>
  );
}
