import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { CargoConsignment } from './cargo.entity';
import { CargoConsignmentPage } from './cargo.list';
import {
  approveCargo,
  bookCargo,
  cargoConsignment,
  cargoConsignments,
  deleteCargo,
  payCargo,
  updateCargo,
} from './cargo.service';

export const cargoResolver = resolver(
  field(cargoConsignments, CargoConsignmentPage),
  field(cargoConsignment, CargoConsignment),
  keyedField(bookCargo, CargoConsignment),
  field(updateCargo, CargoConsignment),
  field(approveCargo, CargoConsignment),
  field(payCargo, CargoConsignment),
  field(deleteCargo, CargoConsignment),
);
