import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { isEmail } from '#src/lib/validation/email.ts'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Sample, State } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const nothing = () => undefined

export function FormPart() {
  const words = useWords()
  const { t } = useText()
  const problemText = useProblemText()
  const { field, state, samples } = words
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const found = [
    { fieldId: 'form-name', code: 'required' as const, wrong: name.trim() === '' },
    { fieldId: 'form-email', code: 'email' as const, wrong: !isEmail(email) },
  ].filter(({ wrong }) => tried && wrong)
  const problems = found.map(({ fieldId, code }) => ({ fieldId, message: problemText({ code }) }))
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message
  const submit = () => {
    setTried(true)
    if (name.trim() !== '' && isEmail(email)) toast({ message: words.toasts.success, variant: 'success' })
  }
  return (
    <>
      <Sample name="FormShell, ErrorSummary" layout="wide">
        <FormShell
          title={words.formTitle}
          titleLevel={3}
          submitLabel={samples.save}
          onSubmit={submit}
          pending={false}
          submitError={undefined}
          problems={problems}
          onCancel={() => setTried(false)}
        >
          <TextField
            id="form-name"
            label={field.name}
            value={name}
            onChange={setName}
            required
            error={errorOf('form-name')}
          />
          <EmailField
            id="form-email"
            label={field.email}
            value={email}
            onChange={setEmail}
            required
            error={errorOf('form-email')}
          />
        </FormShell>
      </Sample>
      <Sample name="FormShell" layout="wide">
        <State name={t.error.title()}>
          <FormShell
            aria-label={t.error.title()}
            submitLabel={samples.save}
            onSubmit={nothing}
            pending={false}
            submitError={words.formFailed}
          >
            <TextField label={field.name} value={field.nameValue} onChange={nothing} />
          </FormShell>
        </State>
        <State name={state.pending}>
          <FormShell
            aria-label={state.pending}
            submitLabel={samples.save}
            onSubmit={nothing}
            pending
            submitError={undefined}
            onCancel={nothing}
          >
            <TextField label={field.name} value={field.nameValue} onChange={nothing} />
          </FormShell>
        </State>
      </Sample>
    </>
  )
}
