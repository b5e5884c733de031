import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormData, FormField } from '#generated/model/index.ts'
import type { FormValues } from './form-values.ts'
import type { Uploads } from '../uploads/uploads.ts'

/** What questions need from the run; a stable object, so that using it causes no re-render. */
export type RunTools = {
  form: UseFormReturn<FormValues>
  uploads: Uploads
  /** Values from the record. */
  prefill: FormData
  /** When the measurements among them were taken. */
  prefillDates: Readonly<Record<string, string>>
  organizationName: string
  answered: (field: FormField, path: string) => void
  /** Called when a question loses the focus. */
  leave: (path: string) => void
}

const Context = createContext<RunTools | undefined>(undefined)

export const RunProvider = Context.Provider

/** @throws outside a form */
export function useRun(): RunTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('There is no form around this question')
  return tools
}
