import { paths } from '../../paths';
import { toast } from '../overlay/toast';

/** Prints the labels of a consignment in a new window, which closes after the dialog. */
export function printLabels(uniqueId: string): void {
  const opened = window.open(paths.labelPrint(uniqueId), '_blank');
  if (!opened) toast.info('The browser blocked the print window. Allow windows of this site');
}
