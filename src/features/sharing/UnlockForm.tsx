import { useState } from 'react'
import { useUnlockHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryShareReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { codeText } from '#src/lib/code-text.ts'
import { characters, isBlank, isOneLine, trimmed } from '#src/lib/text-rules.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { passcodeIssue } from './passcode.ts'
import { keepShareAccess } from './share-access.ts'
import { unlockFailure } from './unlock-failure.ts'

const LONGEST_NAME = 120

type Props = {
  token: string
  review: HealthStoryShareReview
  onOpen: () => void
  /** It ended while the form stood open. */
  onGone: () => void
}

/** Asks for the passcode of a shared link, and who opens it (SHARE-03, ERR-49, ERR-50). */
export function UnlockForm({ token, review, onOpen, onGone }: Props) {
  const { t } = useText('share', 'errors', 'validation')
  const words = t.share.accept
  const name = review.from_name
  const [passcode, setPasscode] = useState('')
  const [reader, setReader] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [sent, setSent] = useState<string>()
  const { mutateAsync, isPending, error } = useUnlockHealthStoryShare()
  const failure = error ? unlockFailure(error) : undefined

  if (review.attempts_remaining === 0 || failure?.kind === 'locked') {
    return (
      <Alert kind="error" title={t.errors.catalogue.verificationLimit()}>
        {words.lockedNext({ name })}
      </Alert>
    )
  }

  const issue = isChecked ? passcodeIssue(passcode) : undefined
  const isWrong = failure?.kind === 'wrong' && passcode === sent
  const passcodeError = issue
    ? { missing: words.passcodeMissing(), form: words.passcodeForm() }[issue]
    : isWrong
      ? t.errors.catalogue.sharedLinkPassword()
      : undefined
  const readerIssue =
    characters(reader) > LONGEST_NAME
      ? words.nameLong()
      : isOneLine(trimmed(reader))
        ? undefined
        : t.validation.invalid()
  const readerText = isChecked ? readerIssue : undefined

  async function submit() {
    setChecked(true)
    setSent(passcode)
    if (passcodeIssue(passcode) || readerIssue) return
    const data = {
      passcode: codeText(passcode),
      ...(!isBlank(reader) && { recipient_name: trimmed(reader) }),
    }
    try {
      const { access_token, expires_at } = await mutateAsync({ token, data })
      keepShareAccess(token, { bearer: access_token, expiresAt: expires_at })
      onOpen()
    } catch (refused) {
      if (unlockFailure(refused).kind === 'gone') onGone()
    }
  }

  return (
    <FormShell
      aria-label={words.passcode()}
      submitLabel={words.submit()}
      pending={isPending}
      submitError={failure?.kind === 'failed' && words.sendFailed()}
      problems={[
        ...(passcodeError ? [{ fieldId: 'passcode', message: passcodeError, namesField: true }] : []),
        ...(readerText ? [{ fieldId: 'reader', message: readerText }] : []),
      ]}
      onSubmit={submit}
    >
      {failure?.kind === 'wrong' && (
        <Alert kind="warning">{words.attemptsLeft({ count: failure.attemptsLeft })}</Alert>
      )}
      <TextField
        id="passcode"
        label={words.passcode()}
        description={words.passcodeHelp()}
        required
        short
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={passcode}
        onChange={setPasscode}
        error={passcodeError}
      />
      <TextField
        id="reader"
        label={words.name()}
        description={words.nameHelp({ name })}
        optional
        autoComplete="name"
        value={reader}
        onChange={setReader}
        error={readerText}
      />
    </FormShell>
  )
}
