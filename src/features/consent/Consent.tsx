import { useEffect, useRef, type ComponentProps } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { ConsentScreen } from './ConsentScreen.tsx'
import { missingPolicies } from './policies.ts'
import { useGiveConsent } from './use-give-consent.ts'

type Props = ComponentProps<typeof ConsentScreen>

/** Asks for consent, unless the person consented when creating the account (AUTH-57). */
export function Consent(props: Props) {
  const { consentedAtSignUp } = useSession()
  const isGiven = consentedAtSignUp(props.user.email ?? '')
  return isGiven ? <RecordConsent {...props} /> : <ConsentScreen {...props} />
}

/** Records an earlier consent, one record per policy; asks for it if that fails. */
function RecordConsent(props: Props) {
  const { t } = useText()
  const { mutate, isError } = useGiveConsent()
  const missing = missingPolicies(props.user, props.policies)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate(missing)
  }, [mutate, missing])
  return isError ? <ConsentScreen {...props} /> : <Spinner label={t.status.loading()} />
}
