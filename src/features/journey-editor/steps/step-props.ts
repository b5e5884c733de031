import type { JourneyDesignStep } from '#generated/model/index.ts'

export type StepPartProps = {
  step: JourneyDesignStep
  place: (part: string) => string
  onChange: (part: Partial<JourneyDesignStep>, pointer?: string) => void
}
