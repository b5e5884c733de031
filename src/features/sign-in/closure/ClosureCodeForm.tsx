import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import {
  useConfirmAccountClosure,
  useRequestAccountClosure,
} from '#generated/endpoints/account-closure/account-closure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { codeText } from '#src/lib/text/code-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { CodeField } from '../code/CodeField.tsx'
import { isCode } from '../code/codes.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { asClock } from '../code/resend-cooldown.ts'
import { useCooldown } from '../code/use-cooldown.ts'
import { closureFailure } from './closure-failure.ts'
import { noteClosing } from './note-closing.ts'

type Props = { email: string; onConfirmed: () => void; onKeep: () => void }

/** Asks for the code that schedules the closure. */
export function ClosureCodeForm({ email, onConfirmed, onKeep }: Props) {
  const { t } = useText('closure', 'auth')
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { left, restart } = useCooldown(email)
  const confirm = useConfirmAccountClosure({
    mutation: {
      onSuccess: ({ closes_at: closesAt }) => {
        noteClosing(queryClient, closesAt)
        onConfirmed()
      },
    },
  })
  const resend = useRequestAccountClosure({ mutation: { onSuccess: restart } })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ids = { code: useId() }
  const texts = t.closure
  const shared = t.auth.confirmSignUp

  const code = codeText(typed)
  const refused = code ? !isCode(code) && shared.wrongCode() : shared.codeRequired()
  const errors = { code: (isChecked && refused) || undefined }

  async function submit() {
    setChecked(true)
    resend.reset()
    if (!refused) await confirm.mutateAsync({ data: { code } }).catch(() => undefined)
  }

  return (
    <Stack gap="md">
      <Title level={3} ref={heading} tabIndex={-1}>
        {texts.codeTitle()}
      </Title>
      <Text>{texts.sent({ email })}</Text>
      <FormShell
        aria-label={texts.codeTitle()}
        submitLabel={texts.submit()}
        pending={confirm.isPending}
        problems={problemsOf(errors, ids)}
        submitError={confirm.error && closureFailure(t, confirm.error, texts.failed.confirm())}
        onSubmit={submit}
        cancelLabel={texts.keep()}
        onCancel={onKeep}
        actions={
          <Button
            variant="quiet"
            width="phone"
            pending={resend.isPending}
            disabled={left > 0}
            onClick={() => {
              confirm.reset()
              resend.mutate()
            }}
          >
            {left > 0 ? shared.resendIn({ time: asClock(left) }) : shared.resend()}
          </Button>
        }
      >
        <CodeField
          id={ids.code}
          label={shared.code()}
          value={typed}
          onChange={setTyped}
          error={errors.code}
        />
        {resend.isSuccess && <Alert kind="success">{shared.resent({ email })}</Alert>}
        {resend.error && <Alert kind="error">{closureFailure(t, resend.error, texts.failed.send())}</Alert>}
      </FormShell>
      <Text tone="secondary">{shared.spam()}</Text>
    </Stack>
  )
}
