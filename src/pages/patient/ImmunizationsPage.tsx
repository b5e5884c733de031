import { ImmunizationList } from '#src/features/records/immunizations/ImmunizationList.tsx'
import { PrintVaccines } from '#src/features/records/immunizations/PrintVaccines.tsx'
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

export const title = (t: Texts): string => t.records.immunizations.title()

/** The vaccines in a person's health record (ROUTE-36). */
export default function ImmunizationsPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['vaccine_name', 'date_received'],
    first: { by: 'date_received', descending: true },
  })
  const { healthStory } = paths.patient
  const texts = t.records.immunizations
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
              <>
                <ButtonLink
                  to={healthStory.newImmunization({ patientId })}
                  icon={<IconPlus aria-hidden size="1.125rem" />}
                >
                  {texts.add()}
                </ButtonLink>
                <PrintVaccines profile={profile} />
              </>
            }
          />
          <Stack gap="lg">
            <Group align="end">
              <SearchAsYouType address={address} label={texts.search()} />
              <Segments
                label={texts.sort.label()}
                options={[
                  { value: 'date_received', label: texts.sort.newest() },
                  { value: 'vaccine_name', label: texts.sort.name() },
                ]}
                value={address.ordering.by}
                onChange={(by) => address.sort({ by, descending: by === 'date_received' })}
              />
            </Group>
            <PagedRegion
              key={filterKey(address)}
              title={texts.failed()}
              missing={t.records.shared.missingPage()}
            >
              {(page) => <ImmunizationList {...{ patientId, address, page }} />}
            </PagedRegion>
          </Stack>
        </>
      )}
    </RecordScope>
  )
}
