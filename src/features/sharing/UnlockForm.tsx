import * as z from 'zod/mini'
import { useUnlockHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryShareReview } from '#generated/model/index.ts'
import {
  healthStoryShareUnlockRecipientNameMax,
  healthStoryShareUnlockRecipientNameRegExp,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { omittableLine, problemsBy } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { codeText } from '#src/lib/text/code-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { passcodeIssue } from './passcode.ts'
import { keepShareAccess } from './share-access.ts'
import { unlockFailure } from './unlock-failure.ts'

const schema = z
  .object({
    passcode: z.string(),
    recipient_name: omittableLine(
      z
        .string()
        .check(
          z.maxLength(healthStoryShareUnlockRecipientNameMax),
          z.regex(healthStoryShareUnlockRecipientNameRegExp),
        ),
    ),
  })
  .check(
    problemsBy<{ passcode: string }>(({ passcode }) => {
      const rule = passcodeIssue(passcode)
      return { passcode: rule && { rule } }
    }),
  )

type Props = {
  token: string
  review: HealthStoryShareReview
  onOpen: () => void
  /** Called when the link ended while the form was open. */
  onGone: () => void
}

/** Asks for the passcode of a shared link and the reader's name (SHARE-03, ERR-49, ERR-50). */
export function UnlockForm({ token, review, onOpen, onGone }: Props) {
  const { t } = useText('share', 'errors')
  const words = t.share.accept
  const name = review.from_name
  const unlock = useUnlockHealthStoryShare()
  const failure = unlock.error ? unlockFailure(unlock.error) : undefined
  const { form, field, shell } = useAppForm({
    schema,
    defaultValues: { passcode: '', recipient_name: '' },
    texts: { missing: words.passcodeMissing(), form: words.passcodeForm() },
    send: ({ passcode, recipient_name }) =>
      unlock.mutateAsync({
        token,
        data: { passcode: codeText(passcode), ...(recipient_name && { recipient_name }) },
      }),
    onSaved: ({ access_token, expires_at }) => {
      keepShareAccess(token, { bearer: access_token, expiresAt: expires_at })
      onOpen()
    },
    recover: async (error) => {
      const { kind } = unlockFailure(error)
      if (kind === 'wrong')
        form.setError('passcode', { type: 'server', message: t.errors.catalogue.sharedLinkPassword() })
      if (kind === 'gone') onGone()
      return kind !== 'failed'
    },
    failureText: () => words.sendFailed(),
  })
  const passcode = field('passcode')

  if (review.attempts_remaining === 0 || failure?.kind === 'locked') {
    return (
      <Alert kind="error" title={t.errors.catalogue.verificationLimit()}>
        {words.lockedNext({ name })}
      </Alert>
    )
  }
  return (
    <FormShell
      {...shell}
      unsaved={false}
      problems={shell.problems.map((problem) => ({
        ...problem,
        namesField: problem.fieldId === passcode.id,
      }))}
      aria-label={words.passcode()}
      submitLabel={words.submit()}
    >
      {failure?.kind === 'wrong' && (
        <Alert kind="warning">{words.attemptsLeft({ count: failure.attemptsLeft })}</Alert>
      )}
      <TextField
        {...passcode}
        label={words.passcode()}
        description={words.passcodeHelp()}
        required
        short
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <TextField
        {...field('recipient_name')}
        label={words.name()}
        description={words.nameHelp({ name })}
        optional
        autoComplete="name"
      />
    </FormShell>
  )
}
