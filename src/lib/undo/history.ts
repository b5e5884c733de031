/** The undo stack of a value. Typing in one text is a single step of any length (`step`). */
export type History<Value> = {
  past: readonly Value[]
  future: readonly Value[]
  step: string | undefined
}

const MOST = 100

export const noHistory: History<never> = { past: [], future: [], step: undefined }

/** Records an edit of `before`; edits of the same step are merged. */
export function noted<Value>(
  history: History<Value>,
  before: Value,
  step: string | undefined,
): History<Value> {
  if (step !== undefined && step === history.step)
    return history.future.length > 0 ? { ...history, future: [] } : history
  return { past: [...history.past, before].slice(-MOST), future: [], step }
}

type Taken<Value> = { history: History<Value>; value: Value }

export function undone<Value>({ past, future }: History<Value>, now: Value): Taken<Value> | undefined {
  const value = past.at(-1)
  if (value === undefined) return undefined
  return { value, history: { past: past.slice(0, -1), future: [now, ...future], step: undefined } }
}

export function redone<Value>({ past, future }: History<Value>, now: Value): Taken<Value> | undefined {
  const [value, ...rest] = future
  if (value === undefined) return undefined
  return { value, history: { past: [...past, now], future: rest, step: undefined } }
}
