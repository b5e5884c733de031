import type { Sentences } from '../store/localized.ts'

/** What keeps a form from being published: where (a JSON pointer into its definition), and why. */
export type FormProblem = { readonly pointer: string; readonly message: Sentences }

/** The duplicate values, by index. */
export const repeatedAt = (values: readonly string[]): number[] =>
  values.flatMap((value, at) => (values.indexOf(value) === at ? [] : [at]))
