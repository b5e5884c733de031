import { useQueryClient } from '@tanstack/react-query'
import { getListProcessInstancesQueryKey } from '#generated/endpoints/process-instances/process-instances.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isCountChanged } from './selection.ts'

type Words = { gone: () => string; failed: () => string }

/** What to do when an action for chosen people fails: the words, and a fresh list if it has changed. */
export function useChangedList() {
  const { t } = useText('enrolments')
  const queries = useQueryClient()
  return {
    onError: (error: unknown) => {
      if (isCountChanged(error))
        void queries.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() })
    },
    wordsFor: (error: unknown, { gone, failed }: Words) => {
      if (isCountChanged(error)) return t.enrolments.chosen.changed()
      return error instanceof ApiError && error.notFound ? gone() : failed()
    },
  }
}
