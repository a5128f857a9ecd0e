import { Field, InputType } from 'type-graphql';
import { RunSheetStatus } from '../../../domain/delivery/enums';
import { byBranch, byReferences, byValues } from '../../../core/list/filters';
import { BranchListInput, ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { DeliveryPerson } from './deliveryPerson.entity';
import { RunSheet } from './runSheet.entity';

@InputType()
export class RunSheetSearch extends BranchListInput {
  @Field(() => DateOnly, { nullable: true })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => [RecordRef], { nullable: true, description: 'Delivery persons.' })
  personId?: string[];

  @Field(() => [RunSheetStatus], { nullable: true })
  status?: RunSheetStatus[];

  @Field(() => Boolean, { nullable: true, description: 'It is out, and one of its phones has told of what it holds.' })
  isOnPhones?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'An event of it waits for the desk to apply or dismiss it.' })
  hasLateEvents?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'A parcel of it is missing, and was neither found nor given up since.',
  })
  hasMissing?: boolean;
}

export const RunSheetPage = pageOf(RunSheet, 'RunSheet');

const onPhones = `r.status IN ('Out', 'Returned') AND EXISTS (SELECT 1 FROM run_phone p
  WHERE p.run_sheet_id = r.id AND (p.unsent_events > 0 OR p.unsent_images > 0))`;

const lateEvents = `r.id IN (SELECT l.run_sheet_id FROM delivery_event e JOIN run_sheet_line l ON l.id = e.line_id
    JOIN run_sheet s ON s.id = l.run_sheet_id
  WHERE e.applied = 0 AND e.dismissed_on IS NULL AND (e.answer <> 'PhotoPending' OR s.status = 'Closed'
    OR l.deleted_on IS NOT NULL OR l.state IN ('Delivered', 'CarriedOver', 'Missing')))`;

const missing = `r.id IN (SELECT l.run_sheet_id FROM run_sheet_line l JOIN consignment c ON c.id = l.consignment_id
  WHERE l.state = 'Missing' AND l.deleted_on IS NULL AND c.deleted_on IS NULL
    AND c.delivery_status IN ('OutForDelivery', 'Processing')
    AND NOT EXISTS (SELECT 1 FROM run_sheet_line o WHERE o.live_consignment_id = c.id))`;

export const runSheetList: ListSpec<RunSheet, RunSheetSearch> = {
  entity: RunSheet,
  sort: ['date', 'number', 'status', 'expectedCash', 'createdOn'],
  joinedSort: { person: { relation: 'person', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'some twenty run sheets a day' },
  defaultSort: ['date', 'DESC'],
  pageSize: 50,
  filters: {
    fromDate: (query, fromDate) => query.andWhere('r.date >= :fromDate', { fromDate }),
    toDate: (query, toDate) => query.andWhere('r.date <= :toDate', { toDate }),
    personId: byReferences('personId', DeliveryPerson),
    status: byValues('status'),
    branchId: byBranch,
    isOnPhones: (query, yes) => query.andWhere(yes ? onPhones : `NOT (${onPhones})`),
    hasLateEvents: (query, yes) => query.andWhere(yes ? lateEvents : `NOT (${lateEvents})`),
    hasMissing: (query, yes) => query.andWhere(yes ? missing : `NOT (${missing})`),
  },
};

@InputType()
export class DeliveryPersonSearch extends ListInput {
  @Field(() => Boolean, { nullable: true })
  isActive?: boolean;

  @Field(() => [RecordRef], { nullable: true })
  branchId?: string[];
}

export const DeliveryPersonPage = pageOf(DeliveryPerson, 'DeliveryPerson');

export const deliveryPersonList: ListSpec<DeliveryPerson, DeliveryPersonSearch> = {
  entity: DeliveryPerson,
  sort: ['name', 'phone', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'some hundred people' },
  defaultSort: ['name', 'ASC'],
  pageSize: 500,
  filters: {
    isActive: (query, isActive) => query.andWhere('r.isActive = :isActive', { isActive }),
    branchId: byBranch,
  },
};
