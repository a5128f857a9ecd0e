import { Button, Space } from 'antd';
import type { Ref } from 'react';
import { paths } from '../../paths';
import { MenuButton } from '../../ui/panel/MenuButton';

const choices = ['Original', 'Original and duplicate', 'Original, duplicate and triplicate'];

/** Prints one paper, or copies that say whose they are. */
export function PrintInvoice({ uniqueId, first }: { uniqueId: string; first?: Ref<HTMLButtonElement> }) {
  const print = (copies?: number) => void window.open(paths.invoicePrint(uniqueId, copies), '_blank');
  return (
    <Space.Compact>
      <Button ref={first} onClick={() => print()}>
        Print
      </Button>
      <MenuButton label="Copies" content="▾">
        {(close) =>
          choices.map((choice, at) => (
            <button
              key={choice}
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                print(at + 1);
              }}
            >
              {choice}
            </button>
          ))
        }
      </MenuButton>
    </Space.Compact>
  );
}
