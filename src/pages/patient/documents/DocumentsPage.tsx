import { DocumentList } from '#src/features/documents/list/DocumentList.tsx'
import { statusNames } from '#src/features/documents/document/document-states.ts'
import { categories, listRules } from '#src/features/documents/list/list-rules.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconUpload } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.documents.title()

/** The documents in a person's health record, newest first (ROUTE-30). */
export default function DocumentsPage() {
  const { t } = useText('documents', 'records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress(listRules)
  const { healthStory } = paths.patient
  const texts = t.documents
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
              <ButtonLink to={healthStory.newDocument({ patientId })} icon={IconUpload}>
                {texts.add()}
              </ButtonLink>
            }
          />
          <Stack gap="lg">
            <ListToolbar
              address={address}
              searchLabel={texts.list.search()}
              filters={[
                {
                  name: 'category',
                  label: texts.list.category(),
                  options: optionsOf(categories, texts.category),
                },
                { name: 'status', label: texts.list.status(), options: optionsOf(statusNames, texts.status) },
              ]}
            />
            <PagedRegion
              key={filterKey(address)}
              title={texts.list.failed()}
              missing={texts.list.missingPage()}
            >
              {(page) => <DocumentList {...{ patientId, address, page }} />}
            </PagedRegion>
          </Stack>
        </>
      )}
    </RecordScope>
  )
}
