import type { JourneyCondition, JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { formsBefore, questionsBefore } from './condition-questions.ts'
import type { ConditionQuestion } from './condition-questions.ts'
import { Condition } from './Condition.tsx'
import { conditionOn } from './conditions.ts'
import { useEditing } from './EditorContext.ts'
import { useFormQuestions } from './form-questions.ts'

type Props = {
  step: JourneyDesignStep
  pointer: string
  when: JourneyCondition | null
  /** `question` is set when the question changed. */
  onChange: (when: JourneyCondition | null, question?: ConditionQuestion) => void
}

/** Whether a step always follows, or only after certain answers. Suspends until the questions have loaded. */
export function NextCondition({ step, pointer, when, onChange }: Props) {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const questions = questionsBefore(design, step, useFormQuestions(formsBefore(design, step)))
  const [first] = questions
  const texts = t.journeyEditor.next
  return (
    <>
      <CheckboxField
        label={texts.onlyIf()}
        {...(!first && { description: texts.nothingAsked() })}
        readOnly={!first && !when}
        value={when !== null}
        onChange={(is) => (is && first ? onChange(conditionOn(first.field), first) : onChange(null))}
      />
      {when && <Condition pointer={pointer} condition={when} questions={questions} onChange={onChange} />}
    </>
  )
}
