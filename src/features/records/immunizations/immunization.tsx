import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetImmunizationQueryKey,
  getGetImmunizationSuspenseQueryOptions,
  useConfirmImmunization,
  useDeleteImmunization,
  useRestoreImmunization,
  useUpdateImmunization,
} from '#generated/endpoints/immunizations/immunizations.ts'
import type { Immunization } from '#generated/model/index.ts'
import { type Format, type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FactsCard } from '../record/FactsCard.tsx'
import type { RecordKind } from '../record/record-kind.ts'
import type { RecordFacts } from '../record/record.ts'

const { healthStory } = paths.patient

/** The vaccine kind (HEALTH-02); the form is in ImmunizationForm.tsx, the list in ImmunizationList.tsx. */
export const immunizationKind: RecordKind<Immunization> = {
  nameOf: ({ vaccine_name: name }) => name,
  textsOf: (t) => t.records.immunizations,
  placesOf: (patientId) => ({
    list: healthStory.immunizations({ patientId }),
    one: (immunizationId) => healthStory.immunization({ patientId, immunizationId }),
    edit: (immunizationId) => healthStory.editImmunization({ patientId, immunizationId }),
  }),
  About: AboutImmunization,
  keyOf: getGetImmunizationQueryKey,
  useRecord: (id) => useSuspenseQuery(getGetImmunizationSuspenseQueryOptions(id)),
  useUpdate: useUpdateImmunization,
  useConfirm: useConfirmImmunization,
  useRemove: () => useDeleteImmunization({ skipInvalidation: true }),
  useRestore: useRestoreImmunization,
}

function AboutImmunization({ record }: { record: Immunization }) {
  const { t, format } = useText('records')
  return (
    <>
      <FactsCard facts={immunizationFacts(record, t, format)} />
      {record.reaction && <ReactionPrompt patientId={record.patient} />}
    </>
  )
}

export function immunizationFacts(dose: Immunization, t: Texts, format: Format) {
  const { detail, field } = t.records.immunizations
  const none = t.records.shared.none()
  const { dose_number: number, next_dose_date: next } = dose
  return {
    vaccine_name: notHere('the heading'),
    vaccine_code: notHere('says the name again, for machines'),
    date_received: { label: detail.date(), value: format.date(dose.date_received) },
    dose_number: { label: field.doseNumber(), value: number === null ? none : format.number(number) },
    reaction: { label: field.reaction(), value: dose.reaction ?? none },
    location: { label: field.location(), value: dose.location ?? none },
    manufacturer: { label: field.manufacturer(), value: dose.manufacturer ?? none },
    lot_number: { label: field.lot(), value: dose.lot_number ?? none },
    next_dose_date: { label: detail.next(), value: next === null ? none : format.date(next) },
    notes: { label: field.notes(), value: dose.notes ?? none },
  } satisfies RecordFacts<Immunization>
}

/** Suggests recording a reaction as an allergy, which clinicians check first. */
function ReactionPrompt({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const texts = t.records.immunizations.allergy
  return (
    <Card as="section" look="soft">
      <Stack gap="sm">
        <Title level={2} size={3}>
          {texts.title()}
        </Title>
        <Text>{texts.body()}</Text>
        <Group>
          <ButtonLink variant="secondary" to={healthStory.allergies({ patientId }, { add: '1' })}>
            {texts.action()}
          </ButtonLink>
        </Group>
      </Stack>
    </Card>
  )
}
