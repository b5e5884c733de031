import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OrganizationContent } from '#generated/model/index.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useEdits } from '#src/lib/undo/use-edits.ts'
import { type ContentValues, valuesOf } from './content-values.ts'
import { contentDraft, type DeviceCopy } from './device-copy.ts'
import { isSameContent } from './merge-values.ts'

type Base = { content: OrganizationContent; values: ContentValues; revision: number }

const baseOf = (content: OrganizationContent): Base => ({
  content,
  values: valuesOf(content),
  revision: content.revision,
})

export type ContentDraft = {
  base: Base
  values: ContentValues
  isChanged: boolean
  edits: ReturnType<typeof useEdits<ContentValues>>
  /** Rebases the changes onto a newly saved version, or onto another person's. */
  rebase: (content: OrganizationContent, values?: ContentValues) => void
  /** A draft found on this device when the page opened. */
  found: DeviceCopy | undefined
  restore: () => void
  discard: () => void
}

/** The editor state of a content; every change is also stored on this device until saved. */
export function useContentDraft(content: OrganizationContent): ContentDraft {
  const { id: user } = useCurrentUser()
  const [base, setBase] = useState(() => baseOf(content))
  const [values, setValues] = useState(base.values)
  const edits = useEdits(values, setValues)
  const store = contentDraft(user, content.id, base.values)
  const [found, setFound] = useState(() => {
    const copy = store.read()
    return copy && !isSameContent(copy.values, base.values) ? copy : undefined
  })
  const isChanged = !isSameContent(values, base.values)
  const wasChanged = useRef(false)

  const rebase = (next: OrganizationContent, kept = valuesOf(next)) => {
    setBase(baseOf(next))
    // The same values keep their history of edits.
    setValues((now) => (isSameContent(now, kept) ? now : kept))
  }
  // No local changes: adopts the newer version.
  if (!isChanged && content.revision > base.revision) rebase(content)

  const keep = useEffectEvent((written: ContentValues, isUnsaved: boolean) => {
    const at = new Date().toISOString()
    if (isUnsaved) store.write({ values: written, base: base.values, revision: base.revision, at })
    else if (wasChanged.current) store.remove()
    wasChanged.current = isUnsaved
  })
  useEffect(() => keep(values, isChanged), [values, isChanged])

  return {
    base,
    values,
    isChanged,
    edits,
    rebase,
    found,
    restore: () => {
      if (!found) return
      setBase({ ...base, values: found.base, revision: found.revision })
      setValues(found.values)
      setFound(undefined)
    },
    discard: () => {
      store.remove()
      setFound(undefined)
    },
  }
}
