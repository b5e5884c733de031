import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateListProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { invalidateListTasks } from '#generated/endpoints/tasks/tasks.ts'
import { isOutdated, stepFailure, type StepFailure } from '#src/api/step-failure.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Failures after which the list is stale; a missing role counts too. */
const isOld = (failure: StepFailure) => failure === 'forbidden' || isOutdated(failure)

type Action<T> = {
  act: (subject: T) => Promise<unknown>
  onDone: (subject: T) => void
  /** The id of the list's heading, which takes the focus when the row is gone. */
  headingId: string
}

/**
 * An action on one step of an enrolment, after confirmation. The dialog belongs to the list instead of the row,
 * so that a row that disappears does not take the server's response with it. If the response shows that the
 * list is stale, it is refetched.
 */
export function useStepAction<T>({ act, onDone, headingId }: Action<T>) {
  const { t } = useText('steps')
  const queryClient = useQueryClient()
  const [subject, setSubject] = useState<T>()
  const [opened, setOpened] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  // Two quick clicks can both arrive before React renders `pending`.
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
    /** The object of the dialog; kept while the dialog closes. */
    subject,
    opened,
    pending,
    /** The error message; `failed` is the fallback. */
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
