import * as z from 'zod/mini'
import { recordImportLimitsBytesMax as MOST_BYTES } from '#generated/zod/portageV1.schemas.zod.ts'
import { line } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { type LinkProblem, openLink, parseLink } from './health-link.ts'

const schema = z.object({ link: line(z.string(), 'link'), passcode: z.string() })

class LinkError extends Error {
  override readonly name = 'LinkError'
  readonly problem: LinkProblem
  constructor(problem: LinkProblem) {
    super(problem)
    this.problem = problem
  }
}

type Opened = { texts: readonly string[]; host: string }

type Props = {
  /** The link in the QR code of a picture. */
  found?: string | undefined
  onOpened: (opened: Opened) => void
}

/** Opens a SMART Health Link, pasted or found in a picture; its passcode is asked for if it has one. */
export function OpenLink({ found = '', onOpened }: Props) {
  const { t } = useText('summary')
  const texts = t.summary.import.link
  const { form, values, field, shell } = useAppForm({
    schema,
    defaultValues: { link: found, passcode: '' },
    texts: { link: texts.required() },
    send: async ({ link: pasted, passcode }) => {
      const link = parseLink(pasted)
      if (typeof link === 'string') throw new LinkError(link)
      const opened = await openLink(link, passcode.trim() || null, MOST_BYTES)
      if (typeof opened === 'string') throw new LinkError(opened)
      return { texts: opened, host: new URL(link.url).hostname }
    },
    onSaved: (opened) => {
      form.reset({ link: '', passcode: '' })
      onOpened(opened)
    },
    failureText: (error) => texts.problem[error instanceof LinkError ? error.problem : 'failed'](),
  })
  const link = parseLink(values.link)
  return (
    <FormShell {...shell} unsaved={false} aria-label={texts.title()} submitLabel={texts.open()}>
      {found && values.link === found && <Alert kind="info">{texts.found()}</Alert>}
      <TextField
        {...field('link')}
        label={texts.field()}
        description={texts.help()}
        required
        autoComplete="off"
      />
      {typeof link === 'object' && link.needsPasscode && (
        <TextField
          {...field('passcode')}
          label={texts.passcode()}
          description={texts.passcodeHelp()}
          required
          short
          autoComplete="off"
        />
      )}
    </FormShell>
  )
}
