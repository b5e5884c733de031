import type { JourneyDesignStep } from '#generated/model/index.ts'

/** Props of a group of step fields. */
export type StepPartProps = {
  step: JourneyDesignStep
  /** The JSON pointer of a part of the step. */
  place: (part: string) => string
  onChange: (part: Partial<JourneyDesignStep>, pointer?: string) => void
}
