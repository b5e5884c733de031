import { useQueryClient } from '@tanstack/react-query'
import { getListProcessInstancesQueryKey } from '#generated/endpoints/process-instances/process-instances.ts'
import type { ProcessInstanceRemindMatching } from '#generated/model/index.ts'
import { failureMessage, refusalText } from '#src/api/save-failure.ts'
import type { Call } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Chosen } from './selection.ts'

/** What became of each chosen person, or of everyone in numbers. */
export type Outcomes<Outcome extends string> =
  | {
      readonly kind: 'some'
      readonly results: readonly { readonly id: string; readonly outcome: Outcome }[]
      readonly names: ReadonlyMap<string, string>
    }
  | { readonly kind: 'everyone'; readonly counts: Readonly<Record<Outcome, number>> }

export const countOf = <Outcome extends string>(outcomes: Outcomes<Outcome>, wanted: Outcome): number =>
  outcomes.kind === 'everyone'
    ? outcomes.counts[wanted]
    : outcomes.results.filter(({ outcome }) => outcome === wanted).length

/** Whether another number of people matches than was chosen, so that nothing was done. */
const isCountChanged = (error: unknown): boolean => refusalText(error, 'code') === 'count_changed'

type Options<Outcome extends string, Extra> = {
  chosen: Chosen
  some: Call<{ data: { ids: string[] } & Extra }, { results: { id: string; outcome: Outcome }[] }>
  everyone: Call<{ data: ProcessInstanceRemindMatching & Extra }, Record<Outcome, number>>
  texts: Readonly<Record<'gone' | 'failed', () => string>>
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** A call for the chosen people, or for everyone who matches, as props of ConfirmButton. */
export function useChosenCall<Outcome extends string, Extra extends object>(
  options: Options<Outcome, Extra>,
) {
  const { some, everyone, texts, onChanged } = options
  const { names, matching } = options.chosen
  const { t } = useText('enrolments')
  const queries = useQueryClient()
  const call: Call<Extra, Outcomes<Outcome>> = {
    async mutateAsync(extra) {
      if (matching) {
        const counts = await everyone.mutateAsync({ data: { ...matching, ...extra } })
        return { kind: 'everyone', counts }
      }
      const { results } = await some.mutateAsync({ data: { ids: [...names.keys()], ...extra } })
      return { kind: 'some', results, names }
    },
    isPending: some.isPending || everyone.isPending,
    error: some.error ?? everyone.error,
    reset() {
      some.reset()
      everyone.reset()
    },
  }
  return {
    call,
    failed(error: unknown) {
      const message = failureMessage({ gone: texts.gone, failed: texts.failed })
      return isCountChanged(error) ? t.enrolments.chosen.changed() : message(error)
    },
    onFailed(error: unknown) {
      if (isCountChanged(error))
        void queries.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() })
    },
    onClose() {
      if (isCountChanged(call.error)) onChanged()
    },
  }
}
