import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { CargoConsignment } from './cargo.entity';
import { BookCargoInput, PayCargoInput, UpdateCargoInput } from './cargo.inputs';
import { CargoConsignmentPage, CargoSearch } from './cargo.list';
import {
  approveCargo,
  bookCargo,
  cargoConsignment,
  cargoConsignments,
  deleteCargo,
  payCargo,
  updateCargo,
} from './cargo.service';

@Resolver()
export class CargoResolver {
  @Query(() => CargoConsignmentPage)
  cargoConsignments(
    @Arg('search', () => CargoSearch, { defaultValue: {} }) search: CargoSearch,
    @CurrentCall() call: Call,
  ) {
    return cargoConsignments(search, call);
  }

  @Query(() => CargoConsignment)
  cargoConsignment(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return cargoConsignment({ uniqueId }, call);
  }

  @Mutation(() => CargoConsignment)
  bookCargo(@Arg('input', () => BookCargoInput) input: BookCargoInput, @KeyedCall() call: Call) {
    return bookCargo(input, call);
  }

  @Mutation(() => CargoConsignment)
  updateCargo(@Arg('input', () => UpdateCargoInput) input: UpdateCargoInput, @CurrentCall() call: Call) {
    return updateCargo(input, call);
  }

  @Mutation(() => CargoConsignment)
  approveCargo(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return approveCargo(input, call);
  }

  @Mutation(() => CargoConsignment)
  payCargo(@Arg('input', () => PayCargoInput) input: PayCargoInput, @CurrentCall() call: Call) {
    return payCargo(input, call);
  }

  @Mutation(() => CargoConsignment)
  deleteCargo(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteCargo(input, call);
  }
}
