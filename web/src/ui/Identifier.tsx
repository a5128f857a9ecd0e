/** Up to here a number stands on one line. */
const lineLength = 16;

/** A number that names something, never cut: a long one may be broken once, in its middle. */
export function Identifier({ text }: { text: string }) {
  if (text.length <= lineLength) return <span className="nobreak">{text}</span>;
  const middle = Math.ceil(text.length / 2);
  return (
    <>
      <span className="nobreak">{text.slice(0, middle)}</span>
      <wbr />
      <span className="nobreak">{text.slice(middle)}</span>
    </>
  );
}
