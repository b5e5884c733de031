import { useQueryClient } from '@tanstack/react-query'
import { getGetCurrentUserQueryKey, useUpdateUser } from '#generated/endpoints/users/users.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { accountSchema, toAccountValues } from './changes.ts'
import { NameFields } from './NameFields.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** The account's name (DATA-05, DATA-06), shown in the top bar. Profiles have their own. */
export function AccountNameForm() {
  const { t } = useText('settings', 'gates')
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const update = useUpdateUser({
    mutation: { onSuccess: (saved) => void queryClient.setQueryData(getGetCurrentUserQueryKey(), saved) },
  })
  const { field, shell } = useSettingsForm({
    schema: accountSchema,
    kept: toAccountValues(user),
    send: (data) => update.mutateAsync({ id: user.id, data }).then(toAccountValues),
  })

  return (
    <FormShell
      {...shell}
      title={t.settings.account.nameTitle()}
      aria-label={t.settings.account.nameTitle()}
      submitLabel={t.settings.account.save()}
    >
      <NameFields first={field('first_name')} last={field('last_name')} own />
    </FormShell>
  )
}
