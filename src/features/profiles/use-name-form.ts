import { useState } from 'react'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/toast-queue.ts'
import { allNameErrors, nameErrors, nameProblems, refusedNames, type Names } from './names.ts'
import { useSaveFailure } from './use-save-failure.ts'

type Options<Values extends Names, Changes extends object> = {
  /** As they are kept. */
  initial: Values
  /** What of it is different from what is kept. */
  changesOf: (values: Values) => Changes
  /** Sends the changes; settles with the values as they are kept then. */
  send: (changes: Changes) => Promise<Values>
  /** How the sending goes. */
  mutation: { isPending: boolean; error: unknown; reset: () => void }
}

/** What the forms of an account and of a profile share: names that are checked, sent when they changed, and kept. */
export function useNameForm<Values extends Names, Changes extends object>(options: Options<Values, Changes>) {
  const { initial, changesOf, send, mutation } = options
  const { t } = useText('settings', 'gates', 'validation')
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState(false)
  const failureOf = useSaveFailure()
  const own = nameErrors(values, t)
  const errors = checked ? allNameErrors(own, refusedNames(fieldErrors(mutation.error))) : {}
  const changes = changesOf(values)
  const hasChanges = Object.keys(changes).length > 0

  const edit = (edited: Values) => {
    if (mutation.error) mutation.reset()
    setValues(edited)
  }
  const submit = async () => {
    setChecked(true)
    if (own.firstName || own.lastName) return
    if (!hasChanges) return void toast({ variant: 'info', message: t.settings.nothingToSave() })
    // The mutation holds why it failed, and the form says it.
    const saved = await send(changes).catch(() => undefined)
    if (!saved) return
    setValues(saved)
    toast({ variant: 'success', message: t.settings.saved() })
  }

  return {
    values,
    set: (changed: Partial<Values>) => edit({ ...values, ...changed }),
    /** For FormShell. */
    form: {
      pending: mutation.isPending,
      submitError: failureOf(mutation.error),
      problems: nameProblems(errors),
      unsaved: hasChanges,
      onSubmit: submit,
    },
    /** For NameFields. */
    name: {
      first: {
        value: values.firstName,
        onChange: (firstName: string) => edit({ ...values, firstName }),
        error: errors.firstName,
      },
      last: {
        value: values.lastName,
        onChange: (lastName: string) => edit({ ...values, lastName }),
        error: errors.lastName,
      },
    },
  }
}
