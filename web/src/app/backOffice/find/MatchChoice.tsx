import { Button, Flex, Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import { EnumTag } from '../../../ui/panel/EnumTag';
import type { Match } from './useFind';

interface Props {
  /** None: closed. */
  matches: readonly Match[];
  onChoose: (match: Match) => void;
  onClose: () => void;
}

const kinds: Readonly<Record<Match['kind'], string>> = { Consignment: 'Consignment', Cargo: 'Cargo consignment' };

/** Asks which booking is meant: consignments and cargo consignments have separate AWB numbers. */
export default function MatchChoice({ matches, onChoose, onClose }: Props) {
  return (
    <Modal
      open={matches.length > 0}
      title={`Two bookings have AWB number ${matches[0]?.awbNo}`}
      footer={null}
      width={460}
      destroyOnHidden
      onCancel={onClose}
    >
      <Flex vertical gap={8} role="presentation" onKeyDown={moveFocus}>
        {matches.map((match, at) => (
          <Button
            key={match.kind}
            block
            size="large"
            // The first line has the focus, so that Enter chooses it.
            ref={at === 0 ? focus : undefined}
            onClick={() => onChoose(match)}
          >
            <strong>{kinds[match.kind]}</strong>
            <span>{match.receiver}</span>
            {match.deliveryStatus && <EnumTag of="DeliveryStatus" value={match.deliveryStatus} />}
          </Button>
        ))}
      </Flex>
    </Modal>
  );
}

/** After the dialog has taken the focus itself. */
const focus = (button: HTMLButtonElement | null) => void requestAnimationFrame(() => button?.focus());

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const at = lines.findIndex((line) => line === document.activeElement);
  lines[(at + step + lines.length) % lines.length]?.focus();
  event.preventDefault();
}
