import { useRef, useState } from 'react'
import type { Form, FormDefinition } from '#generated/model/index.ts'
import { useKeepWork } from '#src/session/end-of-session/use-keep-work.ts'
import { formDraft } from './device-form.ts'

/** The initial value: the draft, or else the published version. */
export function savedOf({ draft, definition, key, title }: Form): FormDefinition {
  return draft ?? definition ?? { key, version: 1, title, pages: [] }
}

export type WrittenForm = {
  value: FormDefinition
  change: (next: FormDefinition) => void
  isUnsaved: boolean
  isOnDevice: boolean
  /** When a restored copy was typed; undefined if none was restored. */
  keptAt: string | undefined
  revision: number
  /** Shows the server's version and discards local changes. */
  settle: (form: Form) => void
  /** Marks `sent` as saved; changes typed since stay unsaved. */
  saved: (form: Form, sent: FormDefinition) => void
}

/**
 * The edited form, with a copy on this device while unsaved. The copy is restored even if the form was saved
 * elsewhere since: saving then reports a conflict.
 */
export function useWrittenForm(form: Form, user: string): WrittenForm {
  const store = formDraft(user, form.id)
  const [kept] = useState(() => store.read())
  const [value, setValue] = useState(() => kept?.definition ?? savedOf(form))
  const [revision, setRevision] = useState(kept?.revision ?? form.revision)
  const [isUnsaved, setUnsaved] = useState(kept !== undefined)
  const [isOnDevice, setOnDevice] = useState(true)
  const [keptAt, setKeptAt] = useState(kept?.at)
  const latest = useRef(value)
  const waits = useRef(false)

  // Another person saved it, and there are no local changes.
  if (!isUnsaved && form.revision > revision) {
    setRevision(form.revision)
    setValue(savedOf(form))
  }

  useKeepWork(value, () => {
    if (!waits.current) return
    waits.current = false
    setOnDevice(store.write({ definition: latest.current, revision, at: new Date().toISOString() }))
  })

  const change = (next: FormDefinition) => {
    latest.current = next
    setValue(next)
    setUnsaved(true)
    waits.current = true
  }
  const settle = (held: Form) => {
    waits.current = false
    store.remove()
    latest.current = savedOf(held)
    setValue(latest.current)
    setRevision(held.revision)
    setUnsaved(false)
    setKeptAt(undefined)
  }
  const saved = (held: Form, sent: FormDefinition) => {
    if (latest.current === sent) return settle(held)
    setRevision(held.revision)
    waits.current = true
  }
  return { value, change, isUnsaved, isOnDevice, keptAt, revision, settle, saved }
}
