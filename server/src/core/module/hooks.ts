/**
 * What a module asks of modules above it. The lower one declares the hook in its `<noun>.hooks.ts`, the higher one answers it
 * in its `module.ts`, and `server/src/hooks.ts` lists who answers what; a hook without an answer does not compile there.
 */
export interface Hooks {}

let answers: Hooks | null = null;

export function answerHooks(all: Hooks): void {
  answers = all;
}

export function ask<Name extends keyof Hooks>(name: Name): Hooks[Name] {
  if (!answers) throw new Error(`Nobody answers ${name} before the modules are composed`);
  return answers[name];
}
