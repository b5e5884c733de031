import type { Sentences } from '../store/localized.ts'

/** A fault of a design, by JSON pointer. */
export type JourneyProblem = { readonly pointer: string; readonly message: Sentences }
