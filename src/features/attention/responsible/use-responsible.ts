import { useQueryClient } from '@tanstack/react-query'
import {
  useAssignMatchingProcessInstances,
  useAssignProcessInstances,
} from '#generated/endpoints/enrolment-assignments/enrolment-assignments.ts'
import { getListProcessInstancesQueryKey } from '#generated/endpoints/process-instances/process-instances.ts'
import type {
  PersonReference,
  ProcessInstanceAssigned,
  ProcessInstanceAssignMatching,
} from '#generated/model/index.ts'
import { refusalText, saveFailure } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { careTeamOf } from '../queries.ts'

/** Everyone in a journey who matches. */
export type Matching = Omit<ProcessInstanceAssignMatching, 'assignee'>

/** What became of it: done, or why not; `isChanged`: another number of people matches by now. */
export type Outcome = { readonly failure?: string; readonly isChanged?: boolean }

const done: Outcome = {}

type Result = ProcessInstanceAssigned['results'][number]

/** The enrolments that changed, by who was responsible before. */
function byPrevious(results: readonly Result[]): ReadonlyMap<string | null, string[]> {
  const groups = new Map<string | null, string[]>()
  for (const { id, outcome, previous } of results) {
    if (outcome !== 'assigned') continue
    const before = previous?.id ?? null
    groups.set(before, [...(groups.get(before) ?? []), id])
  }
  return groups
}

/** Sets who is responsible for people in a journey; for chosen people, the message can undo it (PROV-02). */
export function useResponsible(organizationId: string) {
  const { t } = useText('steps')
  const queries = useQueryClient()
  const some = useAssignProcessInstances()
  const everyone = useAssignMatchingProcessInstances()
  const texts = t.steps.responsible

  function refused(error: unknown): Outcome {
    if (refusalText(error, 'code') === 'count_changed') {
      void queries.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() })
      return { failure: texts.countChanged(), isChanged: true }
    }
    switch (saveFailure(error)) {
      case 'offline':
        return { failure: texts.offline() }
      case 'refused':
        void queries.invalidateQueries({ queryKey: careTeamOf(organizationId).queryKey })
        return { failure: texts.noMember() }
      case 'gone':
        return { failure: texts.gone() }
      default:
        return { failure: texts.failed() }
    }
  }

  const say = (assigned: number, already: number) =>
    [
      (assigned > 0 || already === 0) && texts.done({ count: assigned }),
      already > 0 && texts.already({ count: already }),
    ]
      .filter(Boolean)
      .join(' ')

  /** Gives each one back to whoever had it, unless someone else has it by now. */
  async function undo(results: readonly Result[], assignee: string | null) {
    try {
      const replies = await Promise.all(
        [...byPrevious(results)].map(([before, ids]) =>
          some.mutateAsync({ data: { ids, assignee: before, previous: assignee } }),
        ),
      )
      const again = replies.flatMap((reply) => reply.results)
      const count = again.filter(({ outcome }) => outcome !== 'changed').length
      const others = again.length - count
      toast({
        variant: others > 0 ? 'info' : 'success',
        message: [count > 0 && texts.undone({ count }), others > 0 && texts.others({ count: others })]
          .filter(Boolean)
          .join(' '),
      })
    } catch {
      toast({ variant: 'error', message: texts.undoFailed() })
    }
  }

  /** @param previous who has the one person as far as the page knows; undefined: whoever does */
  async function assign(
    ids: readonly string[],
    assignee: string | null,
    previous?: PersonReference | null,
  ): Promise<Outcome> {
    try {
      const { results } = await some.mutateAsync({
        data: { ids: [...ids], assignee, ...(previous !== undefined && { previous: previous?.id ?? null }) },
      })
      const changed = results.find(({ outcome }) => outcome === 'changed')
      if (changed) {
        const name = changed.previous?.display_name
        return { failure: name === undefined ? texts.noLonger() : texts.other({ name }) }
      }
      const assigned = results.filter(({ outcome }) => outcome === 'assigned').length
      toast({
        variant: 'success',
        message: say(assigned, results.length - assigned),
        ...(assigned > 0 && { action: { label: texts.undo(), run: () => void undo(results, assignee) } }),
      })
      return done
    } catch (error) {
      return refused(error)
    }
  }

  async function assignMatching(matching: Matching, assignee: string | null): Promise<Outcome> {
    try {
      const { assigned, already_assigned: already } = await everyone.mutateAsync({
        data: { ...matching, assignee },
      })
      toast({ variant: 'success', message: say(assigned, already) })
      return done
    } catch (error) {
      return refused(error)
    }
  }

  return { assign, assignMatching, isPending: some.isPending || everyone.isPending }
}
