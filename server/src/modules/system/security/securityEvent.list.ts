import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import { SecurityEventKind, SecurityOutcome } from '../../../domain/security/enums';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { refuseInput } from '../../../core/operation/errors';
import { byReferences, byValues } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { startingWith } from '../../../core/list/textSearch';
import { User } from '../../parties/users/user.entity';
import { SecurityEvent } from './securityEvent.entity';

@InputType()
export class SecurityEventSearch extends ListInput {
  @Field(() => [RecordRef], { nullable: true, description: 'Users whose accounts the events are about.' })
  userId?: string[];

  @Field(() => [RecordRef], { nullable: true, description: 'Users who did it.' })
  createdById?: string[];

  @Field(() => [SecurityEventKind], { nullable: true })
  kind?: SecurityEventKind[];

  @Field(() => [SecurityOutcome], { nullable: true })
  outcome?: SecurityOutcome[];

  @Field(() => String, { nullable: true, description: 'Beginning of the network address.' })
  @MaxLength(45, 'Address')
  @Optional()
  address?: string;

  @Field(() => DateOnly, { nullable: true, description: 'First day, by the time of the first of equal events.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true, description: 'Last day.' })
  toDate?: string;
}

export const SecurityEventPage = pageOf(SecurityEvent, 'SecurityEvent');

export const securityEventList: ListSpec<SecurityEvent, SecurityEventSearch> = {
  entity: SecurityEvent,
  sort: ['createdOn'],
  sorting: { by: 'index', ties: [] },
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: {
    userId: byReferences('userId', User),
    createdById: byReferences('createdById', User),
    kind: byValues('kind'),
    outcome: byValues('outcome'),
    address: (query, text) => query.andWhere("r.address LIKE :start ESCAPE '!'", { start: startingWith(text) }),
    fromDate: (query, from, { app }) =>
      query.andWhere('r.createdOn >= :from', { from: startOfDayInstant(from, app.config.timezone) }),
    toDate: (query, to, { app }) =>
      query.andWhere('r.createdOn < :end', { end: startOfDayInstant(addDays(to, 1), app.config.timezone) }),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
  // None is ever deleted; so the indexes need no date of deletion.
  withDeleted: () => true,
};
