import { useState } from 'react'
import type { Draft } from './typed-value.ts'

/** Unsaved input for a variable; includes the name of a new one. */
export type VariableDraft = Draft & { readonly name: string }

export const NEW = ''

/** Unsaved input by variable, so that closing the dialog with Escape loses nothing. Cleared on save or discard. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, VariableDraft>>>({})
  return {
    of: (key: string): VariableDraft | undefined => drafts[key],
    isAny: Object.keys(drafts).length > 0,
    keep: (key: string, draft: VariableDraft) => setDrafts((before) => ({ ...before, [key]: draft })),
    forget: (key: string) =>
      setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== key))),
  }
}

export type Drafts = ReturnType<typeof useDrafts>
