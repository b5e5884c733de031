import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { type Fact, Facts } from '#src/ui/data/Facts.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { HealthRecord } from './record.ts'

/** The source of a record, and when it was created, changed and last reviewed. */
export function RecordHistory({ record }: { record: HealthRecord }) {
  const { t, format } = useText('records')
  const { id: self } = useCurrentUser()
  const texts = t.records.shared.history
  const source = t.records.shared.source[record.source]()
  const { recorded_by: by } = record
  // 'added by you' names no other person
  const name = record.source_text ?? (by?.id === self ? undefined : by?.display_name)
  const facts: Fact[] = [
    {
      label: texts.source(),
      value: name ? texts.by({ source, name }) : source,
    },
    { label: texts.added(), value: format.date(record.created_at) },
  ]
  if (record.updated_at !== record.created_at) {
    facts.push({ label: texts.changed(), value: format.date(record.updated_at) })
  }
  facts.push({
    label: texts.confirmed(),
    value: record.last_confirmed_at ? format.date(record.last_confirmed_at) : texts.notConfirmed(),
  })
  const { patient: patientId, source_document: documentId } = record
  return (
    <Card as="section" aria-labelledby="history">
      <Title level={2} size={3} id="history">
        {texts.title()}
      </Title>
      <Facts facts={facts} />
      {documentId && (
        <TextLink to={paths.patient.healthStory.document({ patientId, documentId })}>
          {t.records.shared.document()}
        </TextLink>
      )}
    </Card>
  )
}
