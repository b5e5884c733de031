import { AccountNameForm } from '#src/features/profiles/edit/AccountNameForm.tsx'
import { AccountSections } from '#src/features/settings/AccountSections.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { SettingsList } from '#src/features/settings/SettingsList.tsx'
import { useMedia } from '#src/ui/layout/use-media.ts'
import { Passkeys } from '#src/features/sign-in/passkeys/Passkeys.tsx'
import { ChangePasswordForm } from '#src/features/sign-in/password/ChangePasswordForm.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

/** Wide enough for two columns; must match settings.module.css. */
const WIDE = '(min-width: 62em)'

export const title = (t: Texts): string => t.settings.title()

/** The list of settings, next to the first section on wide screens (ROUTE-74, SHELL-18). */
export default function SettingsPage() {
  const { t } = useText()
  const { email = '', is_guest: isGuest } = useCurrentUser()
  const isWide = useMedia(WIDE)
  const heading = <PageHeader title={t.settings.title()} />
  if (!isWide || isGuest) {
    return (
      <>
        {heading}
        <SettingsList look="page" />
      </>
    )
  }
  return (
    <SettingsFrame section="account" heading={heading}>
      <AccountSections
        name={<AccountNameForm />}
        password={<ChangePasswordForm email={email} />}
        passkeys={<Passkeys email={email} />}
      />
    </SettingsFrame>
  )
}
