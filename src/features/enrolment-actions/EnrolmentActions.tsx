import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { JourneyActivity, ProcessInstance, Task, TaskAudience } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { pageFrom } from '#src/lib/text/page-number.ts'
import { paths } from '#src/routes/paths.ts'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { PlaceTabs } from '#src/ui/layout/PlaceTabs.tsx'
import { Stack, Title } from '#src/ui/basics.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { DoneSteps } from './DoneSteps.tsx'
import { OpenSteps } from './OpenSteps.tsx'
import { StartableSteps } from './StartableSteps.tsx'
import { activitiesOf, doneTasksOf, enrolmentOf, openCountOf, openTasksOf, personOf } from './queries.ts'
import { stepsPath } from './step-place.ts'

type Props = {
  organizationId: string
  journeyId: string
  enrolmentId: string
  audience: TaskAudience
  /** Who of the team is responsible, passed in because features do not import each other. */
  renderResponsible: RenderResponsible
}

/** The steps of one person in a journey: open, startable and finished (2.20). */
export function EnrolmentActions(props: Props) {
  const { organizationId, journeyId, enrolmentId, audience, renderResponsible } = props
  const { t } = useText('steps')
  const [query] = useSearchParams()
  // Starts all requests of the page in parallel.
  usePrefetchQuery(openTasksOf(enrolmentId, audience))
  usePrefetchQuery(activitiesOf(enrolmentId, audience))
  usePrefetchQuery(doneTasksOf(enrolmentId, audience, pageFrom(query) ?? 1))
  const { data: enrolment } = useSuspenseQuery(enrolmentOf(enrolmentId))
  const [fresh, setFresh] = useState<string>()
  const openHeading = useRef<HTMLHeadingElement>(null)
  // A URL that mixes two enrolments is a 404.
  if (enrolment.organization !== organizationId || enrolment.process_definition !== journeyId)
    throw new ApiError(404, false)
  const isOver = enrolment.completed_at !== null || enrolment.cancelled_at !== null
  const { open, available, done } = t.steps

  function started({ activity_id, name }: JourneyActivity) {
    setFresh(activity_id)
    toast({ message: t.steps.start.started({ step: name }), variant: 'success' })
  }

  function removed({ name }: Task) {
    setFresh(undefined)
    toast({ message: t.steps.remove.removed({ step: name }), variant: 'success' })
    // The focused row is removed.
    openHeading.current?.focus()
  }

  return (
    <>
      <PageHeader
        breadcrumbs={[
          {
            label: enrolment.process_definition_name,
            to: paths.provider.journey({ organizationId, journeyId }),
          },
        ]}
        title={enrolment.patient.display_name}
      />
      <Stack gap="xl">
        <EnrolmentFacts {...{ enrolment, renderResponsible }} />
        <AccountClosed enrolment={enrolment} />
        <StepTabs enrolment={enrolment} current={audience} />
        {isOver && <Alert kind="info">{t.steps.over()}</Alert>}
        <Stack as="section" gap="sm">
          <Title level={2} id="open-steps" ref={openHeading} tabIndex={-1}>
            {open.title()}
          </Title>
          <Region title={open.failed()} pending={<Skeleton lines={3} />}>
            <OpenSteps {...{ enrolment, audience, fresh, isOver }} onRemoved={removed} />
          </Region>
        </Stack>
        <Stack as="section" gap="sm">
          <Title level={2} id="done-steps">
            {done.title()}
          </Title>
          <PagedRegion title={done.failed()} missing={done.missingPage()}>
            {(page) => <DoneSteps {...{ enrolment, audience, page }} />}
          </PagedRegion>
        </Stack>
        {!isOver && (
          <Stack as="section" gap="sm">
            <Title level={2} id="startable-steps" tabIndex={-1}>
              {available.title()}
            </Title>
            <Region title={available.failed()} pending={<Skeleton lines={3} />}>
              <StartableSteps {...{ enrolment, audience }} onStarted={started} />
            </Region>
          </Stack>
        )}
      </Stack>
    </>
  )
}

/** Says that the person closed their account: they no longer answer, but what they sent is kept. */
function AccountClosed({ enrolment }: { enrolment: ProcessInstance }) {
  const { t, format } = useText('steps')
  const texts = t.steps.accountClosed
  if (!enrolment.account_closed_at) return null
  return (
    <Alert kind="info" role="none" title={texts.title({ date: format.date(enrolment.account_closed_at) })}>
      {texts.body()}
    </Alert>
  )
}

type StepTabsProps = {
  enrolment: Pick<ProcessInstance, 'organization' | 'process_definition' | 'id'>
  current: TaskAudience
}

function StepTabs({ enrolment, current }: StepTabsProps) {
  const { t } = useText('steps')
  const texts = t.steps.tabs
  const open = {
    patient: useQuery(openCountOf(enrolment.id, 'patient')).data?.count ?? 0,
    provider: useQuery(openCountOf(enrolment.id, 'provider')).data?.count ?? 0,
  }
  const label = (audience: TaskAudience) => {
    const [tab, count] = [texts[audience](), open[audience]]
    return count === 0 ? tab : texts.open({ tab, count })
  }
  return (
    <PlaceTabs
      label={texts.label()}
      places={(['patient', 'provider'] as const).map((audience) => ({
        to: stepsPath(enrolment, audience),
        label: label(audience),
        isCurrent: audience === current,
      }))}
    />
  )
}

/** A journey is finished once completed_at is set (DATA-31). */
const stateOf = ({ status, completed_at }: ProcessInstance) => (completed_at === null ? status : 'finished')

type RenderResponsible = (enrolment: ProcessInstance) => ReactNode

type EnrolmentFactsProps = { enrolment: ProcessInstance; renderResponsible: RenderResponsible }

function EnrolmentFacts({ enrolment, renderResponsible }: EnrolmentFactsProps) {
  const { t, format } = useText('steps')
  const texts = t.steps.facts
  // The steps remain usable without it.
  const { data: person } = useQuery(personOf(enrolment))
  const languages = { 'en-ca': texts.english(), 'fr-ca': texts.french() }
  return (
    <section aria-label={texts.label()}>
      <Facts
        facts={[
          {
            label: texts.person(),
            value: (
              <TextLink
                to={paths.provider.organization(
                  { organizationId: enrolment.organization },
                  { person: enrolment.patient.id },
                )}
              >
                {texts.contact()}
              </TextLink>
            ),
          },
          ...(person?.date_of_birth
            ? [{ label: texts.birthDate(), value: format.date(person.date_of_birth) }]
            : []),
          ...(person?.phone ? [{ label: texts.phone(), value: <PhoneLink phone={person.phone} /> }] : []),
          { label: texts.status(), value: t.steps.state[stateOf(enrolment)]() },
          { label: texts.enrolled(), value: format.date(enrolment.enrolled_at) },
          {
            label: texts.language(),
            value: enrolment.contact_language ? languages[enrolment.contact_language] : texts.unknown(),
          },
          { label: texts.responsible(), value: renderResponsible(enrolment) },
        ]}
      />
    </section>
  )
}
