import { Button, type ButtonProps } from 'antd';

type Props = Omit<ButtonProps, 'children' | 'title' | 'aria-label'> & {
  /** What it does, and to which record. */
  label: string;
};

/** A button that shows only its icon. */
export function IconButton({ label, ...rest }: Props) {
  return (
    <Button type="text" size="small" style={{ width: 26, height: 26 }} {...rest} aria-label={label} title={label} />
  );
}
