import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  getGetTaskDraftQueryKey,
  invalidateGetTask,
  invalidateListTasks,
  saveTaskDraft,
} from '#generated/endpoints/tasks/tasks.ts'
import type { FormDefinition, TaskDraft } from '#generated/model/index.ts'
import { dropDraftsOfOthers } from '#src/lib/browser/draft-store.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { saveBeforeLeaving } from '#src/session/end-of-session/unsaved-work.ts'
import { deviceStore } from './device-draft.ts'
import { createDraftSaver } from './draft-saver.ts'
import { restoreDraft } from './restore-draft.ts'

type Source = { taskId: string; userId: string; definition: FormDefinition; server: TaskDraft }

export function useTaskDraft({ taskId, userId, definition, server }: Source) {
  const queryClient = useQueryClient()
  const session = useSessionState()
  const [revision] = useState(server.revision)
  const [{ saver, restored, key }] = useState(() => {
    const device = deviceStore(userId, taskId)
    const restored = restoreDraft(definition, device.read(), server)
    const saver = createDraftSaver({
      device,
      formVersion: definition.version,
      revision: server.revision,
      online: () => navigator.onLine,
      send: async (body) => {
        const draft = await saveTaskDraft(taskId, body)
        // The next page that opens this task must not read an older draft from the cache.
        queryClient.setQueryData(getGetTaskDraftQueryKey(taskId), draft)
        return draft
      },
    })
    return { saver, restored, key: device.key }
  })
  const state = useSyncExternalStore(saver.state.subscribe, saver.state.get)
  const atRisk = useSyncExternalStore(saver.risk.subscribe, saver.risk.get)

  useEffect(() => {
    dropDraftsOfOthers(userId)
    if (restored.kind !== 'none') saver.resume(restored.draft)
    if (restored.kind === 'conflict') saver.meetConflict(restored.other)
    const stop = saver.start()
    return () => {
      stop()
      // Lists show "draft saved". Deferred, so that the unmounting page does not refetch.
      if (saver.revision() !== revision) queueMicrotask(() => void invalidateListTasks(queryClient))
    }
  }, [saver, restored, userId, queryClient, revision])

  useEffect(() => {
    const flush = () => void saver.flush()
    // After any change in another tab, the task says whether it is complete.
    const elsewhere = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) void invalidateGetTask(queryClient, taskId)
    }
    document.addEventListener('visibilitychange', flush)
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    addEventListener('storage', elsewhere)
    const forget = saveBeforeLeaving(() => saver.flush())
    return () => {
      forget()
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      removeEventListener('storage', elsewhere)
    }
  }, [saver, key, queryClient, taskId])

  // Signed in again: retries pending saves.
  useEffect(() => {
    if (session === 'authenticated') void saver.flush()
  }, [saver, session])

  return { saver, restored, state, atRisk, signedOut: session === 'expired' }
}
