import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Texts } from '#src/i18n/texts.ts'
import type { HealthRecord } from './record.ts'

type Write<Variables> = {
  mutateAsync: (variables: Variables) => Promise<unknown>
  isPending: boolean
  isError: boolean
  reset: () => void
}

/** What is read and written of every record, whether it has a page or a drawer. */
export type RecordCalls<Row extends HealthRecord> = {
  keyOf: (id: string) => QueryKey
  useRecord: (id: string) => { data: Row }
  useUpdate: () => Write<{ id: string; data: { patient_note?: string | null } }>
  useConfirm: () => Write<{ id: string }>
  /** Uses `skipInvalidation`, because `useDeleteRecord` invalidates the queries itself. */
  useRemove: () => Write<{ id: string }>
  useRestore: () => Write<{ id: string }>
}

/** Configuration of a record kind with its own pages, besides its form and list. */
export type RecordKind<Row extends HealthRecord> = RecordCalls<Row> & {
  nameOf: (record: Row) => string
  textsOf: (t: Texts) => {
    addTitle: () => string
    editTitle: (named: { name: string }) => string
    detail: { back: () => string; documentTitle: () => string }
  }
  placesOf: (patientId: string) => {
    list: string
    one: (id: string) => string
    edit: (id: string) => string
  }
  About: ComponentType<{ record: Row }>
  /** Whether a record is due for reviews; defaults to always. */
  isCurrent?: (record: Row) => boolean
}
