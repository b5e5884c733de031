import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPatient, invalidateListPatients } from '#generated/endpoints/patients/patients.ts'
import { ApiError } from '#src/api/errors.ts'
import { texts } from '#src/i18n/texts.ts'
import { toast } from '#src/ui/toast-queue.ts'
import { toPatient, type ProfileAnswers } from './profile-schema.ts'

/** Says that it failed (PROFILE-13, D-03), and logs it (PROFILE-14) without a word of what was typed. */
function tellFailure(error: unknown): void {
  const { t } = texts.get()
  toast({ variant: 'error', title: t.error.title(), message: t.gates.profile.failed() })
  console.error('A profile could not be created.', error instanceof ApiError ? error.status : error)
}

/**
 * Creates a profile, says so, and fetches the list of profiles again (CALL-22, CALL-23, PROFILE-10..14). A profile
 * that was created is never created twice, also when the list cannot be fetched after it.
 */
export function useCreateProfile(onCreated: () => void) {
  const queryClient = useQueryClient()
  const [created, setCreated] = useState(false)
  const create = useMutation({
    mutationFn: (answers: ProfileAnswers) => createPatient(toPatient(answers)),
    onError: tellFailure,
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
    /** Never rejects: what went wrong is told here and by `failure`. */
    submit: (answers: ProfileAnswers) => submit(answers).catch(() => undefined),
    /** During the sending, and after it went well (PROFILE-09). */
    pending: create.isPending || load.isPending || load.isSuccess,
    failure: create.isError ? ('create' as const) : load.isError ? ('load' as const) : undefined,
  }
}
