import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { IconCheck, IconCircleCheck, IconLanguage, IconRoute, IconUser } from '#src/ui/icons.ts'
import { Row, RowLink, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { lastDoneTask } from '../queries.ts'
import { taskPath } from '../task-list/task-path.ts'

/** No open tasks: shows the last finished one, or what comes next if there is none. */
export function NothingToDo({ organizationId }: { organizationId: string }) {
  const { t, format } = useText()
  const { data } = useSuspenseQuery(lastDoneTask(organizationId))
  const { nothing } = t.patient.home
  const [last] = data.results
  if (!last?.completed_at) return <FirstSteps organizationId={organizationId} />
  return (
    <EmptyState
      title={nothing.title()}
      icon={IconCircleCheck}
      action={
        <Stack gap="sm">
          <TextLink to={taskPath(last, organizationId)}>
            {nothing.last({ name: last.name, date: format.date(last.completed_at) })}
          </TextLink>
          <TextLink to={paths.patient.library({ organizationId })}>{nothing.library()}</TextLink>
        </Stack>
      }
    >
      {nothing.later()}
    </EmptyState>
  )
}

/** For new users: no tasks yet, but suggestions to get started. */
function FirstSteps({ organizationId }: { organizationId: string }) {
  const { t } = useText()
  const profile = useActiveProfile()
  const { language_preference: language } = useCurrentUser()
  const texts = t.patient.home.fresh
  const steps = [
    {
      icon: IconUser,
      name: texts.profile(),
      hint: texts.profileHint(),
      to: paths.settings.profiles(),
      ready: Boolean(profile?.first_name && profile.avatar_style),
    },
    {
      icon: IconLanguage,
      name: texts.language(),
      hint: texts.languageHint(),
      to: paths.settings.language(),
      ready: Boolean(language),
    },
    {
      icon: IconRoute,
      name: texts.journey(),
      hint: texts.journeyHint(),
      to: paths.patient.recommendedJourneys({ organizationId }),
      ready: false,
    },
  ]
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Title level={2}>{texts.title()}</Title>
        <Text>{texts.body()}</Text>
      </Stack>
      <Stack as="section" gap="sm">
        <Title level={3} id="first-steps">
          {texts.steps()}
        </Title>
        <Rows aria-labelledby="first-steps">
          {steps.map(({ icon: Icon, name, hint, to, ready }) => (
            <Row key={to}>
              <Icon aria-hidden size="1.5rem" />
              <RowWords>
                <RowLink to={to}>{name}</RowLink>
                <Text size="sm" tone="secondary">
                  {hint}
                </Text>
              </RowWords>
              {ready && (
                <Badge tone="success" icon={IconCheck}>
                  {texts.ready()}
                </Badge>
              )}
            </Row>
          ))}
        </Rows>
      </Stack>
    </Stack>
  )
}
