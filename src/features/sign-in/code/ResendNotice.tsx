import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { failureText } from '../failures/failure-text.ts'
import type { Resend } from './use-resend.ts'

/** The outcome of a resend. */
export function ResendNotice({ resend: { isResent, failure }, resent }: { resend: Resend; resent: string }) {
  const { t } = useText('auth')
  return (
    <>
      {isResent && <Alert kind="success">{resent}</Alert>}
      {failure && <Alert kind="error">{failureText(t, 'resendCode', failure)}</Alert>}
    </>
  )
}
