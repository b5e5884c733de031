import { AccountNameForm } from '#src/features/profiles/edit/AccountNameForm.tsx'
import { AccountSections } from '#src/features/settings/AccountSections.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { Passkeys } from '#src/features/sign-in/passkeys/Passkeys.tsx'
import { ChangePasswordForm } from '#src/features/sign-in/password/ChangePasswordForm.tsx'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.settings.account.title()

export default function AccountPage() {
  const { t } = useText()
  const { brand } = useConfig()
  const { email = '' } = useCurrentUser()
  const texts = t.settings.account
  return (
    <SettingsFrame section="account">
      <PageHeader title={texts.title()} subtitle={texts.intro({ product: brand.name })} />
      <AccountSections
        name={<AccountNameForm />}
        password={<ChangePasswordForm email={email} />}
        passkeys={<Passkeys email={email} />}
      />
    </SettingsFrame>
  )
}
