import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { RecordInput } from '../../record.inputs';
import { Notification } from './notification.entity';
import { CreateNotificationInput, UpdateNotificationInput } from './notification.inputs';
import { NotificationPage, NotificationSearch } from './notification.list';
import {
  createNotification, deleteNotification, notifications, updateNotification,
} from './notification.service';

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationPage)
  notifications(
    @Arg('search', () => NotificationSearch, { defaultValue: {} }) search: NotificationSearch,
    @TheCall() call: Call,
  ) {
    return notifications(search, call);
  }

  @Mutation(() => Notification)
  createNotification(
    @Arg('input', () => CreateNotificationInput) input: CreateNotificationInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return createNotification(input, call);
  }

  @Mutation(() => Notification)
  updateNotification(
    @Arg('input', () => UpdateNotificationInput) input: UpdateNotificationInput,
    @TheCall() call: Call,
  ) {
    return updateNotification(input, call);
  }

  @Mutation(() => Notification)
  deleteNotification(@Arg('input', () => RecordInput) input: RecordInput, @TheCall() call: Call) {
    return deleteNotification(input, call);
  }
}
