import { useEffect, useRef } from 'react'
import type { TaskList } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'

/** Announces '1 new task' when polling finds one. */
export function useAnnounceNewTasks(list: TaskList): void {
  const { t } = useText()
  const seen = useRef(list)
  useEffect(() => {
    const count = countNew(seen.current, list)
    seen.current = list
    if (count > 0) announce(t.patient.home.newTasks({ count }))
  }, [list, t])
}

type Seen = { count: number; results: readonly { id: string }[] }

/**
 * The number of new tasks in `after`. Lists contain only the first few tasks: one that moves up because another
 * was completed is not new, so with hidden tasks only the increase of the total counts.
 */
export function countNew(before: Seen, after: Seen): number {
  const allInSight = before.count <= before.results.length
  if (!allInSight) return Math.max(0, after.count - before.count)
  const known = new Set(before.results.map(({ id }) => id))
  const unseen = after.results.filter(({ id }) => !known.has(id)).length
  // All were visible before, but perhaps not now.
  return Math.max(unseen, after.count - before.count)
}
