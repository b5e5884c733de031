import { ConditionList } from '#src/features/records/conditions/ConditionList.tsx'
import { conditionViews, viewFrom } from '#src/features/records/conditions/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/SearchAsYouType.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'

export const title = (t: Texts): string => t.records.conditions.title()

/** The conditions in a person's health record (ROUTE-26). */
export default function ConditionsPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['name', 'diagnosis_year'],
    first: { by: 'name', descending: false },
    filters: { view: conditionViews },
  })
  const { healthStory } = paths.patient
  const texts = t.records.conditions
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader
            profile={profile}
            title={texts.title()}
            subtitle={texts.intro()}
            back={{ label: t.records.shared.everything(), to: healthStory.records({ patientId }) }}
            actions={
              <ButtonLink
                to={healthStory.newCondition({ patientId })}
                icon={<IconPlus aria-hidden size="1.125rem" />}
              >
                {texts.add()}
              </ButtonLink>
            }
          />
          <Stack gap="lg">
            <Group align="end">
              <SearchAsYouType address={address} label={texts.search()} />
              <Segments
                label={t.records.shared.show()}
                options={conditionViews.map((value) => ({ value, label: texts.views[value]() }))}
                value={viewFrom(address.filters.view)}
                onChange={(view) => address.filter('view', view === 'current' ? '' : view)}
              />
            </Group>
            <PagedRegion
              key={filterKey(address)}
              title={texts.failed()}
              missing={t.records.shared.missingPage()}
            >
              {(page) => <ConditionList {...{ patientId, address, page }} />}
            </PagedRegion>
          </Stack>
        </>
      )}
    </RecordScope>
  )
}
