import { lazy } from 'react'
import { AttentionSection } from '#src/features/attention/list/AttentionSection.tsx'
import { Responsible } from '#src/features/attention/responsible/Responsible.tsx'
import { PersonView } from '#src/features/people/person/PersonView.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

const StoryDocument = lazy(() =>
  import('#src/features/summary/download/StoryDocument.tsx').then((module) => ({
    default: module.StoryDocument,
  })),
)

const CareSuggestions = lazy(() =>
  import('#src/features/records/suggestions/CareSuggestions.tsx').then((module) => ({
    default: module.CareSuggestions,
  })),
)

const [CareTargets] = latePart(
  async () => (await import('#src/features/records/measurements/targets/CareTargets.tsx')).CareTargets,
  <Skeleton lines={3} />,
)

/** A person on the care team's home: what needs attention, the journeys and who is responsible, the shared Health Story. */
export function PersonPart(place: { organizationId: string; personId: string }) {
  const { organizationId, personId } = place
  const { locale } = useText()
  return (
    <PersonView
      {...place}
      attention={<AttentionSection key={personId} organizationId={organizationId} patient={personId} />}
      targets={
        <Region pending={<Skeleton lines={3} />}>
          <CareTargets {...place} />
        </Region>
      }
      renderResponsible={(enrolment) => <Responsible enrolment={enrolment} labelled />}
      renderStory={(story) => <StoryDocument story={story} language={locale} level={3} />}
      renderSuggestions={(sections) => <CareSuggestions {...{ organizationId, personId, sections }} />}
    />
  )
}
