import { useQueries } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { Organization, Task } from '#generated/model/index.ts'
import { InviteLink } from '#src/features/accept-invitation/without-invitation/InviteLink.tsx'
import { openTasks } from '#src/features/journeys/queries.ts'
import { TaskRows } from '#src/features/journeys/task-list/TaskRows.tsx'
import styles from '#src/features/journeys/journeys.module.css'
import { OrganizationIcon } from '#src/features/organizations/logo/OrganizationIcon.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { isResumed } from '#src/session/sign-in/resume.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { IconHeartHandshake } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

export const title = (t: Texts): string => t.patient.home.title()

/**
 * The patient home: redirects to a person's only organization, lists several, or explains how to join one.
 * After sign-in it resumes in the selected one (ORG-04..08).
 */
export default function PatientHomePage() {
  const { organization, organizations, pending, failure } = useActiveOrganization()
  const resumes = isResumed(useLocation().state)
  if (organization && (resumes || organizations.length < 2)) {
    return <Navigate to={paths.patient.organization({ organizationId: organization.id })} replace />
  }
  if (pending) return <Skeleton cards={1} />
  if (failure) return <ErrorPanel error={failure.error} onRetry={failure.retry} />
  return organizations.length > 1 ? <Organizations organizations={organizations} /> : <NoOrganization />
}

function Organizations({ organizations }: { organizations: readonly Organization[] }) {
  const { t } = useText()
  const texts = t.patient.base
  const open = useQueries({ queries: organizations.map(({ id }) => openTasks(id)) })
  // Steps that arrived one clinic after the other would push the next clinic down.
  const isWaiting = open.some(({ isPending, failureCount }) => isPending && failureCount === 0)
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.subtitle()} />
      {isWaiting ? (
        <Skeleton cards={organizations.length} />
      ) : (
        <Stack gap="xl">
          <ul role="list" className={styles.cards} aria-label={texts.title()}>
            {organizations.map((organization, at) => (
              <OrganizationCard key={organization.id} organization={organization} tasks={open[at]?.data} />
            ))}
          </ul>
          <div>
            <InviteLink />
          </div>
        </Stack>
      )}
    </>
  )
}

/** Open steps per organization; its own page has all. */
const FEW = 3

type CardProps = {
  organization: Organization
  /** Open steps are optional: without them, the clinic can still be chosen. */
  tasks: { count: number; results: readonly Task[] } | undefined
}

function OrganizationCard({ organization, tasks }: CardProps) {
  const { t } = useText()
  const texts = t.patient.base
  const count = tasks?.count
  const heading = `organization-${organization.id}`
  return (
    <li className={styles.clinic}>
      <Card>
        <div className={styles.organization}>
          <OrganizationIcon organization={organization} />
          <Stack gap="xs">
            <Title level={2} size={3} id={heading}>
              <CardLink to={paths.patient.organization({ organizationId: organization.id })}>
                {organization.name}
              </CardLink>
            </Title>
            {count === 0 && <Text tone="secondary">{texts.nothing()}</Text>}
            {count !== undefined && count > 0 && <Text strong>{texts.todo({ count })}</Text>}
          </Stack>
        </div>
      </Card>
      {count !== undefined && count > 0 && (
        <TaskRows
          tasks={tasks?.results.slice(0, FEW) ?? []}
          organizationId={organization.id}
          labelledBy={heading}
          journey
        />
      )}
    </li>
  )
}

function NoOrganization() {
  const { t } = useText()
  const texts = t.patient.noOrganization
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.body()} />
      <EmptyState title={texts.heading()} icon={IconHeartHandshake} action={<InviteLink />}>
        {texts.invitation()} {texts.open()}
      </EmptyState>
    </>
  )
}
