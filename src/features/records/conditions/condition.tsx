import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetConditionQueryKey,
  getGetConditionSuspenseQueryOptions,
  useConfirmCondition,
  useDeleteCondition,
  useRestoreCondition,
  useUpdateCondition,
} from '#generated/endpoints/conditions/conditions.ts'
import type { Condition } from '#generated/model/index.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { NOTHING } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { FactsCard } from '../record/FactsCard.tsx'
import type { RecordKind } from '../record/record-kind.ts'
import type { RecordColumns, RecordFacts } from '../record/record.ts'
import { typeText } from './condition-type.ts'

const { healthStory } = paths.patient

/** The condition kind (HEALTH-03); the form is in ConditionForm.tsx. */
export const conditionKind: RecordKind<Condition> = {
  nameOf: ({ name }) => name,
  textsOf: (t) => t.records.conditions,
  placesOf: (patientId) => ({
    list: healthStory.conditions({ patientId }),
    one: (conditionId) => healthStory.condition({ patientId, conditionId }),
    edit: (conditionId) => healthStory.editCondition({ patientId, conditionId }),
  }),
  About: AboutCondition,
  keyOf: getGetConditionQueryKey,
  useRecord: (id) => useSuspenseQuery(getGetConditionSuspenseQueryOptions(id)),
  useUpdate: useUpdateCondition,
  useConfirm: useConfirmCondition,
  useRemove: () => useDeleteCondition({ skipInvalidation: true }),
  useRestore: useRestoreCondition,
}

function AboutCondition({ record }: { record: Condition }) {
  const { t } = useText('records')
  return <FactsCard facts={conditionFacts(record, t)} />
}

export function conditionFacts(condition: Condition, t: Texts) {
  const { column, field, status } = t.records.conditions
  const none = t.records.shared.none()
  return {
    name: notHere('the heading'),
    code: notHere('says the name again, for machines'),
    type: { label: column.type(), value: condition.type ? typeText(condition.type, t) : none },
    status: { label: column.status(), value: status[condition.status]() },
    diagnosis_year: { label: column.since(), value: yearsText(condition, t) ?? none },
    resolved_year: notHere('beside the year it was found'),
    notes: { label: field.notes(), value: condition.notes ?? none },
  } satisfies RecordFacts<Condition>
}

export function conditionColumns(patientId: string, t: Texts) {
  const { column, status: statuses } = t.records.conditions
  return {
    name: {
      id: 'name',
      header: column.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name }) => (
        <TextLink to={healthStory.condition({ patientId, conditionId: id })}>{name}</TextLink>
      ),
    },
    code: notHere('says the name again, for machines'),
    type: {
      id: 'type',
      header: column.type(),
      cell: ({ type }) => (type === null ? NOTHING : typeText(type, t)),
    },
    diagnosis_year: {
      id: 'since',
      header: column.since(),
      onPhone: 'named',
      sort: 'diagnosis_year',
      sortedAs: 'date',
      cell: (condition) => yearsText(condition, t) ?? NOTHING,
    },
    resolved_year: notHere('beside the year it was found'),
    status: { id: 'status', header: column.status(), cell: ({ status }) => statuses[status]() },
    notes: notHere('too long for a row'),
  } satisfies RecordColumns<Condition>
}

/** The years of a condition: '2016', '2004 to 2006', 'Until 2006'; undefined if unknown. */
function yearsText(
  { diagnosis_year: from, resolved_year: to }: Pick<Condition, 'diagnosis_year' | 'resolved_year'>,
  t: Texts,
): string | undefined {
  const texts = t.records.conditions
  if (from !== null && to !== null && from !== to) return texts.years({ from: String(from), to: String(to) })
  if (from !== null) return String(from)
  return to === null ? undefined : texts.until({ year: String(to) })
}
