import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { Notification } from './notification.entity';
import { CreateNotificationInput, UpdateNotificationInput } from './notification.inputs';
import { NotificationPage, NotificationSearch } from './notification.list';
import { createNotification, deleteNotification, notifications, updateNotification } from './notification.service';

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationPage)
  notifications(
    @Arg('search', () => NotificationSearch, { defaultValue: {} }) search: NotificationSearch,
    @CurrentCall() call: Call,
  ) {
    return notifications(search, call);
  }

  @Mutation(() => Notification)
  createNotification(
    @Arg('input', () => CreateNotificationInput) input: CreateNotificationInput,
    @KeyedCall() call: Call,
  ) {
    return createNotification(input, call);
  }

  @Mutation(() => Notification)
  updateNotification(
    @Arg('input', () => UpdateNotificationInput) input: UpdateNotificationInput,
    @CurrentCall() call: Call,
  ) {
    return updateNotification(input, call);
  }

  @Mutation(() => Notification)
  deleteNotification(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteNotification(input, call);
  }
}
