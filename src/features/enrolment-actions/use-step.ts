import { useSuspenseQueries } from '@tanstack/react-query'
import { getGetTaskSuspenseQueryOptions } from '#generated/endpoints/tasks/tasks.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { safeReturnUrl } from '#src/session/sign-in/remembered-url.ts'
import { enrolmentOf } from './queries.ts'
import { stepsPath } from './step-place.ts'

/** The return link in the URL (D-51), if it is a page of this portal. */
export function useReturnTo(): string | undefined {
  const [query] = useSearchParams()
  return safeReturnUrl(query.get('returnTo'))
}

type Place = { organizationId: string; journeyId: string; taskId: string }

/**
 * A task with its enrolment and return link, which defaults to the list of its steps.
 * @throws ApiError 404 for a URL that mixes two journeys
 */
export function useStep({ organizationId, journeyId, taskId }: Place) {
  const { t } = useText('steps')
  const returnTo = useReturnTo()
  const [{ data: task }, { data: enrolment }] = useSuspenseQueries({
    queries: [getGetTaskSuspenseQueryOptions(taskId), enrolmentOf(journeyId)],
  })
  if (task.process_instance !== journeyId || task.organization !== organizationId)
    throw new ApiError(404, false)
  const steps = stepsPath(enrolment, task.audience)
  const isElsewhere = returnTo !== undefined && !returnTo.includes('/enrolments/')
  const label = isElsewhere
    ? t.actions.back()
    : t.steps.back.toSteps({ name: enrolment.patient.display_name })
  return { task, enrolment, returnTo, back: { to: returnTo ?? steps, label } }
}
