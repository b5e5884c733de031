import { useEffect, useRef } from 'react'
import type { TaskList } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { countNew } from './new-tasks.ts'

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
