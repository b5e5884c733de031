import { ImmunizationList } from '#src/features/records/immunizations/ImmunizationList.tsx'
import { PrintVaccines } from '#src/features/records/immunizations/PrintVaccines.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { RecordsView } from '#src/features/records/list/RecordsView.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.records.immunizations.title()

/** The vaccines in a person's health record (ROUTE-36). */
export default function ImmunizationsPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const address = useListAddress({
    orderings: ['vaccine_name', 'date_received'],
    first: { by: 'date_received', descending: true },
  })
  const texts = t.records.immunizations
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <RecordsView
          {...{ profile, texts, address }}
          add={{ to: paths.patient.healthStory.newImmunization({ patientId }) }}
          actions={<PrintVaccines profile={profile} />}
          filters={
            <Segments
              label={texts.sort.label()}
              options={[
                { value: 'date_received', label: texts.sort.newest() },
                { value: 'vaccine_name', label: texts.sort.name() },
              ]}
              value={address.ordering.by}
              onChange={(by) => address.sort({ by, descending: by === 'date_received' })}
            />
          }
        >
          {(page) => <ImmunizationList {...{ patientId, address, page }} />}
        </RecordsView>
      )}
    </RecordScope>
  )
}
