import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useSyncExternalStore } from 'react'
import type { ProcessInstance, Task } from '#generated/model/index.ts'
import { dismissNextTask, useNextTaskDismissed } from './dismissals.ts'
import { opensNextTask } from './next-task.ts'
import { journeyBanner } from './journey-banner.ts'
import { nextTaskOf } from './queries.ts'
import { isAsking } from '#src/session/idle.ts'
import { preloadModal } from '#src/ui/Modal.tsx'
import { Region } from '#src/ui/Region.tsx'

const NextTaskModal = lazy(() =>
  import('./NextTaskModal.tsx').then((module) => ({ default: module.NextTaskModal })),
)

type Props = {
  journey: ProcessInstance
  organizationId: string
  /** Where the page knows it; else it is asked for. */
  nextTask?: Task | undefined
}

/**
 * Opens the next-task modal of a journey when the rules say so (JOURNEY-07..10). Whatever keeps it from opening,
 * a failed call or a lost connection, the page below is complete without it.
 */
export function NextTaskPrompt({ journey, organizationId, nextTask: known }: Props) {
  const { data, isFetchedAfterMount } = useQuery({ ...nextTaskOf(journey.id), enabled: !known })
  const dismissed = useNextTaskDismissed(journey.id)
  const banner = journeyBanner(journey).src
  useEffect(() => {
    if (dismissed) return
    // Beside the task, not after it.
    preloadModal()
    new Image().src = banner
  }, [dismissed, banner])
  const isAskedFirst = useSyncExternalStore(isAsking.subscribe, isAsking.get)
  // A kept answer may name a task that was just completed.
  const nextTask = known ?? (isFetchedAfterMount ? data?.results[0] : undefined)
  if (isAskedFirst || !nextTask || !opensNextTask({ journey, nextTask, dismissed })) return null
  const dismiss = () => dismissNextTask(journey.id)
  const later = () => {
    dismiss()
    // Nobody opened it, so there is no button to go back to: the page starts at its heading.
    document.querySelector('h1')?.focus()
  }
  return (
    <Region pending={null} failure={() => null}>
      <NextTaskModal {...{ journey, nextTask, organizationId }} onLater={later} onView={dismiss} />
    </Region>
  )
}
