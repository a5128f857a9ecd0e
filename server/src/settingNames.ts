/** Finds names in the environment that were probably meant as settings. */
import { settingNames } from './settings';

/** Sentences about names near a setting that is not set; names of the system, such as HOSTNAME, are too far from any. */
export function misspeltSettings(env: NodeJS.ProcessEnv): string[] {
  const [given, known] = [Object.keys(env), settingNames()];
  const left = known.filter((name) => !given.includes(name));
  return given.flatMap((name) => {
    const meant = known.includes(name) ? undefined : left.find((each) => isNear(name, each));
    return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
  });
}

const plain = (name: string) =>
  name
    .toUpperCase()
    .replace(/^WAYBILL/, '')
    .replace(/[^A-Z0-9]/g, '');

function isNear(name: string, known: string): boolean {
  const [one, other] = [plain(name), plain(known)];
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 6) return false;
  return editDistance(one, other) <= (known.length < 10 ? 1 : 2);
}

/** Letters to insert, remove, replace or exchange with their neighbour. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (isSame ? 0 : 1)];
      rows[i]?.push(Math.min(...steps, isExchanged ? cell(i - 2, j - 2) + 1 : Infinity));
    }
  }
  return cell(one.length, other.length);
}
