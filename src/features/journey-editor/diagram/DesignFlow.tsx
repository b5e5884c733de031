import type { ComponentProps } from 'react'
import type { JourneyCourseStep, JourneyDesign } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { questionWords } from '../conditions/question-words.ts'
import { wordsOf } from '../design/words-of.ts'
import { JourneyFlow } from './JourneyFlow.tsx'

type Props = { design: JourneyDesign } & Omit<ComponentProps<typeof JourneyFlow>, 'steps'>

/** The course of a journey as it is written. */
export const DesignFlow = ({ design, ...rest }: Props) => (
  <JourneyFlow steps={useDesignCourse(design)} {...rest} />
)

/** The steps of a design in words, with what follows them. Suspends until the questions are loaded. */
function useDesignCourse(design: JourneyDesign): readonly JourneyCourseStep[] {
  const { locale } = useText('journeyEditor')
  const forms = [design.start_form, ...design.steps.map(({ form }) => form)]
  const questionsOf = useFormQuestions([...new Set(forms.filter((form) => form !== null))])
  return design.steps.map((step) => {
    const questions = questionsBefore(design, step, questionsOf)
    const { activity_id, kind, audience, repeatable, due_in_days, repeat } = step
    return {
      activity_id,
      name: wordsOf(step.name, locale),
      kind,
      audience,
      repeatable,
      opens_first: design.first.includes(activity_id),
      due_in_days,
      repeat,
      needs: step.needs.map(({ variable }) => variable),
      next: step.next.map(({ activity_id: id, when }) => ({
        activity_id: id,
        when,
        question: when && questionWords(when.field, questions, locale),
      })),
    }
  })
}
