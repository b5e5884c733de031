import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  discardJourneyDraft,
  getJourneyDefinition,
  invalidateListJourneyDefinitions,
  publishJourneyDefinition,
  requestJourneyReview,
  restoreJourneyVersion,
  retireJourneyDefinition,
  returnJourneyReview,
  saveJourneyDraft,
} from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyDefinition, JourneyDesign } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useKeepWork } from '#src/session/end-of-session/use-keep-work.ts'
import { editedText } from '#src/lib/undo/edited-text.ts'
import { useEdits } from '#src/lib/undo/use-edits.ts'
import { isSame } from '../design/design.ts'
import { reviewRole } from '../review/review-role.ts'
import { journeyDraft } from './device-draft.ts'
import { type WriteFailure, publishProblems, writeFailure } from './write-failure.ts'

/** The design to edit: the draft, or else the published version. */
export const workOf = ({ draft, published }: JourneyDefinition): JourneyDesign | null => draft ?? published

type Problems = Readonly<Record<string, string>>

/** A write with the revision it is based on. */
type Write = (id: string, options: { headers: { 'If-Match': string } }) => Promise<JourneyDefinition>

/** The state of the journey editor; `initial` is the journey when the editor opened. */
export function useJourneyEditor(initial: JourneyDefinition, initialDesign: JourneyDesign) {
  const { id: userId } = useCurrentUser()
  const store = journeyDraft(userId, initial.id)
  const queries = useQueryClient()
  const [journey, setJourney] = useState(initial)
  const [base, setBase] = useState(initialDesign)
  const [design, setDesign] = useState(initialDesign)
  const edits = useEdits(design, setDesign)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<WriteFailure | 'moved'>()
  const [conflict, setConflict] = useState<JourneyDefinition>()
  const [kept, setKept] = useState(() => {
    const found = store.read()
    return found && !isSame(found.design, initialDesign) ? found : undefined
  })
  const [isOnDevice, setOnDevice] = useState(true)
  const isChanged = !isSame(design, base)

  useKeepWork(design, () => {
    if (!isChanged) return
    const updatedAt = new Date().toISOString()
    setOnDevice(store.write({ design, revision: journey.revision, updatedAt }))
  })

  const writing = useMutation({ mutationFn: (call: () => Promise<JourneyDefinition>) => call() })

  function take(next: JourneyDefinition, keepsTyped: boolean) {
    const edited = workOf(next) ?? design
    setJourney(next)
    setBase(edited)
    setFailure(undefined)
    void invalidateListJourneyDefinitions(queries)
    if (keepsTyped) return
    // The same design keeps its history of edits.
    setDesign((now) => (isSame(now, edited) ? now : edited))
    setKept(undefined)
    store.remove()
  }

  /** Writes to the server; undefined on failure, with the reason in the state. */
  async function write(
    call: Write,
    { from = journey.revision, keepsTyped = false } = {},
  ): Promise<JourneyDefinition | undefined> {
    setFailure(undefined)
    try {
      const next = await writing.mutateAsync(() => call(journey.id, ifMatch(from)))
      take(next, keepsTyped)
      return next
    } catch (error) {
      const found = publishProblems(error)
      setProblems(found)
      const why = writeFailure(error)
      if (why !== 'changed') {
        if (Object.keys(found).length === 0) setFailure(why)
        return undefined
      }
      await showConflict()
      return undefined
    }
  }

  async function showConflict() {
    try {
      const theirs = await getJourneyDefinition(journey.id)
      const isMine = isChanged && !isSame(design, workOf(theirs) ?? design)
      // A request for review came or went: there is nothing to choose between.
      if ((journey.review_required || theirs.review_required) && !isMine) {
        take(theirs, false)
        setFailure('moved')
      } else setConflict(theirs)
    } catch (error) {
      setFailure(writeFailure(error))
    }
  }

  const save = async (): Promise<JourneyDefinition | undefined> => {
    setProblems({})
    return write((id, options) => saveJourneyDraft(id, { design }, options))
  }

  /** Saves unsaved changes first, because the draft is what gets published. */
  async function writeSaved(call: Write) {
    const saved = isChanged ? await save() : journey
    if (!saved) return undefined
    setProblems({})
    return write(call, { from: saved.revision })
  }

  /** Edits the design, and clears the problems at and below the changed pointer. Stays the same function. */
  const [edit] = useState(() => (edited: (now: JourneyDesign) => JourneyDesign, pointer?: string) => {
    const now = edits.now()
    const next = edited(now)
    edits.edit(() => next, editedText(now, next))
    const isElsewhere = (key: string) =>
      pointer !== undefined && key !== pointer && !key.startsWith(`${pointer}/`)
    setProblems((known) => {
      const left = Object.entries(known).filter(([key]) => isElsewhere(key))
      return left.length === Object.keys(known).length ? known : Object.fromEntries(left)
    })
  })

  /** Undoing may move steps, so messages at their places no longer apply. */
  function back(take: () => boolean): boolean {
    const isDone = take()
    if (isDone) setProblems((known) => (Object.keys(known).length === 0 ? known : {}))
    return isDone
  }

  return {
    journey,
    userId,
    role: reviewRole(journey, userId, isChanged),
    design,
    edits: { ...edits, undo: () => back(edits.undo), redo: () => back(edits.redo) },
    isChanged,
    /** Whether this device stores a copy of unsaved changes. */
    isOnDevice,
    problems,
    failure,
    conflict,
    kept,
    isPending: writing.isPending,
    save,
    publish: (comment: string) =>
      writeSaved((id, options) => publishJourneyDefinition(id, { comment }, options)),
    requestReview: (comment: string) =>
      writeSaved((id, options) => requestJourneyReview(id, { comment }, options)),
    returnReview: (reason: string) => write((id, options) => returnJourneyReview(id, { reason }, options)),
    retire: (comment: string) =>
      write((id, options) => retireJourneyDefinition(id, { comment }, options), { keepsTyped: true }),
    discard: () => write((id, options) => discardJourneyDraft(id, options)),
    restore: (version: number) => write((id, options) => restoreJourneyVersion(id, { version }, options)),
    edit,
    settle(theirs: JourneyDefinition, chosen: JourneyDesign) {
      setJourney(theirs)
      setBase(workOf(theirs) ?? chosen)
      setDesign(chosen)
      setConflict(undefined)
    },
    leaveConflict: () => setConflict(undefined),
    takeKept() {
      if (kept) setDesign(kept.design)
      setKept(undefined)
    },
    dropKept() {
      store.remove()
      setKept(undefined)
    },
  }
}

export type JourneyEditing = ReturnType<typeof useJourneyEditor>
