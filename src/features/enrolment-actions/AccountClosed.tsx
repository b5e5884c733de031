import type { ProcessInstance } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'

/** A notice that the person closed their account: they no longer answer, but their submissions stay. */
export function AccountClosed({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('steps')
  const format = useFormat()
  const texts = t.steps.accountClosed
  if (!enrolment.account_closed_at) return null
  return (
    <Alert kind="info" role="none" title={texts.title({ date: format.date(enrolment.account_closed_at) })}>
      {texts.body()}
    </Alert>
  )
}
