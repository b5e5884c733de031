import type { JourneyProblemPlace } from '#generated/model/index.ts'
import type { Sentences } from '../store/localized.ts'

/** A fault of a design by JSON pointer, or of what belongs to it elsewhere. */
export type JourneyProblem = {
  readonly pointer: string
  readonly message: Sentences
  readonly elsewhere?: JourneyProblemPlace
}
