import { useSuspenseQuery } from '@tanstack/react-query'
import type { Immunization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { paths } from '#src/routes/paths.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconVaccine } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../list/RecordsEmptyState.tsx'
import { RecordListFrame } from '../list/RecordList.tsx'
import { SourceTag } from '../list/SourceTag.tsx'
import records from '../records.module.css'
import styles from './immunizations.module.css'
import { immunizationPage } from './queries.ts'
import { type VaccineGroup, vaccineGroups } from './vaccine-groups.ts'

type Props = { patientId: string; address: ListAddress; page: number }

export function ImmunizationList({ patientId, address, page }: Props) {
  const { t } = useText('records')
  const { data } = useSuspenseQuery(immunizationPage({ patientId, page, address }))
  const texts = t.records.immunizations
  const empty = (
    <RecordsEmptyState
      kind="immunizations"
      patientId={patientId}
      icon={IconVaccine}
      title={texts.empty.title()}
      body={texts.empty.body()}
      add={{ to: paths.patient.healthStory.newImmunization({ patientId }), label: texts.add() }}
    />
  )
  return (
    <RecordListFrame {...{ address, page, empty }} total={data.count}>
      <Stack gap="md">
        {vaccineGroups(data.results, localToday()).map((group) => (
          <Vaccine key={group.name} {...{ group, patientId }} />
        ))}
      </Stack>
    </RecordListFrame>
  )
}

function Vaccine({ group, patientId }: { group: VaccineGroup; patientId: string }) {
  const { t, format } = useText('records')
  const texts = t.records.immunizations
  const { name, doses, last, next } = group
  return (
    <Card as="section">
      <Stack gap="sm">
        <Title level={2} size={3}>
          {name}
        </Title>
        <Group gap="md" className={styles.summary}>
          <Text tone="secondary">{texts.lastDose({ date: format.date(last) })}</Text>
          {next !== null && <Text strong>{texts.nextDose({ date: format.date(next) })}</Text>}
        </Group>
        <ul role="list" className={styles.doses} aria-label={texts.dosesOf({ name })}>
          {doses.map((dose) => (
            <Dose key={dose.id} {...{ dose, patientId }} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

function Dose({ dose, patientId }: { dose: Immunization; patientId: string }) {
  const { t, format } = useText('records')
  const date = format.date(dose.date_received)
  const words =
    dose.dose_number === null ? date : t.records.immunizations.doseOn({ number: dose.dose_number, date })
  return (
    <li className={styles.dose}>
      <TextLink to={paths.patient.healthStory.immunization({ patientId, immunizationId: dose.id })}>
        {words}
      </TextLink>
      {dose.location && <Text tone="secondary">{dose.location}</Text>}
      <span className={records.onDesk}>
        <SourceTag source={dose.source} />
      </span>
    </li>
  )
}
