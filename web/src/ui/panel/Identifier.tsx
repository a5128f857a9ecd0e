/** Numbers up to this length (characters) stay on one line. */
const lineLength = 16;

/** An identifier such as an AWB number, never truncated. A long one may wrap once, in its middle. */
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
