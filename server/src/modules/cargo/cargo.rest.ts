import { one, route, rows, type Answer } from '../../core/route';
import type { CargoConsignment } from './cargo.entity';
import {
  approveCargo,
  bookCargo,
  cargoConsignment,
  cargoConsignments,
  deleteCargo,
  payCargo,
  updateCargo,
} from './cargo.service';

const columns = `id uniqueId version awbNo bookingDate serviceType senderId receiverId cargoId paymentMode packet
  toPayAmount actualWeight chargeableWeight remark deliveryCharge paymentDate paymentStatus isApproved createdOn
  updatedOn sender { id company name } receiver { id company name } cargo { id name type } createdBy { firstName lastName }`;
const listed = `{ ${columns} }`;
const whole = `{ ${columns} deletedOn updatedBy { firstName lastName } }`;

const cargoAnswer: Answer<CargoConsignment> = one('CargoConsignment', whole);

/** Flags of the specification, accepted and ignored: both names are always included. */
const flags = ['includeCreatedByUser', 'includeUpdatedByUser'];

export const cargoRoutes = [
  route('GET', 'consignment/cargo', { run: cargoConsignments, answer: rows('CargoConsignment', listed) }),
  route('GET', 'consignment/cargo/:uniqueId', { run: cargoConsignment, answer: cargoAnswer, ignore: flags }),
  route('POST', 'consignment/cargo', { run: bookCargo, answer: cargoAnswer }),
  route('PUT', 'consignment/cargo/:uniqueId', { run: updateCargo, answer: cargoAnswer }),
  route('DELETE', 'consignment/cargo/:uniqueId', { run: deleteCargo, answer: cargoAnswer }),
  route('PUT', 'consignment/cargo/:uniqueId/approve', { run: approveCargo, answer: cargoAnswer }),
  route('PUT', 'consignment/cargo/:uniqueId/payment', { run: payCargo, answer: cargoAnswer }),
];
