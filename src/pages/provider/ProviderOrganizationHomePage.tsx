import { lazy } from 'react'
import { useSettled } from '#src/api/use-settled.ts'
import { AttentionSection } from '#src/features/attention/list/AttentionSection.tsx'
import { attentionIn, INITIAL_COUNT } from '#src/features/attention/queries.ts'
import { WORKLIST } from '#src/features/attention/worklist/worklist.ts'
import { JourneySection } from '#src/features/offered-journeys/JourneySection.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack } from '#src/ui/basics.tsx'

/** Lazy, because the page rarely opens with a person. */
const PersonPart = lazy(() => import('./PersonPart.tsx').then((module) => ({ default: module.PersonPart })))

const Worklist = lazy(() =>
  import('#src/features/attention/worklist/Worklist.tsx').then((module) => ({ default: module.Worklist })),
)

/** Query parameter: shows a person, by profile id, instead of the home. */
const PERSON = 'person'

/** Without the person's name, because titles stay in the browser history. */
export function title(t: Texts, query: URLSearchParams): string {
  if (query.get('view') === WORKLIST) return t.attention.title()
  return query.has(PERSON) ? t.attention.list.who() : t.provider.home.title()
}

/** The care team's home: items that need attention, then the organization's journeys (ROUTE-66, PROV-01). */
export default function ProviderOrganizationHomePage() {
  const { organizationId } = useRouteParams('organizationId')
  const [query] = useSearchParams()
  const personId = query.get(PERSON)
  if (query.get('view') === WORKLIST) {
    return (
      <Region resetKey={organizationId}>
        <Worklist key={organizationId} organizationId={organizationId} />
      </Region>
    )
  }
  if (personId === null || !isUuid(personId)) return <Home organizationId={organizationId} />
  return (
    <Region resetKey={personId}>
      <PersonPart {...{ organizationId, personId }} />
    </Region>
  )
}

function Home({ organizationId }: { organizationId: string }) {
  const { t } = useText('provider')
  const { organization } = useActiveOrganization()
  // Journeys appear once the list above has loaded, to avoid layout shifts.
  const hasAttention = useSettled(attentionIn(organizationId, 'open', INITIAL_COUNT))
  const texts = t.provider.home
  return (
    <>
      <PageHeader
        title={texts.title()}
        subtitle={organization && texts.intro({ organization: organization.name })}
      />
      <Stack gap="xl">
        <AttentionSection key={organizationId} organizationId={organizationId} />
        <div hidden={!hasAttention}>
          <JourneySection organizationId={organizationId} />
        </div>
      </Stack>
    </>
  )
}
