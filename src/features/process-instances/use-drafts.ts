import { useState } from 'react'
import type { Draft } from './typed-value.ts'

/** What was typed of a variable and is not saved; of a new one with its name. */
export type VariableDraft = Draft & { readonly name: string }

/** The key of a variable that does not exist yet. */
export const NEW = ''

/**
 * What was typed, by variable: whoever closes the window with Escape finds it there again. It is forgotten when it is
 * saved or thrown away.
 */
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
