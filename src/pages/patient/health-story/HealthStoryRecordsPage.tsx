import type { Patient } from '#generated/model/index.ts'
import { FoundRecords } from '#src/features/records/overview/kinds/FoundRecords.tsx'
import { KindCards } from '#src/features/records/overview/kinds/KindCards.tsx'
import { type KindPage, useRecordPages } from '#src/features/records/overview/kinds/use-record-pages.ts'
import { Timeline } from '#src/features/records/overview/timeline/Timeline.tsx'
import { ToCheck } from '#src/features/records/overview/check/ToCheck.tsx'
import { YearlyCheck } from '#src/features/records/overview/check/YearlyCheck.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { storyHome } from '#src/features/records/story-home.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { type ListAddress, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.overview.title()

const views = ['kinds', 'timeline', 'check'] as const

/** All records of a profile: kinds, search and timeline (ROUTE-24). */
export default function HealthStoryRecordsPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <Records profile={profile} />}</RecordScope>
}

function Records({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const address = useListAddress({
    orderings: [],
    first: { by: '', descending: false },
    filters: { view: views },
  })
  const view = views.find((one) => one === address.filters.view) ?? 'kinds'
  const { id: patientId } = profile
  const isHome = view === 'kinds' && !address.search
  const pages = useRecordPages({ patient: patientId, by: 'change', size: 1 }, { enabled: isHome })
  // Without records there is nothing to search or to sort.
  const isEmpty = isHome && pages.every(({ page }) => page?.count === 0)
  const texts = t.records.overview
  return (
    <>
      <RecordHeader
        profile={profile}
        title={texts.title()}
        subtitle={texts.whose({ name: `${profile.first_name} ${profile.last_name}` })}
        back={{ label: texts.story(), to: storyHome(patientId) }}
      />
      <Stack gap="lg">
        {isEmpty ? (
          <Card look="accent">
            <Text>{texts.start()}</Text>
          </Card>
        ) : (
          <Group align="end">
            {view !== 'check' && <SearchAsYouType address={address} label={texts.search()} />}
            <Segments
              label={texts.views()}
              options={[
                { value: 'kinds', label: texts.byKind() },
                { value: 'timeline', label: texts.timeline() },
                { value: 'check', label: texts.check() },
              ]}
              value={view}
              onChange={(wanted) => address.filter('view', wanted === 'kinds' ? '' : wanted)}
            />
          </Group>
        )}
        <View {...{ patientId, view, address, pages }} />
      </Stack>
    </>
  )
}

type ViewProps = {
  patientId: string
  view: (typeof views)[number]
  address: ListAddress
  pages: readonly KindPage[]
}

function View({ patientId, view, address, pages }: ViewProps) {
  switch (view) {
    case 'check':
      return <YearlyCheck patientId={patientId} />
    case 'timeline':
      return <Timeline key={address.search} {...{ patientId, address }} />
    case 'kinds':
      if (address.search) return <FoundRecords key={address.search} {...{ patientId, address }} />
      return (
        <>
          <ToCheck patientId={patientId} onStart={() => address.filter('view', 'check')} />
          <KindCards {...{ patientId, pages }} />
        </>
      )
  }
}
