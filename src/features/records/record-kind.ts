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

/** A kind of record with pages of its own: what they need to know of it, beside its form and its list. */
export type RecordKind<Row extends HealthRecord> = {
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
  /** Whether one is asked if it is still right; always, without. */
  isCurrent?: (record: Row) => boolean
  keyOf: (id: string) => QueryKey
  useRecord: (id: string) => { data: Row }
  useUpdate: () => Write<{ id: string; data: { patient_note?: string | null } }>
  useConfirm: () => Write<{ id: string }>
  /** With `skipInvalidation`: `useDeleteRecord` knows what is stale. */
  useRemove: () => Write<{ id: string }>
  useRestore: () => Write<{ id: string }>
}
