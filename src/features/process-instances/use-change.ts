import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateListProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { invalidateListTasks } from '#generated/endpoints/tasks/tasks.ts'
import { isOutdated, stepFailure, type StepFailure } from '#src/api/step-failure.ts'
import { useText } from '#src/i18n/use-text.ts'

/**
 * Runs one change of an instance at a time, with pending state and error message. If the server reports stale
 * data, it is refetched.
 */
export function useChange() {
  const { t } = useText('instances')
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  // Two quick clicks can both arrive before React renders `pending`.
  const sent = useRef(false)

  async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (sent.current) return undefined
    sent.current = true
    setPending(true)
    setFailure(undefined)
    try {
      return await act()
    } catch (error) {
      const failed = stepFailure(error)
      setFailure(failed)
      if (isOutdated(failed)) {
        void invalidateListTasks(queries)
        void invalidateListProcessInstances(queries)
      }
      return undefined
    } finally {
      sent.current = false
      setPending(false)
    }
  }

  return {
    pending,
    failure,
    error: failure && t.instances.refused[failure](),
    /** Resolves to the server's response; undefined on failure. */
    run,
    forget: () => setFailure(undefined),
  }
}

export type Change = ReturnType<typeof useChange>
