import { ProcedureList } from '#src/features/records/procedures/ProcedureList.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/SearchAsYouType.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'

export const title = (t: Texts): string => t.records.procedures.title()

/** The procedures in a person's health record (ROUTE-45). */
export default function ProceduresPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['name', 'date'],
    first: { by: 'date', descending: true },
  })
  const { healthStory } = paths.patient
  const texts = t.records.procedures
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
                to={healthStory.newProcedure({ patientId })}
                icon={<IconPlus aria-hidden size="1.125rem" />}
              >
                {texts.add()}
              </ButtonLink>
            }
          />
          <Stack gap="lg">
            <SearchAsYouType address={address} label={texts.search()} />
            <PagedRegion
              key={filterKey(address)}
              title={texts.failed()}
              missing={t.records.shared.missingPage()}
            >
              {(page) => <ProcedureList {...{ patientId, address, page }} />}
            </PagedRegion>
          </Stack>
        </>
      )}
    </RecordScope>
  )
}
