import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormData, FormField } from '#generated/model/index.ts'
import type { FormValues } from './form-values.ts'
import type { Uploads } from './uploads.ts'

/** What every question needs of the run; it never changes, so that no question is drawn anew for it. */
export type RunTools = {
  form: UseFormReturn<FormValues>
  uploads: Uploads
  /** What the record already says. */
  prefill: FormData
  organizationName: string
  /** After every change of an answer. */
  answered: (field: FormField, path: string) => void
  /** The focus left the question. */
  leave: (path: string) => void
}

const Context = createContext<RunTools | undefined>(undefined)

export const RunProvider = Context.Provider

/** @throws outside of a form */
export function useRun(): RunTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('There is no form around this question')
  return tools
}
