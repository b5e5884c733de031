import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createPatient, invalidateListPatients } from '#generated/endpoints/patients/patients.ts'
import { ApiError } from '#src/api/errors.ts'
import { texts } from '#src/i18n/texts.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { dismissToast, toast } from '#src/ui/messages/toast-queue.ts'
import { hasSystemProfileOnly } from '../show/needs-profile.ts'
import { toPatient, type ProfileAnswers } from '../edit/profile-schema.ts'

/** Shows a toast (PROFILE-13, D-03) and logs the failure without typed data (PROFILE-14). */
function tellFailure(error: unknown): number {
  const { t } = texts.get()
  console.error('A profile could not be created.', error instanceof ApiError ? error.status : error)
  return toast({ variant: 'error', title: t.error.title(), message: t.gates.profile.failed() })
}

/** Whether the server may have succeeded anyway: no response, or one from a proxy. */
const mayHaveWorked = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status > 500)

/**
 * Creates a profile, shows a toast and refetches the profiles (CALL-22, CALL-23, PROFILE-10..14). A created
 * profile is never created twice, even if the response was lost (F06) or the refetch fails.
 */
export function useCreateProfile(onCreated: () => void) {
  const queryClient = useQueryClient()
  const [created, setCreated] = useState(false)
  const unsure = useRef(false)
  const toastId = useRef(0)
  const create = useMutation({
    mutationFn: async (answers: ProfileAnswers) => {
      dismissToast(toastId.current)
      if (unsure.current) {
        const { results } = await queryClient.fetchQuery({ ...ownProfiles(), staleTime: 0 })
        if (!hasSystemProfileOnly(results)) return
      }
      await createPatient(toPatient(answers))
    },
    onError: (error) => {
      unsure.current ||= mayHaveWorked(error)
      toastId.current = tellFailure(error)
    },
    onSuccess: () => {
      setCreated(true)
      toast({ variant: 'success', message: texts.get().t.gates.profile.created() })
    },
  })
  const load = useMutation({
    mutationFn: () => invalidateListPatients(queryClient, undefined, { throwOnError: true }),
    onSuccess: onCreated,
  })
  const submit = async (answers: ProfileAnswers) => {
    if (!created) await create.mutateAsync(answers)
    await load.mutateAsync()
  }
  return {
    /** Never rejects: failures are reported by toast and `failure`. */
    submit: (answers: ProfileAnswers) => submit(answers).catch(() => undefined),
    /** While sending, and after success (PROFILE-09). */
    pending: create.isPending || load.isPending || load.isSuccess,
    failure: create.isError ? ('create' as const) : load.isError ? ('load' as const) : undefined,
  }
}
