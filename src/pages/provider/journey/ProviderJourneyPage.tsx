import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { Enrolments } from '#src/features/enrolments/list/Enrolments.tsx'
import { invitePath } from '#src/features/enrolments/list/invite-path.ts'
import { offeredJourney } from '#src/features/enrolments/offered-journey.ts'
import styles from '#src/features/enrolments/enrolments.module.css'
import { RegistrationLinkCard } from '#src/features/registration-links/RegistrationLinkCard.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import type { OrganizationJourneyDetail, Language } from '#generated/model/index.ts'
import { useFlag } from '#src/session/user/use-flag.ts'

const TemplateChoice = lazy(async () => ({
  default: (await import('#src/features/organizations/messages/TemplateChoice.tsx')).TemplateChoice,
}))

const [AssignChosen] = latePart(
  async () => (await import('#src/features/attention/responsible/AssignChosen.tsx')).AssignChosen,
)

export const title = (t: Texts): string => t.enrolments.page.title()

/** One journey and its people (ROUTE-69, PROV-02). */
export default function ProviderJourneyPage() {
  const { t } = useText('enrolments')
  const { organizationId, journeyId } = useRouteParams('organizationId', 'journeyId')
  const where = { organizationId, journeyId }
  const { data: journey } = useSuspenseQuery(offeredJourney(journeyId))
  const languages = useJourneyLanguages(journey.languages)
  // A URL that mixes two organizations is a 404.
  if (journey.organization !== organizationId) throw new ApiError(404, false)
  const texts = t.enrolments.page
  return (
    <>
      <PageHeader
        back={{ label: texts.back(), to: paths.provider.organization({ organizationId }) }}
        title={journey.name}
        facts={
          <div className={styles.facts}>
            {languages && <Text tone="secondary">{languages}</Text>}
            <JourneyCounts counts={journey.counts} />
            <TextLink to={paths.provider.course(where)}>{t.enrolments.course.title()}</TextLink>
          </div>
        }
        actions={
          journey.is_offered && (
            <ButtonLink to={invitePath(where)} icon={IconPlus}>
              {texts.invite()}
            </ButtonLink>
          )
        }
      />
      <Stack gap="lg">
        {!journey.is_offered && <ClosedJourney />}
        <Enrolments
          key={journeyId}
          {...{ where, journey }}
          messageChoice={TemplateChoice}
          assignDialog={AssignChosen}
        />
        <RegistrationLinkCard {...where} />
      </Stack>
    </>
  )
}

/** The organization accepts no new people into the journey; current ones stay. */
function ClosedJourney() {
  const { t } = useText('enrolments')
  const texts = t.enrolments.page
  return (
    <Group gap="sm">
      <Badge>{texts.closed()}</Badge>
      <Text>{texts.closedHelp()}</Text>
    </Group>
  )
}

function JourneyCounts({ counts }: Pick<OrganizationJourneyDetail, 'counts'>) {
  const {
    t,
    format: { number },
  } = useText('enrolments')
  const texts = t.enrolments.page
  return (
    <section aria-label={texts.counts()}>
      <dl className={styles.counts}>
        {(['active', 'pending', 'completed', 'cancelled'] as const).map((state) => (
          <div key={state}>
            <dt>{texts.count[state]()}</dt>
            <dd>{number(counts[state])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The languages of a journey as text; undefined where the portal hides them (FLAG-12). */
function useJourneyLanguages(languages: readonly Language[]): string | undefined {
  const { t, locale } = useText('enrolments')
  const isOn = useFlag('showJourneyLangages')
  const texts = t.enrolments.page
  if (!isOn || languages.length === 0) return undefined
  const names = languages.map((one) => (one === 'fr-ca' ? texts.french() : texts.english()))
  return texts.languages({ list: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })
}
