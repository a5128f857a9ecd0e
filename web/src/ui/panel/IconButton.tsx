import { Button, type ButtonProps } from 'antd';

type Props = Omit<ButtonProps, 'children' | 'title' | 'aria-label'> & {
  /** Accessible name: the action and the record. */
  label: string;
};

/** Button that shows only an icon. */
export function IconButton({ label, ...rest }: Props) {
  return <Button type="text" size="small" {...rest} aria-label={label} title={label} />;
}
