import { useRef, useState } from 'react'
import type { Form, FormDefinition } from '#generated/model/index.ts'
import { useKeepWork } from '#src/session/use-keep-work.ts'
import { formDraft } from './device-form.ts'

/** What is shown to begin with: the draft, else what is published. */
export function savedOf({ draft, definition, key, title }: Form): FormDefinition {
  return draft ?? definition ?? { key, version: 1, title, pages: [] }
}

export type WrittenForm = {
  value: FormDefinition
  change: (next: FormDefinition) => void
  isUnsaved: boolean
  isOnDevice: boolean
  /** When what came back from the device was typed; undefined when nothing did. */
  keptAt: string | undefined
  revision: number
  /** What the server holds is shown from now on; what was typed is given up. */
  settle: (form: Form) => void
  /** The server took this; what was typed since stays, and is not saved yet. */
  saved: (form: Form, sent: FormDefinition) => void
}

/**
 * What somebody writes of a form, with a copy on the device while it is not saved. What the device kept comes back, also
 * when the form was saved elsewhere since: then saving it is a conflict, and that is asked.
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

  // Somebody else saved it while nothing was typed here.
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
