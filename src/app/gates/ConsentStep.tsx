import type { User } from '#generated/model/index.ts'
import { Consent } from '#src/features/consent/Consent.tsx'
import { useConfig } from '#src/flags/config.ts'
import { useSignOut } from '../shell/use-sign-out.ts'
import { Titled } from '../Titled.tsx'
import { SimpleFrame } from './SimpleFrame.tsx'

/** Data and privacy, in the place of the page. */
export function ConsentStep({ user }: { user: User }) {
  const { brand, policies } = useConfig()
  const leave = useSignOut()
  return (
    <SimpleFrame name="consent">
      <Titled title={(t) => t.gates.consent.title()}>
        <Consent
          user={user}
          policies={policies}
          product={brand.name}
          supportEmail={brand.supportEmail}
          leave={leave}
        />
      </Titled>
    </SimpleFrame>
  )
}
