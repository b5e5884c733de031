import { usePrefetchQuery, useSuspenseQueries } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { JourneyActivity, ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Title } from '#src/ui/basics.tsx'
import { UnsavedGuard } from '#src/ui/forms/UnsavedGuard.tsx'
import { TASKS } from './CancelDialog.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { EventList } from './EventList.tsx'
import { INCIDENTS, IncidentSection } from './IncidentSection.tsx'
import { InstanceFacts } from './InstanceFacts.tsx'
import styles from '../process-instances.module.css'
import { activitiesOf, instanceOf, tasksOf, variablesOf } from '../queries.ts'
import { StartDialog } from '../start/StartDialog.tsx'
import { isOver, openIncidents } from '../state.ts'
import { TaskSection } from './TaskSection.tsx'
import { NEW, useDrafts } from '../variables/use-drafts.ts'
import { type Edited, VariableDialog } from '../variables/VariableDialog.tsx'
import { VariableSection } from '../variables/VariableSection.tsx'

/** One instance: incidents, details, open tasks, variables and events (ROUTE-20). */
export function InstanceDetail({ id, Course }: { id: string; Course: Course }) {
  const { t } = useText('instances', 'kit')
  usePrefetchQuery(tasksOf(id))
  const [{ data: instance }, { data: activities }, { data: variables }] = useSuspenseQueries({
    queries: [instanceOf(id), activitiesOf(id), variablesOf(id)],
  })
  const drafts = useDrafts()
  const editing = useDialog<Edited>()
  // the heading of the section it was opened from takes the focus afterwards
  const starting = useDialog<{ first: string; heading: string }>()
  const isEnded = isOver(instance)
  const texts = t.instances
  const setVariable = (name: string) => {
    const needs = activities.results.flatMap((one) => one.needs)
    const kind = needs.find(({ variable }) => variable === name)?.kind
    editing.open({ name, ...(kind && { kind }) })
  }
  return (
    <>
      <PageHeader
        back={{ label: texts.detail.back(), to: paths.admin.processInstances() }}
        title={texts.detail.of({ patient: instance.patient.display_name })}
        subtitle={instance.process_definition_name}
      />
      <Stack gap="xl">
        {isEnded && <Alert kind="info">{texts.detail.over()}</Alert>}
        <IncidentSection
          {...{ instance }}
          activities={activities.results}
          onSetVariable={setVariable}
          onStart={(first) => starting.open({ first, heading: INCIDENTS })}
        />
        <InstanceFacts instance={instance} />
        <CourseSection {...{ instance, Course }} activities={activities.results} />
        <Stack as="section" gap="sm">
          <div className={styles.head}>
            <Title level={2} id={TASKS} tabIndex={-1}>
              {texts.tasks.title()}
            </Title>
            {!isEnded && (
              <Button icon={IconPlus} onClick={() => starting.open({ first: '', heading: TASKS })}>
                {texts.start.open()}
              </Button>
            )}
          </div>
          <Region title={texts.tasks.failed()} pending={<Skeleton lines={3} />}>
            <TaskSection instance={instance} />
          </Region>
        </Stack>
        <Stack as="section" gap="sm">
          <div className={styles.head}>
            <Title level={2}>{texts.variables.title()}</Title>
            <Button variant="secondary" onClick={() => editing.open({ name: NEW })}>
              {texts.variables.add()}
            </Button>
          </div>
          <VariableSection
            {...{ drafts }}
            variables={variables.results}
            total={variables.count}
            onEdit={(name) => editing.open({ name })}
          />
        </Stack>
        <Stack as="section" gap="sm">
          <Title level={2} id="history">
            {texts.history.title()}
          </Title>
          <PagedRegion title={texts.history.failed()} missing={texts.list.missingPage()}>
            {(page) => <EventList instanceId={id} page={page} />}
          </PagedRegion>
        </Stack>
        <DeleteSection instance={instance} />
      </Stack>
      {editing.about && (
        <VariableDialog
          key={`variable ${editing.times}`}
          {...{ drafts }}
          instanceId={id}
          edited={editing.about}
          variables={variables.results}
          opened={editing.opened}
          onClose={editing.close}
        />
      )}
      {starting.about && (
        <StartDialog
          key={`start ${starting.times}`}
          {...{ instance }}
          activities={activities.results}
          first={starting.about.first}
          opened={starting.opened}
          onClose={starting.close}
          onStarted={() => document.getElementById(starting.about?.heading ?? TASKS)?.focus()}
        />
      )}
      <UnsavedGuard when={drafts.isAny} />
    </>
  )
}

/** State of a dialog about one object: keeps the object while closing, and gets a new key each time it opens. */
function useDialog<About>() {
  const [about, setAbout] = useState<About>()
  const [opened, setOpened] = useState(false)
  const [times, setTimes] = useState(0)
  return {
    about,
    opened,
    times,
    open: (next: About) => {
      setAbout(next)
      setTimes((before) => before + 1)
      setOpened(true)
    },
    close: () => setOpened(false),
  }
}

/** Draws a version of a journey with the states of its steps. */
type Course = ComponentType<{
  definition: string
  version: number
  states: ReadonlyMap<string, StepState>
}>

type Props = { instance: ProcessInstance; activities: readonly JourneyActivity[]; Course: Course }

/** Where an instance is in its journey; loaded when it is opened. */
function CourseSection({ instance, activities, Course }: Props) {
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

/** The state of a step of a journey; missing for a step that was never opened. */
type StepState = 'stuck' | 'open' | 'waiting' | 'done'

/** The states of the steps of an instance, by their activities. */
function stepStates(
  instance: ProcessInstance,
  activities: readonly JourneyActivity[],
): ReadonlyMap<string, StepState> {
  const found = new Map<string, StepState>()
  for (const { activity_id: id, open_task: task, last_started_at: at } of activities) {
    if (at !== null) found.set(id, task === null ? 'done' : 'open')
  }
  for (const { activity_id: id, opens_at: at } of instance.upcoming_steps) {
    if (at) found.set(id, 'waiting')
  }
  for (const { activity } of openIncidents(instance)) found.set(activity, 'stuck')
  return found
}
