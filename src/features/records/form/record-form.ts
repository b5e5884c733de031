import type { ComponentType } from 'react'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { RecordKind } from '../record/record-kind.ts'
import type { HealthRecord } from '../record/record.ts'
import type { RecordFormProps } from './use-record-form.ts'

type Language = { t: Texts; locale: Locale }

/** How the records of a kind are added and edited. */
export type RecordForm<Row extends HealthRecord, Input, Checked, Request extends object> = {
  kind: RecordKind<Row>
  Form: ComponentType<RecordFormProps<Input, Checked, Row>>
  empty: Input
  toFormValues: (record: Row, language: Language) => Input
  toRequest: (checked: Checked, language: Language) => Request
  /** The request that would leave a record as it is. */
  unchanged: (record: Row, language: Language) => Request
  useCreate: () => { mutateAsync: (call: { data: Request & { patient: string } }) => Promise<Row> }
  useUpdate: () => { mutateAsync: (call: { id: string; data: Partial<Request> }) => Promise<Row> }
  /** Message when a past record is reactivated instead of adding a new one. */
  reactivated?: (t: Texts, named: { name: string }) => string
}
