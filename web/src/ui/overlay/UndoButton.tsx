import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useShortcut } from '../keys/shortcuts';

/** As long as the server undoes, less what the way there takes. */
const seconds = 10;

interface Props {
  onUndo: () => void;
  /** Called when the time is over. */
  onOver: () => void;
}

/** Counts the seconds that are left. Screen readers hear of them once, by its name. */
export function UndoButton({ onUndo, onOver }: Props) {
  const [left, setLeft] = useState(seconds);
  useShortcut('u', 'Undo what was just done', onUndo);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <Button size="small" onClick={onUndo} aria-keyshortcuts="u" title="Undo (u)">
      <span>
        Undo <span aria-hidden>{Math.max(left, 0)}</span>
      </span>
    </Button>
  );
}
