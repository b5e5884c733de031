import { useState } from 'react'

export type NamedView = { readonly id: string; readonly name: string }

/** A person's saved views of one list, and how they are changed; each change rejects when it fails. */
export type ViewStore<View extends NamedView> = {
  readonly views: readonly View[]
  /** The longest name. */
  readonly nameMax: number
  /** The view that equals the current state of the list. */
  readonly current: View | undefined
  /** Why the views failed to load. */
  readonly error: unknown
  readonly retry: () => void
  /** Saves the current state of the list. */
  create(name: string): Promise<unknown>
  rename(view: View, name: string): Promise<unknown>
  /** Replaces what a view shows with the current state of the list. */
  update(view: View): Promise<unknown>
  remove(view: View): Promise<unknown>
  /** Saves a removed view again. */
  bringBack(view: View): Promise<unknown>
  /** The view that the list opens with, for lists that have one. */
  readonly defaults?: {
    isDefault(view: View): boolean
    setDefault(view: View, isDefault: boolean): Promise<unknown>
  }
}

type State = { readonly isPending: boolean; readonly error: unknown }
const idle: State = { isPending: false, error: undefined }

/** Runs a change of a view; `run` resolves to whether it succeeded. */
export function useChange<Args extends readonly unknown[]>(send: (...args: Args) => Promise<unknown>) {
  const [state, setState] = useState(idle)
  const run = async (...args: Args): Promise<boolean> => {
    setState({ isPending: true, error: undefined })
    try {
      await send(...args)
    } catch (error) {
      setState({ isPending: false, error })
      return false
    }
    setState(idle)
    return true
  }
  return { ...state, run }
}
