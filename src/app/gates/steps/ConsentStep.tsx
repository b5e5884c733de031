import type { User } from '#generated/model/index.ts'
import { Consent } from '#src/features/consent/Consent.tsx'
import { useClearVisit } from '#src/features/guest/use-clear-visit.ts'
import { ClosingNotice } from '#src/features/sign-in/closure/ClosingNotice.tsx'
import { useConfig } from '#src/flags/config.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { useSignOut } from '../../shell/top-bar/use-sign-out.ts'
import { Titled } from '../../frame/Titled.tsx'
import { GuestBranding } from './GuestBranding.tsx'
import { SimpleFrame } from '../SimpleFrame.tsx'

type Props = { user: User }

export function ConsentStep({ user }: Props) {
  return (
    <SimpleFrame name="consent">
      <Titled title={(t) => t.gates.consent.title()}>
        <Stack gap="lg">
          {user.closes_at && <ClosingNotice />}
          {user.is_guest ? <GuestConsent user={user} /> : <AccountConsent user={user} />}
        </Stack>
      </Titled>
    </SimpleFrame>
  )
}

function AccountConsent({ user }: Props) {
  const { signOut, leaving } = useSignOut()
  return <Consent {...useSettings()} user={user} leave={{ go: signOut, leaving }} />
}

/** A guest who declines ends their visit; the invitation stays open. */
function GuestConsent({ user }: Props) {
  const { clear, pending } = useClearVisit()
  return (
    <>
      <GuestBranding />
      <Consent {...useSettings()} user={user} leave={{ go: clear, leaving: pending }} />
    </>
  )
}

function useSettings() {
  const { brand, policies } = useConfig()
  return { policies, product: brand.name, supportEmail: brand.supportEmail }
}
