import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ProcessInstance, Task } from '#generated/model/index.ts'
import { dismissNextTask, useNextTaskDismissed } from './dismissals.ts'
import { opensNextTask } from './next-task.ts'
import { journeyBanner } from '../journey/journey-banner.ts'
import { nextTaskOf } from '../queries.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { isAsking } from '#src/session/end-of-session/idle.ts'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

const [NextTaskModal] = latePart(async () => (await import('./NextTaskModal.tsx')).NextTaskModal)

type Props = {
  journey: ProcessInstance
  organizationId: string
  /** Where the page knows it; else it is asked for. */
  nextTask?: Task | undefined
}

/**
 * Opens a journey's next-task modal according to the rules (JOURNEY-07..10). The page works without it, for
 * example when its call fails.
 */
export function NextTaskPrompt({ journey, organizationId, nextTask: known }: Props) {
  const { data, isFetchedAfterMount } = useQuery({ ...nextTaskOf(journey.id), enabled: !known })
  const dismissed = useNextTaskDismissed(journey.id)
  const banner = journeyBanner(journey).src
  useEffect(() => {
    if (dismissed) return
    // Preloads in parallel with the task.
    preloadModal()
    new Image().src = banner
  }, [dismissed, banner])
  const isAskedFirst = useSyncExternalStore(isAsking.subscribe, isAsking.get)
  // A cached response may name a task that was just completed.
  const nextTask = known ?? (isFetchedAfterMount ? data?.results[0] : undefined)
  if (isAskedFirst || !nextTask || !opensNextTask({ journey, nextTask, dismissed })) return null
  const dismiss = () => dismissNextTask(journey.id)
  const later = () => {
    dismiss()
    // The modal has no trigger to return the focus to, so the heading takes it.
    document.querySelector('h1')?.focus()
  }
  return (
    <Region pending={null} failure={() => null}>
      <NextTaskModal {...{ journey, nextTask, organizationId }} onLater={later} onView={dismiss} />
    </Region>
  )
}
