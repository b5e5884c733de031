import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import {
  useConfirmAccountClosure,
  useRequestAccountClosure,
} from '#generated/endpoints/account-closure/account-closure.ts'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { codeText } from '#src/lib/text/code-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { CodeField } from '../code/CodeField.tsx'
import { isCode } from '../code/codes.ts'
import { asClock } from '../code/resend-cooldown.ts'
import { useCooldown } from '../code/use-cooldown.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { ClosingNotice } from './ClosingNotice.tsx'
import styles from './closure.module.css'
import { noteClosing } from './note-closing.ts'
import type { AccountClosureRefused } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'

/** Closes the person's account: consequences, a code, and, until the closing date, a way to keep it. */
export function CloseAccount() {
  const { t } = useText('closure', 'auth')
  const { brand } = useConfig()
  const { email = '', closes_at: closesAt, consented_policies: consents } = useCurrentUser()
  const { left, restart } = useCooldown(email)
  const [step, setStep] = useState<'read' | 'code' | 'back' | 'confirmed'>('read')
  const request = useRequestAccountClosure({
    mutation: {
      onSuccess: () => {
        // During the countdown the previous code stays valid, and no new one was sent.
        if (left === 0) restart()
        setStep('code')
      },
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'back') button.current?.focus()
  }, [step])
  const texts = t.closure
  if (closesAt) return <ClosingNotice isNews={step === 'confirmed'} />
  if (step === 'code') {
    return (
      <ClosureCodeForm
        email={email}
        onConfirmed={() => setStep('confirmed')}
        onKeep={() => setStep('back')}
      />
    )
  }
  return (
    <Stack gap="md">
      <Text>{texts.intro({ product: brand.name })}</Text>
      <ul className={styles.follows}>
        <li>{texts.signIn()}</li>
        <li>{texts.journeys()}</li>
        <li>{texts.shares()}</li>
        {/* Without consent, the team has no access. */}
        {consents.length > 0 && <li>{texts.team()}</li>}
      </ul>
      <Text>{texts.law()}</Text>
      <Text>{texts.copy()}</Text>
      <Text>{texts.first({ email })}</Text>
      <Button
        ref={button}
        variant="secondary"
        width="phone"
        pending={request.isPending}
        onClick={() => request.mutate()}
      >
        {texts.send()}
      </Button>
      {request.error && <Alert kind="error">{closureFailure(t, request.error, texts.failed.send())}</Alert>}
    </Stack>
  )
}

type Props = { email: string; onConfirmed: () => void; onKeep: () => void }

/** Asks for the code that schedules the closure. */
function ClosureCodeForm({ email, onConfirmed, onKeep }: Props) {
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

/** The message for a failed closure; `otherwise` is the fallback. */
function closureFailure({ auth, closure }: Texts, error: unknown, otherwise: string): string {
  const texts = closure.failed
  if (!(error instanceof ApiError)) return otherwise
  const { isOffline, status, body } = error as ApiError<AccountClosureRefused>
  if (isOffline) return texts.offline()
  if (status !== 409) return otherwise
  switch (body?.code) {
    case 'wrong_code':
      return auth.confirmSignUp.wrongCode()
    case 'code_expired':
      return texts.expired()
    case 'too_many_attempts':
      return texts.attempts()
    case 'last_admin':
      return texts.lastAdmin()
    case undefined:
      return otherwise
  }
}
