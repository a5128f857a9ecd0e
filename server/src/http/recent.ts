/** The most recent answers to questions that cost something, by key. */
export class Recent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string, find: () => Value): Value {
    const known = this.kept.get(key);
    const value = known === undefined ? find() : known;
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value ?? '');
    return value;
  }
}
