import { Checkbox, Flex } from 'antd';
import type { Permission } from '../../../../server/src/domain/policy';
import { tickable, toggled } from './roleActions';

interface Props {
  value?: readonly Permission[];
  onChange?: (ticked: Permission[]) => void;
  id?: string;
  disabled?: boolean;
}

/** What a role may do, by group: Tab goes from tick to tick, Space changes it. */
export function ActionTicks({ value = [], onChange, id, disabled }: Props) {
  const held = new Set(value);
  return (
    <div id={id} className="fact-groups" role="group" aria-label="What the role may do">
      {tickable.map(([group, lines]) => (
        <Flex component="fieldset" vertical gap={2} key={group}>
          <legend className="heading">{group}</legend>
          {lines.map(({ permission, label }) => (
            <Checkbox
              key={permission}
              checked={held.has(permission)}
              disabled={disabled}
              onChange={() => onChange?.(toggled(value, permission))}
            >
              {label}
            </Checkbox>
          ))}
        </Flex>
      ))}
    </div>
  );
}
