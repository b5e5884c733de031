import type { JourneyDesignStep } from '#generated/model/index.ts'

/** A part of the fields of a step. */
export type StepPartProps = {
  step: JourneyDesignStep
  /** The JSON pointer of a part of the step. */
  place: (part: string) => string
  onChange: (part: Partial<JourneyDesignStep>, pointer?: string) => void
}
