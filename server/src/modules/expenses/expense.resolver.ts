import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { RecordInput } from '../../record.inputs';
import { Expense } from './expense.entity';
import { CreateExpenseInput, UpdateExpenseInput } from './expense.inputs';
import { ExpensePage, ExpenseSearch } from './expense.list';
import { createExpense, deleteExpense, expenses, updateExpense } from './expense.service';

@Resolver()
export class ExpenseResolver {
  @Query(() => ExpensePage)
  expenses(@Arg('search', () => ExpenseSearch, { defaultValue: {} }) search: ExpenseSearch, @TheCall() call: Call) {
    return expenses(search, call);
  }

  @Mutation(() => Expense)
  createExpense(
    @Arg('input', () => CreateExpenseInput) input: CreateExpenseInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return createExpense(input, call);
  }

  @Mutation(() => Expense)
  updateExpense(@Arg('input', () => UpdateExpenseInput) input: UpdateExpenseInput, @TheCall() call: Call) {
    return updateExpense(input, call);
  }

  @Mutation(() => Expense)
  deleteExpense(@Arg('input', () => RecordInput) input: RecordInput, @TheCall() call: Call) {
    return deleteExpense(input, call);
  }
}
