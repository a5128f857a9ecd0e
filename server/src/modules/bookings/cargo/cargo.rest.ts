import type { RelatedShapes } from '../../../core/record/recordShape';
import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { BulkCargo, bulkApproveCargo, bulkPayCargo } from './bulk.service';
import { CargoConsignment } from './cargo.entity';
import {
  approveCargo,
  bookCargo,
  cargoConsignment,
  cargoConsignments,
  deleteCargo,
  payCargo,
  updateCargo,
} from './cargo.service';

const related = {
  sender: ['id', 'company', 'name'],
  receiver: ['id', 'company', 'name'],
  cargo: ['id', 'name', 'type'],
  createdBy: ['firstName', 'lastName'],
} as const satisfies RelatedShapes<CargoConsignment>;

const cargoAnswer: Answer<CargoConsignment> = one(CargoConsignment, {
  with: { ...related, updatedBy: ['firstName', 'lastName'] },
});

/** Flags of the specification, accepted and ignored: both names are always included. */
const flags = ['includeCreatedByUser', 'includeUpdatedByUser'];

export const cargoRoutes = [
  route('GET', 'consignment/cargo', {
    run: cargoConsignments,
    answer: rows(CargoConsignment, { without: ['deletedOn'], with: related }),
  }),
  route('GET', 'consignment/cargo/:uniqueId', { run: cargoConsignment, answer: cargoAnswer, ignore: flags }),
  route('POST', 'consignment/cargo', { run: bookCargo, answer: cargoAnswer }),
  route('PUT', 'consignment/cargo/:uniqueId', { run: updateCargo, answer: cargoAnswer }),
  route('DELETE', 'consignment/cargo/:uniqueId', { run: deleteCargo, answer: cargoAnswer }),
  route('PUT', 'consignment/cargo/:uniqueId/approve', { run: approveCargo, answer: cargoAnswer }),
  route('PUT', 'consignment/cargo/:uniqueId/payment', { run: payCargo, answer: cargoAnswer }),
  route('POST', 'consignment/cargo/bulk/approve', { run: bulkApproveCargo, answer: many(BulkCargo) }),
  route('POST', 'consignment/cargo/bulk/payment', { run: bulkPayCargo, answer: many(BulkCargo) }),
];
