import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { Facts } from '#src/ui/data/Facts.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import styles from '../documents.module.css'

/** The details of a document (DATA-52). */
export function DocumentFacts({ document }: { document: Document }) {
  const {
    t,
    format: { date },
  } = useText('documents')
  const sizeText = useFileSize()
  const { document_date: day, page_count: pages, recorded_by: person } = document
  const texts = t.documents.detail
  const file = [
    shownFileName(document.file_name),
    sizeText(document.size),
    pages !== null && texts.pages({ count: pages }),
  ]
  return (
    <TitledCard id="details" title={texts.details()} gap="sm">
      <Facts
        facts={[
          { label: texts.category(), value: t.documents.category[document.category]() },
          { label: texts.date(), value: day === null ? texts.noDate() : date(day) },
          { label: texts.added(), value: date(document.created_at) },
          ...(person ? [{ label: texts.by(), value: person.display_name }] : []),
          { label: texts.file(), value: file.filter(Boolean).join(' · ') },
          {
            label: texts.notes(),
            value: <span className={styles.notes}>{document.notes ?? texts.noNotes()}</span>,
          },
        ]}
      />
    </TitledCard>
  )
}

export function LinkedRecords({ document }: { document: Document }) {
  const { t } = useText('documents')
  const { linked_records: records, patient: patientId } = document
  const { condition, medication } = paths.patient.healthStory
  const texts = t.documents.detail
  if (records.length === 0) return null
  const placeOf = {
    condition: (id: string) => condition({ patientId, conditionId: id }),
    medication: (id: string) => medication({ patientId, medicationId: id }),
  }
  return (
    <TitledCard id="linked" title={texts.linked()} gap="sm">
      <ul role="list" className={styles.linked} aria-labelledby="linked">
        {records.map(({ id, kind, name }) => (
          <li key={id}>
            <TextLink to={placeOf[kind](id)}>{name}</TextLink>{' '}
            <Text as="span" size="sm" tone="secondary">
              {texts[kind]()}
            </Text>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
