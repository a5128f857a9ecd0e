interface Props {
  label: string;
  /** Oldest first. */
  values: readonly number[];
}

const [width, height] = [100, 26];

/** A line without axes: how a figure goes, not how much it is. */
export function Sparkline({ label, values }: Props) {
  const highest = Math.max(...values, 0);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, at) => {
    const tall = highest > 0 ? Math.max(0, value / highest) * (height - 3) : 0;
    return `${(at * step).toFixed(1)},${(height - 1 - tall).toFixed(1)}`;
  });
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
