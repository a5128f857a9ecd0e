/** A docket tells who carries it: the numbers of a vendor are alike. */
import type { Suggested } from './likelyValues';
import type { Choice } from './lineFields';

export interface KnownAwb {
  awbNo: string;
  vendor: Choice;
}

/** With so many numbers of one shape Enter passes the vendor. */
const enough = 3;

/** Letters as they are, each digit alike: `D12345678` and `D40000001` have one shape. */
const shapeOf = (awbNo: string) => awbNo.toUpperCase().replace(/\d/g, '0');

/** The vendor of all known numbers of this shape; null if there is none, or several vendors have such numbers. */
export function vendorByShape(awbNo: string, known: readonly KnownAwb[]): Suggested<Choice> | null {
  if (awbNo === '') return null;
  const alike = known.filter((each) => shapeOf(each.awbNo) === shapeOf(awbNo));
  const [first] = alike;
  if (!first || alike.some(({ vendor }) => vendor.id !== first.vendor.id)) return null;
  return { value: first.vendor, sure: new Set(alike.map((each) => each.awbNo)).size >= enough };
}
