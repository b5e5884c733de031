import { useState } from 'react'
import type { JourneyDesign, JourneyTrial, JourneyTrialMove } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { StuckStep } from './StuckStep.tsx'
import { useStepName } from './use-step-name.ts'

type Props = {
  design: JourneyDesign
  trial: JourneyTrial
  isBusy: boolean
  onPlay: (moves: readonly JourneyTrialMove[]) => void
}

/** Opens a step as the care team; one that needs variables asks for their values first. */
export function TeamStart({ design, trial, isBusy, onPlay }: Props) {
  const { t } = useText('journeyTrial')
  const nameOf = useStepName(design)
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const texts = t.journeyTrial
  const choices = trial.team_steps
  if (choices.length === 0) return null
  const step = choices.find(({ activity_id: id }) => id === chosen)
  return (
    <Disclosure title={texts.team()} look="plain">
      <Stack gap="sm">
        <SelectField
          label={texts.teamStep()}
          value={step ? chosen : ''}
          onChange={(next) => {
            setChosen(next)
            setMissing(false)
          }}
          options={choices.map(({ activity_id: id }) => ({ value: id, label: nameOf(id) }))}
          error={isMissing ? texts.chooseStep() : undefined}
        />
        {step && step.missing.length > 0 ? (
          <>
            <Text tone="secondary">{texts.teamNeeds()}</Text>
            <StuckStep
              key={chosen}
              activity={chosen}
              missing={step.missing}
              isBusy={isBusy}
              onPlay={onPlay}
            />
          </>
        ) : (
          <div>
            <Button
              size="sm"
              variant="secondary"
              steady
              pending={isBusy}
              onClick={() => (step ? onPlay([{ kind: 'start', activity_id: chosen }]) : setMissing(true))}
            >
              {texts.teamOpen()}
            </Button>
          </div>
        )}
      </Stack>
    </Disclosure>
  )
}
