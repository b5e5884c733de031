import { useQueryClient } from '@tanstack/react-query'
import { getGetCurrentUserQueryKey, useUpdateUser } from '#generated/endpoints/users/users.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { accountChanges, namesOf } from './changes.ts'
import { NameFields } from './NameFields.tsx'
import { useNameForm } from './use-name-form.ts'

/** The name of the account (DATA-05, DATA-06), which the top bar shows. Profiles keep their own. */
export function AccountNameForm() {
  const { t } = useText('settings')
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const update = useUpdateUser({
    mutation: { onSuccess: (saved) => void queryClient.setQueryData(getGetCurrentUserQueryKey(), saved) },
  })
  const { form, name } = useNameForm({
    initial: namesOf(user),
    changesOf: (names) => accountChanges(user, names),
    send: (data) => update.mutateAsync({ id: user.id, data }).then(namesOf),
    mutation: update,
  })

  return (
    <FormShell
      {...form}
      title={t.settings.account.nameTitle()}
      aria-label={t.settings.account.nameTitle()}
      submitLabel={t.settings.account.save()}
    >
      <NameFields {...name} own />
    </FormShell>
  )
}
