import { type ReactNode, useEffect, useRef } from 'react'
import type { JourneyDesign, JourneyTrialStep } from '#generated/model/index.ts'
import { type Look, PreviewDevice } from '#src/form-kit/preview/Preview.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Title } from '#src/ui/basics.tsx'
import { wordsOf } from '../design/words-of.ts'
import type { StepResult, TrialParts } from './trial-parts.ts'
import { stepWith, useStepName } from './use-step-name.ts'

type Props = {
  design: JourneyDesign
  step: JourneyTrialStep
  today: string
  parts: TrialParts
  look: Look
  onExit: () => void
  onDone: (result: StepResult) => void
}

/** An open step as it will appear, in the chosen language and width. */
export function TrialStep({ look, onExit, ...props }: Props) {
  const { t } = useText('journeyTrial')
  return (
    <Stack gap="sm">
      <div>
        <Button variant="quiet" size="sm" onClick={onExit}>
          {t.journeyTrial.leave()}
        </Button>
      </div>
      <PreviewDevice look={look} label={t.journeyTrial.region()}>
        <Opened {...props} onExit={onExit} />
      </PreviewDevice>
    </Stack>
  )
}

function Opened({ design, step, today, parts, onExit, onDone }: Omit<Props, 'look'>) {
  const { t } = useText('journeyTrial')
  const { Form } = parts
  const nameOf = useStepName(design)
  const { activity_id: id, form } = step
  return (
    <Stack gap="md">
      <Heading>{nameOf(id)}</Heading>
      {form ? (
        <Form
          definition={form}
          today={today}
          organizationName={t.journeyTrial.organization()}
          onExit={onExit}
          onSubmit={onDone}
        />
      ) : (
        <Reading {...{ design, step, parts, onDone }} />
      )}
    </Stack>
  )
}

/** Takes the focus, because the pressed button is gone. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Title level={3} size={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}

/** A step without questions, with the button of its kind. */
function Reading({ design, step, parts, onDone }: Pick<Props, 'design' | 'step' | 'parts' | 'onDone'>) {
  const { t, locale } = useText('forms')
  const { Reading: Words } = parts
  const found = stepWith(design, step.activity_id)
  const texts = t.forms.reading
  const label =
    found?.kind === 'acknowledgement'
      ? texts.confirm()
      : found?.kind === 'education' && found.content.length > 0
        ? texts.understand()
        : texts.done()
  return (
    <>
      {found && (
        <Words
          task={{ description: wordsOf(found.description, locale), languages: design.languages }}
          content={found.content}
        />
      )}
      <Group>
        <Button onClick={() => onDone({ answers: {}, alerts: [] })}>{label}</Button>
      </Group>
    </>
  )
}
