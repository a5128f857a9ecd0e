/** The labelled controls of an `InputForm`; `useInputForm` hands them out typed by the form's values. */
import { Col, Form, Input, type ColProps, type FormItemProps } from 'antd';
import { cloneElement, createContext, isValidElement, use, useMemo, type ReactNode } from 'react';
import { EntryContext, type Entry } from './entry';

export interface FieldHost {
  /** As declared with the input; undefined: the field says its own. */
  label: (name: string) => string | undefined;
  required: (name: string) => boolean;
  /** The most characters that the input class lets through; undefined: as many as the control takes. */
  maxLength: (name: string) => number | undefined;
  report: (name: string, entry: Entry | null) => void;
}

export const FieldHostContext = createContext<FieldHost>({
  label: () => undefined,
  required: () => false,
  maxLength: () => undefined,
  report: () => undefined,
});

/** The columns of 24 that a field takes in its row; none: it stands in no row. */
type Columns = Pick<ColProps, 'span' | 'xs' | 'sm' | 'md' | 'lg'>;

interface FieldProps<Name extends string> extends Columns {
  name: Name;
  /** Left out: the declared one of the input's field. */
  label?: string;
  /** Hint shown under the field. */
  extra?: ReactNode;
  /** Overrides the required mark, for fields that are required only under some condition. */
  required?: boolean;
  /** The input control; a line of text unless given. */
  children?: ReactNode;
}

interface FlagProps<Name extends string> extends Pick<FormItemProps, 'label' | 'colon' | 'className' | 'noStyle'> {
  name: Name;
  /** A switch or a checkbox. */
  children: ReactNode;
}

/** The names of those values that are true or false. */
type FlagNames<Values> = { [Name in keyof Values]-?: Values[Name] extends boolean ? Name : never }[keyof Values];

/** Fields for the values of one form: a name that the form does not hold does not compile. */
export interface FormFields<Values extends object> {
  Field: (props: FieldProps<keyof Values & string>) => ReactNode;
  Flag: (props: FlagProps<FlagNames<Values> & string>) => ReactNode;
}

/** A labelled input. The required mark and the longest text are those of the input class. */
function Field({ name, label: ownLabel, extra, required, children = <Input />, ...columns }: FieldProps<string>) {
  const host = use(FieldHostContext);
  const label = ownLabel ?? host.label(name) ?? '';
  const entryHost = useMemo(
    () => ({ label, report: (entry: Entry | null) => host.report(name, entry) }),
    [host, name, label],
  );
  return inColumns(
    columns,
    <EntryContext value={entryHost}>
      <Form.Item name={name} label={label} required={required ?? host.required(name)} extra={extra}>
        {limited(children, host.maxLength(name))}
      </Form.Item>
    </EntryContext>,
  );
}

const inColumns = (columns: Columns, field: ReactNode): ReactNode =>
  Object.keys(columns).length > 0 ? <Col {...columns}>{field}</Col> : field;

/** A control that says another length keeps it: what is typed may be longer than what is stored. */
const limited = (control: ReactNode, maxLength: number | undefined): ReactNode =>
  maxLength !== undefined && isValidElement<{ maxLength?: number }>(control) && control.props.maxLength === undefined
    ? cloneElement(control, { maxLength })
    : control;

function Flag({ children, ...rest }: FlagProps<string>) {
  return (
    <Form.Item {...rest} valuePropName="checked">
      {children}
    </Form.Item>
  );
}

/** The same components for every form; only their types differ. */
export const formFields = { Field, Flag };
