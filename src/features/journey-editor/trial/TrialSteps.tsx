import { useState } from 'react'
import type {
  JourneyDesign,
  JourneyTrial,
  JourneyTrialMove,
  JourneyTrialStep,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { StuckStep } from './StuckStep.tsx'
import styles from './trial.module.css'
import { stepWith, useStepName } from './use-step-name.ts'

type Props = {
  design: JourneyDesign
  trial: JourneyTrial
  isBusy: boolean
  onOpen: (activity: string) => void
  onPlay: (moves: readonly JourneyTrialMove[]) => void
}

/** What can be done now: the steps that are open, waiting or stuck, and letting time pass. */
export function TrialSteps(props: Props) {
  const { design, trial, isBusy, onPlay } = props
  const { t } = useText('journeyTrial')
  const { day, is_finished: isFinished, steps } = trial
  const texts = t.journeyTrial
  if (isFinished) return <Alert kind="success">{texts.over({ day })}</Alert>
  const current = steps.filter(({ state }) => state !== 'done')
  const next = Math.min(...steps.flatMap((step) => (step.state === 'waiting' ? [step.day] : [])))
  const wait = (days: number) => onPlay([{ kind: 'wait', days }])
  return (
    <Stack gap="md">
      {current.length === 0 && <Text>{texts.idle()}</Text>}
      <ul role="list" className={styles.steps}>
        {current.map((step) => (
          <li key={step.activity_id} className={styles.step}>
            <CurrentStep {...props} step={step} />
          </li>
        ))}
      </ul>
      <Stack gap="xs">
        <Title level={4}>{texts.time()}</Title>
        <Group gap="sm">
          <Button size="sm" variant="secondary" pending={isBusy} onClick={() => wait(1)}>
            {texts.oneDay()}
          </Button>
          <Button size="sm" variant="secondary" pending={isBusy} onClick={() => wait(7)}>
            {texts.oneWeek()}
          </Button>
          {next > day && next !== Infinity && (
            <Button size="sm" variant="secondary" pending={isBusy} onClick={() => wait(next - day)}>
              {texts.untilNext({ day: next })}
            </Button>
          )}
        </Group>
      </Stack>
      <TeamStart {...{ design, trial, isBusy, onPlay }} />
    </Stack>
  )
}

function CurrentStep({ design, trial, step, isBusy, onOpen, onPlay }: Props & { step: JourneyTrialStep }) {
  const { t } = useText('journeyTrial', 'journeyEditor')
  const nameOf = useStepName(design)
  const { activity_id: id, state, day, missing } = step
  const name = nameOf(id)
  const audience = stepWith(design, id)?.audience ?? 'patient'
  const texts = t.journeyTrial
  return (
    <Stack gap="xs">
      <Text strong>{name}</Text>
      <Text tone="secondary">
        {[t.journeyEditor.step.audiences[audience](), useStateText(step, trial.day)].join(' · ')}
      </Text>
      {state === 'open' && (
        <div>
          <Button
            size="sm"
            pending={isBusy}
            aria-label={texts.answer[audience]({ name })}
            onClick={() => onOpen(id)}
          >
            {texts.play[audience]()}
          </Button>
        </div>
      )}
      {state === 'stuck' && missing.length > 0 && (
        <StuckStep key={`${day} ${missing.length}`} activity={id} {...{ missing, isBusy, onPlay }} />
      )}
    </Stack>
  )
}

function useStateText({ state, day, due_day: due, missing }: JourneyTrialStep, today: number): string {
  const { t, locale } = useText('journeyTrial')
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const texts = t.journeyTrial
  if (state === 'waiting') return texts.waits({ day })
  if (state === 'stuck') {
    const variables = missing.map(({ variable }) => texts.quoted({ variable }))
    return texts.stuck({ variables: list.format(variables) })
  }
  const opened = texts.openSince({ day })
  if (due === null) return opened
  return `${opened} · ${due < today ? texts.overdue({ day: due + 1 }) : texts.due({ day: due })}`
}

type TeamStartProps = {
  design: JourneyDesign
  trial: JourneyTrial
  isBusy: boolean
  onPlay: (moves: readonly JourneyTrialMove[]) => void
}

/** Opens a step as the care team; one that needs variables asks for their values first. */
function TeamStart({ design, trial, isBusy, onPlay }: TeamStartProps) {
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
