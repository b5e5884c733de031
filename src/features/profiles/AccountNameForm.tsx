import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetCurrentUserQueryKey, useUpdateUser } from '#generated/endpoints/users/users.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { accountChanges, namesOf } from './changes.ts'
import { NameFields } from './NameFields.tsx'
import { allNameErrors, nameErrors, nameProblems, refusedNames, type Names } from './names.ts'
import { useSaveFailure } from './use-save-failure.ts'

/** The name of the account (DATA-05, DATA-06), which the top bar shows. Profiles keep their own. */
export function AccountNameForm() {
  const { t } = useText('settings', 'gates', 'validation')
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const [names, setNames] = useState(() => namesOf(user))
  const [checked, setChecked] = useState(false)
  const { mutateAsync, isPending, error, reset } = useUpdateUser({
    mutation: {
      onSuccess: (saved) => {
        queryClient.setQueryData(getGetCurrentUserQueryKey(), saved)
        setNames(namesOf(saved))
        toast({ variant: 'success', message: t.settings.saved() })
      },
    },
  })
  const failureOf = useSaveFailure()
  const own = nameErrors(names, t)
  const errors = checked ? allNameErrors(own, refusedNames(fieldErrors(error))) : {}
  const changes = accountChanges(user, names)
  const hasChanges = Object.keys(changes).length > 0

  const set = (changed: Partial<Names>) => {
    if (error) reset()
    setNames({ ...names, ...changed })
  }
  const submit = async () => {
    setChecked(true)
    if (own.firstName || own.lastName) return
    if (!hasChanges) return void toast({ variant: 'info', message: t.settings.nothingToSave() })
    await mutateAsync({ id: user.id, data: changes }).catch(() => undefined)
  }

  return (
    <FormShell
      title={t.settings.account.nameTitle()}
      aria-label={t.settings.account.nameTitle()}
      submitLabel={t.settings.account.save()}
      pending={isPending}
      submitError={failureOf(error)}
      problems={nameProblems(errors)}
      unsaved={hasChanges}
      onSubmit={submit}
    >
      <NameFields
        first={{
          value: names.firstName,
          onChange: (firstName) => set({ firstName }),
          error: errors.firstName,
        }}
        last={{ value: names.lastName, onChange: (lastName) => set({ lastName }), error: errors.lastName }}
        own
      />
    </FormShell>
  )
}
