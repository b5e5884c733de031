import type { HealthStoryView, Patient } from '#generated/model/index.ts'
import { useSettled } from '#src/api/use-settled.ts'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { RecordStatementActions } from '#src/features/records/statements/RecordStatementActions.tsx'
import { OpenSuggestions } from '#src/features/records/suggestions/OpenSuggestions.tsx'
import { openSuggestions } from '#src/features/records/suggestions/queries.ts'
import { ManageShares } from '#src/features/sharing/own/ManageShares.tsx'
import { ShareWizard } from '#src/features/sharing/own/ShareWizard.tsx'
import { emergencyParts } from '#src/features/summary/emergency/emergency-story.ts'
import { kindOfPart } from '#src/features/summary/view/section-places.ts'
import { SharePreview } from '#src/features/summary/view/SharePreview.tsx'
import { StoryRegion } from '#src/features/summary/view/StoryRegion.tsx'
import { SummaryView } from '#src/features/summary/view/SummaryView.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconShare } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { emergencyOf, HealthStoryEmergency } from './HealthStoryEmergency.tsx'

const [ImportRecords] = latePart(
  async () => (await import('#src/features/summary/import/ImportRecords.tsx')).ImportRecords,
  <Skeleton cards={1} />,
)

export const title = (t: Texts): string => t.summary.documentTitle()

type Share = 'new' | 'emergency' | 'list'

const summaryOf = (patientId: string, share?: Share) =>
  paths.patient.healthStory.summary({ patientId }, { share })

const nameOf = (t: Texts, { first_name: first, last_name: last }: Patient) =>
  `${first} ${last}`.trim() || t.userMenu.nameless()

/**
 * A person's Health Story on one page, with its shares under `?share=`, its emergency page under `?emergency=`, and the
 * import of records under `?import=` (ROUTE-23, SHARE-05).
 */
export default function HealthStorySummaryPage() {
  const { patientId } = useRouteParams('patientId')
  const [query] = useSearchParams()
  return (
    <RecordScope patientId={patientId}>
      {(profile) => {
        if (query.has('import')) return <Import profile={profile} />
        if (query.has('emergency')) return <Emergency profile={profile} view={query.get('emergency')} />
        switch (query.get('share')) {
          case 'new':
            return <NewShare profile={profile} view="full" />
          case 'emergency':
            return <NewShare profile={profile} view="emergency" />
          case 'list':
            return (
              <ManageShares
                patient={profile.id}
                back={summaryOf(profile.id)}
                create={summaryOf(profile.id, 'new')}
              />
            )
          default:
            return <Summary profile={profile} />
        }
      }}
    </RecordScope>
  )
}

function Summary({ profile }: { profile: Patient }) {
  const { t } = useText('summary', 'story')
  const words = t.summary
  const name = nameOf(t, profile)
  // The story appears once what is above it has loaded, to avoid layout shifts.
  const hasSuggestions = useSettled(openSuggestions(profile.id))
  return (
    <Stack gap="lg">
      <PageHeader title={t.story.titleOf({ name })} subtitle={words.intro()} />
      <OpenSuggestions patientId={profile.id} />
      {!hasSuggestions && <Skeleton cards={4} lines={3} />}
      <div hidden={!hasSuggestions}>
        <StoryRegion patient={profile}>
          {(story, again) => (
            <SummaryView
              story={story}
              onRetry={() => void again()}
              emptyActions={({ part, statement }, addTo) =>
                part === 'measurements' ? (
                  <ButtonLink
                    to={addTo}
                    size="sm"
                    variant="secondary"
                    aria-label={words.addTo({ section: t.story.section[part]() })}
                  >
                    {words.add()}
                  </ButtonLink>
                ) : (
                  <RecordStatementActions
                    kind={kindOfPart[part]}
                    patientId={profile.id}
                    said={statement}
                    add={{ to: addTo, label: words.add() }}
                    nameOf={(label) => t.story.label({ label, value: t.story.section[part]() })}
                    onSaid={again}
                  />
                )
              }
              share={
                <ButtonLink to={summaryOf(profile.id, 'new')} icon={IconShare}>
                  {words.shareIt()}
                </ButtonLink>
              }
              emergency={
                <ButtonLink to={emergencyOf(profile.id)} variant="secondary">
                  {words.emergency()}
                </ButtonLink>
              }
              bring={
                <ButtonLink
                  to={paths.patient.healthStory.summary({ patientId: profile.id }, { import: 'records' })}
                  variant="secondary"
                >
                  {words.bring()}
                </ButtonLink>
              }
              manage={
                <ButtonLink to={summaryOf(profile.id, 'list')} variant="secondary">
                  {words.manage()}
                </ButtonLink>
              }
            />
          )}
        </StoryRegion>
      </div>
    </Stack>
  )
}

function Import({ profile }: { profile: Patient }) {
  const { t } = useText('summary')
  const texts = t.summary.import
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title()}
        subtitle={texts.intro({ name: nameOf(t, profile) })}
        back={{ to: summaryOf(profile.id), label: texts.back() }}
      />
      <ImportRecords patient={profile} />
    </Stack>
  )
}

function Emergency({ profile, view }: { profile: Patient; view: string | null }) {
  const { t } = useText()
  return <HealthStoryEmergency {...{ profile, view }} name={nameOf(t, profile)} />
}

function NewShare({ profile, view }: { profile: Patient; view: HealthStoryView }) {
  const { t } = useText('summary')
  return (
    <ShareWizard
      // Another view starts over.
      key={view}
      view={view}
      emergency={emergencyParts}
      patient={profile.id}
      name={profile.is_self ? undefined : nameOf(t, profile)}
      back={summaryOf(profile.id)}
      manage={summaryOf(profile.id, 'list')}
      preview={(choice, onHide) => (
        <StoryRegion patient={profile}>
          {(story) => <SharePreview story={story} choice={choice} onHide={onHide} />}
        </StoryRegion>
      )}
    />
  )
}
