import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateListProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { invalidateListTasks } from '#generated/endpoints/tasks/tasks.ts'
import { isOutdated, stepFailure, type StepFailure } from '#src/api/step-failure.ts'
import { useText } from '#src/i18n/use-text.ts'

/** A refusal for lack of a role is news, too: the list is read again. */
const isOld = (failure: StepFailure) => failure === 'forbidden' || isOutdated(failure)

type Action<T> = {
  act: (subject: T) => Promise<unknown>
  onDone: (subject: T) => void
  /** The id of the heading of the list: whoever closes the question goes on there when the row has changed. */
  headingId: string
}

/**
 * Something that is done to one of the steps of an enrolment, after a question. The question belongs to the list, not
 * to the row: a row that changes or goes away under it must not take along what the server said. Where that is that
 * things are not as they are shown, they are read again.
 */
export function useStepAction<T>({ act, onDone, headingId }: Action<T>) {
  const { t } = useText('steps')
  const queryClient = useQueryClient()
  const [subject, setSubject] = useState<T>()
  const [opened, setOpened] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  // Two quick presses come before React has drawn `pending` even once.
  const sent = useRef(false)

  async function confirm() {
    if (subject === undefined || sent.current) return
    sent.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await act(subject)
      setOpened(false)
      onDone(subject)
    } catch (error) {
      const failed = stepFailure(error)
      setFailure(failed)
      if (isOld(failed)) {
        void invalidateListTasks(queryClient)
        void invalidateListProcessInstances(queryClient)
      }
    } finally {
      sent.current = false
      setPending(false)
    }
  }

  return {
    /** What is asked about; it stays while the question goes away. */
    subject,
    opened,
    pending,
    /** What went wrong, in words; `failed` is what to say where nothing more is known. */
    errorText: (failed: string) => {
      const { forbidden, gone, ...refused } = t.steps.refused
      const mine = { gone: forbidden, noTask: gone, changed: () => failed, failed: () => failed }
      const texts = { ...refused, forbidden, ...mine }
      return failure && texts[failure]()
    },
    ask: (asked: T) => {
      setFailure(undefined)
      setSubject(asked)
      setOpened(true)
    },
    confirm: () => void confirm(),
    close: () => {
      setOpened(false)
      if (failure && isOld(failure)) document.getElementById(headingId)?.focus()
    },
  }
}

export type StepAction<T> = ReturnType<typeof useStepAction<T>>
