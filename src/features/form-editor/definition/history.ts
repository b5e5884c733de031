import type { FormDefinition } from '#generated/model/index.ts'

/** The undo stack. Typing in one text is a single step of any length (`step`). */
export type History = {
  past: readonly FormDefinition[]
  future: readonly FormDefinition[]
  step: string | undefined
}

const MOST = 100

export const noHistory: History = { past: [], future: [], step: undefined }

/** Records an edit of `before`; edits of the same step are merged. */
export function noted(history: History, before: FormDefinition, step: string | undefined): History {
  if (step !== undefined && step === history.step)
    return history.future.length > 0 ? { ...history, future: [] } : history
  return { past: [...history.past, before].slice(-MOST), future: [], step }
}

type Taken = { history: History; form: FormDefinition }

export function undone({ past, future }: History, now: FormDefinition): Taken | undefined {
  const form = past.at(-1)
  if (!form) return undefined
  return { form, history: { past: past.slice(0, -1), future: [now, ...future], step: undefined } }
}

export function redone({ past, future }: History, now: FormDefinition): Taken | undefined {
  const [form, ...rest] = future
  if (!form) return undefined
  return { form, history: { past: [...past, now], future: rest, step: undefined } }
}
