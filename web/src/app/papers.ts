/** What is printed: pages without the navigation bar. */
import type { Permission } from '../../../server/src/domain/policy/permissions';
import { paths } from '../paths';
import type { RouteDefinition } from './routes';

const uniqueId = ':uniqueId';

const labelPrint = () => import('../print/LabelPrint');

const paper = (
  path: string,
  title: string,
  permission: Permission,
  page: RouteDefinition['page'],
): RouteDefinition => ({ path, title, permission, page, bare: true });

export const papers: readonly RouteDefinition[] = [
  paper(
    paths.consignmentPrint(uniqueId),
    'Consignment',
    'consignments:read',
    () => import('../print/ConsignmentPrint'),
  ),
  paper(paths.labelPrint(uniqueId), 'Labels', 'labels:print', labelPrint),
  paper(paths.labelsPrint(), 'Labels', 'labels:print', labelPrint),
  paper(paths.consignmentsPrint(), 'Consignments', 'consignments:read', () => import('../print/ConsignmentsPrint')),
  paper(paths.cargoPrint(), 'Cargo', 'cargo:read', () => import('../print/CargoPrint')),
  paper(paths.manifestPrint(uniqueId), 'Manifest', 'manifests:read', () => import('../print/ManifestPrint')),
  paper(paths.runSheetPrint(uniqueId), 'Run sheet', 'runSheets:read', () => import('../print/RunSheetPrint')),
  paper(paths.podPrint(uniqueId), 'Proof of delivery', 'runSheets:read', () => import('../print/PodPrint')),
  paper(
    paths.statementPrint(uniqueId),
    'Statement of account',
    'receivables:read',
    () => import('../print/StatementPrint'),
  ),
  paper(paths.invoicePrint(uniqueId), 'Invoice', 'invoices:read', () => import('../print/InvoicePrint')),
  paper(paths.invoicesPrint(), 'Invoices', 'invoices:read', () => import('../print/InvoicesPrint')),
  paper(paths.creditNotePrint(uniqueId), 'Note', 'creditNotes:read', () => import('../print/CreditNotePrint')),
  paper(paths.receiptPrint(uniqueId), 'Receipt', 'receivables:read', () => import('../print/ReceiptPrint')),
  paper(paths.refundPrint(uniqueId), 'Refund Voucher', 'receivables:read', () => import('../print/RefundPrint')),
  paper(
    paths.vppAdvicePrint(uniqueId),
    'VPP remittance advice',
    'receivables:read',
    () => import('../print/VppAdvicePrint'),
  ),
];
