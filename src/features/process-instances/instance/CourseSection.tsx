import { type ComponentType, useState } from 'react'
import type { JourneyActivity, ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { type StepState, stepStates } from './course.ts'
import styles from '../process-instances.module.css'

/** Draws a version of a journey with the states of its steps. */
export type Course = ComponentType<{
  definition: string
  version: number
  states: ReadonlyMap<string, StepState>
}>

type Props = { instance: ProcessInstance; activities: readonly JourneyActivity[]; Course: Course }

/** Where an instance is in its journey; loaded when it is opened. */
export function CourseSection({ instance, activities, Course }: Props) {
  const { t } = useText('instances')
  const [isOpen, setOpen] = useState(false)
  const { process_definition: definition, definition_version: version } = instance
  const texts = t.instances.course
  if (version === undefined) return null
  return (
    <Stack as="section" gap="sm">
      <div className={styles.head}>
        <Title level={2}>{texts.title()}</Title>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide() : texts.show()}
        </Button>
      </div>
      {isOpen && (
        <Region title={texts.failed()}>
          <Course {...{ definition, version }} states={stepStates(instance, activities)} />
        </Region>
      )}
    </Stack>
  )
}
