import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Medication } from '#generated/model/index.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere, shown } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconPill } from '#src/ui/icons.ts'
import { type Column, NOTHING } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../../list/RecordsEmptyState.tsx'
import { RecordList } from '../../list/RecordList.tsx'
import type { RecordColumns } from '../../record/record.ts'
import { sourceColumn } from '../../list/source-column.tsx'
import { medicationSentence } from '../facts/medication-sentence.ts'
import { productName } from '../facts/product-name.ts'
import { firstMedication, medicationPage, type MedicationView, viewFrom } from '../queries.ts'
import styles from '../../records.module.css'
import { StopButton } from '../stop/StopButton.tsx'
import { StopDialog } from '../stop/StopDialog.tsx'
import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** Fields combined into the sentence on how a medication is taken. */
const asTaken = {
  dose_text: notHere('with the dose'),
  frequency: notHere('with the dose'),
  custom_schedule: notHere('with the dose'),
  max_per_day: notHere('with the dose'),
  route: notHere('with the dose'),
  instruction_type: notHere('with the dose'),
  instructions: notHere('with the dose'),
}

type Props = { patientId: string; address: ListAddress; page: number }

export function MedicationList({ patientId, address, page }: Props) {
  const { t, locale, format } = useText('records')
  const view = viewFrom(address.filters.view)
  const { data } = useSuspenseQuery(medicationPage({ patientId, page, view, address }))
  const [stopping, setStopping] = useState<Medication>()
  const texts = t.records.medications
  const columns = {
    name: {
      id: 'name',
      header: texts.column.name(),
      sort: 'name',
      isName: true,
      cell: (medication) => (
        <TextLink to={paths.patient.healthStory.medication({ patientId, medicationId: medication.id })}>
          {productName(medication)}
        </TextLink>
      ),
    },
    strength: notHere('with the name'),
    form: notHere('with how it is taken'),
    dose: {
      id: 'how',
      header: texts.column.how(),
      cell: (medication) => medicationSentence(medication, { t, locale }) || NOTHING,
    },
    ...asTaken,
    start_date: {
      id: 'since',
      header: view === 'past' ? texts.column.period() : texts.column.since(),
      sort: 'start_date',
      onPhone: view === 'past' ? undefined : 'named',
      sortedAs: 'date',
      cell: (medication) =>
        view === 'past' ? (
          (periodText(medication, { t, locale }) ?? texts.period.unknown())
        ) : medication.start_date ? (
          <time dateTime={medication.start_date}>{format.shortDate(medication.start_date)}</time>
        ) : (
          NOTHING
        ),
    },
    end_date: notHere('with the start, once it is past'),
    currently_taking: notHere('a view of its own'),
    stop_reason: notHere('too long for a row'),
    reason: notHere('too long for a row'),
    reaction: notHere('too long for a row'),
    prescriber_text: notHere('too long for a row'),
    din: notHere('says the name again, for machines'),
    notes: notHere('too long for a row'),
  } satisfies RecordColumns<Medication>
  const stop: Column<Medication> = {
    id: 'stop',
    header: texts.stop.action(),
    tool: 'actions',
    onPhone: 'hidden',
    cell: (medication) =>
      medication.currently_taking && medication.can_edit ? (
        <div className={styles.stop}>
          <StopButton medication={medication} onStop={setStopping} />
        </div>
      ) : null,
  }
  return (
    <>
      <RecordList
        {...{ address, page, data }}
        columns={[...shown(columns), sourceColumn(t), ...(view === 'past' ? [] : [stop])]}
        caption={texts.caption[view]()}
        empty={<NoMedications {...{ patientId, view, address }} />}
      />
      <StopDialog medication={stopping} onClose={() => setStopping(undefined)} />
    </>
  )
}

/** An empty view is not an empty list. */
function NoMedications({ patientId, view, address }: Omit<Props, 'page'> & { view: MedicationView }) {
  const { t } = useText('records')
  const { data } = useSuspenseQuery(firstMedication(patientId))
  const { empty, emptyView, add } = t.records.medications
  if (data.count > 0) {
    const isPast = view === 'past'
    return (
      <EmptyState
        icon={IconPill}
        title={emptyView[view]()}
        action={
          <Button variant="secondary" onClick={() => address.filter('view', isPast ? '' : 'past')}>
            {isPast ? emptyView.toCurrent() : emptyView.toPast()}
          </Button>
        }
      />
    )
  }
  return (
    <RecordsEmptyState
      kind="medications"
      {...{ patientId }}
      icon={IconPill}
      title={empty.title()}
      body={empty.body()}
      add={{ to: paths.patient.healthStory.newMedication({ patientId }), label: add() }}
    />
  )
}

/** The period of a medication: 'February 2023 to September 2023', 'Until 2013'; undefined if unknown. */
function periodText(
  { start_date: from, end_date: to }: Pick<Medication, 'start_date' | 'end_date'>,
  { t, locale }: { t: Texts; locale: Locale },
): string | undefined {
  const { period } = t.records.medications
  const written = (date: string) => formatDate(locale, date)
  if (from !== null && to !== null) return period.both({ from: written(from), to: written(to) })
  if (from !== null) return written(from)
  return to === null ? undefined : period.until({ to: written(to) })
}
