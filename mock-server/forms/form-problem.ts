import type { Sentences } from '../store/localized.ts'

/** A problem that prevents publishing a form: its JSON pointer in the definition, and the reason. */
export type FormProblem = { readonly pointer: string; readonly message: Sentences }

/** The duplicate values, by index. */
export const repeatedAt = (values: readonly string[]): number[] =>
  values.flatMap((value, at) => (values.indexOf(value) === at ? [] : [at]))
