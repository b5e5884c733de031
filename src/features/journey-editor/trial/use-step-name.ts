import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { wordsOf } from '../design/words-of.ts'

/** The activity of the start form. */
const START_STEP = 'enrolment_start'

export const stepWith = ({ steps }: JourneyDesign, activity: string): JourneyDesignStep | undefined =>
  steps.find(({ activity_id: id }) => id === activity)

/** Names a step of a trial by its activity, in the language of the surrounding scope. */
export const useStepName = (design: JourneyDesign): ((activity: string) => string) => useStepNames()(design)

/** The same for any design. */
export function useStepNames() {
  const { t, locale } = useText('journeyEditor', 'journeyTrial')
  return (design: JourneyDesign) => (activity: string) => {
    const step = stepWith(design, activity)
    if (!step && activity === START_STEP) return t.journeyTrial.startForm()
    return (step && wordsOf(step.name, locale)) || t.journeyEditor.step.unnamed()
  }
}
