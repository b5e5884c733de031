import {
  journeyDesignRepeatEveryDaysMax,
  journeyDesignRepeatTimesMax,
  journeyDesignRepeatTimesMin,
  journeyDesignStepDueInDaysMax,
  journeyDesignStepDueInDaysMin,
  journeyDesignStepEstimatedMinutesMax,
  journeyDesignStepPriorityMax,
  journeyDesignStepPriorityMin,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import styles from '../journey-editor.module.css'
import type { StepPartProps } from './step-props.ts'
import { WholeField } from '../fields/WholeField.tsx'

export function StepTiming({ step, place, onChange }: StepPartProps) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.timing
  const { repeat } = step
  return (
    <>
      <div className={styles.bilingual}>
        <WholeField
          pointer={place('estimated_minutes')}
          label={texts.minutes()}
          value={step.estimated_minutes}
          min={1}
          max={journeyDesignStepEstimatedMinutesMax}
          onChange={(value) => onChange({ estimated_minutes: value })}
        />
        <WholeField
          pointer={place('due_in_days')}
          label={texts.due()}
          value={step.due_in_days}
          min={journeyDesignStepDueInDaysMin}
          max={journeyDesignStepDueInDaysMax}
          onChange={(value) => onChange({ due_in_days: value })}
        />
        <WholeField
          pointer={place('priority')}
          label={texts.priority()}
          value={step.priority}
          min={journeyDesignStepPriorityMin}
          max={journeyDesignStepPriorityMax}
          required
          onChange={(value) => onChange({ priority: value ?? step.priority })}
        />
      </div>
      <CheckboxField
        label={texts.repeated()}
        value={repeat !== null}
        onChange={(is) => onChange({ repeat: is ? { times: 2, every_days: 7 } : null })}
      />
      {repeat && (
        <div className={styles.bilingual}>
          <WholeField
            pointer={place('repeat/times')}
            label={texts.times()}
            value={repeat.times}
            min={journeyDesignRepeatTimesMin}
            max={journeyDesignRepeatTimesMax}
            required
            onChange={(times) => onChange({ repeat: { ...repeat, times: times ?? repeat.times } })}
          />
          <WholeField
            pointer={place('repeat/every_days')}
            label={texts.every()}
            value={repeat.every_days}
            min={1}
            max={journeyDesignRepeatEveryDaysMax}
            required
            onChange={(days) => onChange({ repeat: { ...repeat, every_days: days ?? repeat.every_days } })}
          />
        </div>
      )}
    </>
  )
}
