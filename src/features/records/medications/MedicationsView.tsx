import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/SearchAsYouType.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { RecordHeader } from '../RecordHeader.tsx'
import { MedicationList } from './MedicationList.tsx'
import styles from './printed.module.css'
import { PrintedMedications } from './PrintedMedications.tsx'
import { PrintMedications } from './PrintMedications.tsx'
import { medicationViews, viewFrom } from './queries.ts'
import { usePrintedAllergies } from './use-printed-allergies.ts'
import { usePrintedMedications } from './use-printed-medications.ts'

type Props = { profile: Patient; patientId: string; address: ListAddress }

/** The medicines of a person: the list on the screen, and the one on paper. */
export function MedicationsView({ profile, patientId, address }: Props) {
  const { t } = useText('records')
  const { healthStory } = paths.patient
  const { medications, refresh } = usePrintedMedications(patientId)
  const allergies = usePrintedAllergies(patientId)
  const texts = t.records.medications
  return (
    <>
      <div className={styles.screen}>
        <RecordHeader
          profile={profile}
          title={texts.title()}
          subtitle={texts.intro()}
          back={{ label: t.records.shared.everything(), to: healthStory.records({ patientId }) }}
          actions={
            <>
              <ButtonLink
                to={healthStory.newMedication({ patientId })}
                icon={<IconPlus aria-hidden size="1.125rem" />}
              >
                {texts.add()}
              </ButtonLink>
              <PrintMedications refresh={refresh} />
            </>
          }
        />
        <Stack gap="lg">
          <Group align="end">
            <SearchAsYouType address={address} label={texts.search()} />
            <Segments
              label={t.records.shared.show()}
              options={medicationViews.map((value) => ({ value, label: texts.views[value]() }))}
              value={viewFrom(address.filters.view)}
              onChange={(view) => address.filter('view', view === 'past' ? view : '')}
            />
          </Group>
          <PagedRegion
            key={filterKey(address)}
            title={texts.failed()}
            missing={t.records.shared.missingPage()}
          >
            {(page) => <MedicationList {...{ patientId, address, page }} />}
          </PagedRegion>
        </Stack>
      </div>
      <PrintedMedications {...{ profile, medications, allergies }} />
    </>
  )
}
