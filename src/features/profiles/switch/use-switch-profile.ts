import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { getGetPatientQueryKey } from '#generated/endpoints/patients/patients.ts'
import {
  getCurrentUser,
  getGetCurrentUserQueryKey,
  getUpdateUserMutationKey,
  updateUser,
} from '#generated/endpoints/users/users.ts'
import type { Patient, User } from '#generated/model/index.ts'
import { loadTexts, texts } from '#src/i18n/texts.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { forgetAnswers } from '#src/session/end-of-session/forget-answers.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { placeAfterSwitch } from './place-after-switch.ts'
import { profileName } from '../show/profile-name.ts'

/** Activates a profile (D-39). If the response is lost, the refetched user tells whether it succeeded. */
async function activate(userId: string, profile: Patient): Promise<User> {
  try {
    return await updateUser(userId, { current_patient: profile.id })
  } catch (error) {
    const user = await getCurrentUser().catch(() => undefined)
    if (user?.current_patient === profile.id) return user
    throw error
  }
}

async function tell(profile: Patient, outcome: 'switched' | 'switchFailed'): Promise<void> {
  await loadTexts('profiles').catch(() => undefined)
  const { t } = texts.get()
  const name = profileName(profile, t)
  const message = t.profiles[outcome]({ name })
  toast({ variant: outcome === 'switched' ? 'success' : 'error', message })
}

/**
 * Switches the active profile, once at a time even if triggered in two places. Drops all responses of the
 * previous profile at the same moment and refetches what is on screen.
 */
export function useSwitchProfile() {
  const queryClient = useQueryClient()
  const { id: userId, current_patient: active } = useCurrentUser()
  const navigate = useNavigate()
  const mutationKey = getUpdateUserMutationKey()
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: (profile: Patient) => activate(userId, profile),
    onSuccess: (user, profile) => {
      const place = placeAfterSwitch(location.pathname, profile.id)
      if (place) void navigate(place)
      notifyManager.batch(() => {
        queryClient.setQueryData(getGetCurrentUserQueryKey(), user)
        forgetAnswers(queryClient)
        queryClient.setQueryData(getGetPatientQueryKey(profile.id), profile)
      })
      void tell(profile, 'switched')
    },
    onError: (_, profile) => void tell(profile, 'switchFailed'),
  })
  return {
    active,
    pendingId: isPending ? variables.id : undefined,
    switchTo: (profile: Patient) => {
      if (profile.id === active || queryClient.isMutating({ mutationKey }) > 0) return
      mutate(profile)
    },
  }
}
