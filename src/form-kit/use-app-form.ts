import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useForm,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod/mini'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { type RuleTexts, issueText } from './issue-text.ts'

type Options<Values extends FieldValues, Checked, Saved> = {
  /** Built from the contract's schema of the request body; `send` gets its output. */
  schema: z.core.$ZodType<Checked, Values>
  defaultValues: Values
  /** Messages of the form's own rules (`params.rule` of an issue). */
  texts?: RuleTexts
  send: (checked: Checked) => Promise<Saved>
  /** Either leaves the form or resets it. */
  onSaved: (saved: Saved) => void
  /** Resolves to true when the form handles the failure itself, such as a conflict that it merged. */
  recover?: (error: unknown) => Promise<boolean>
  /** The form-level message when saving fails. */
  failureText: (error: unknown) => string | undefined
  /** Server errors are shown at the field of the same name; this maps names that have no field. */
  apiFieldNames?: Readonly<Record<string, FieldPath<Values>>>
}

/** New values by field path. */
type Changes<Values extends FieldValues> = { [Name in FieldPath<Values>]?: FieldPathValue<Values, Name> }

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]'

/**
 * The paths of all fields, such as `title.en-ca`, including added rows. A list, a file or a chosen object
 * counts as one field.
 */
function fieldPaths(values: object, defaults: unknown, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix + key
    const first = isGroup(defaults) && key in defaults ? defaults[key] : value
    return isGroup(value) && isGroup(first) ? fieldPaths(value, first, `${path}.`) : [path]
  })
}

/**
 * Form state: a field is validated on blur and on every later change, all fields on submit. Typed values
 * survive every server response.
 */
export function useAppForm<Values extends FieldValues, Checked, Saved>({
  schema,
  defaultValues,
  texts = {},
  send,
  onSaved,
  recover,
  failureText,
  apiFieldNames = {},
}: Options<Values, Checked, Saved>) {
  const { locale } = useText('validation')
  const problemText = useProblemText()
  const prefix = useId()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver(schema, { error: (issue) => issueText(issue, problemText, texts) }),
    defaultValues: defaultValues as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting, isSubmitted, touchedFields } = form.formState
  const values = useWatch({ control: form.control, compute: (all: Values) => all })

  const names = fieldPaths(values, defaultValues) as FieldPath<Values>[]
  const errorAt = (name: string) => get(errors, name) as FieldError | undefined
  const idOf = (name: string) => `${prefix}${name}`

  /**
   * Validates `changed` and every blurred field, since a rule may span two fields. Server errors of other
   * fields are kept.
   */
  function check(changed: readonly string[] = []) {
    const shown = names.filter((name) =>
      errorAt(name)?.type === 'server'
        ? changed.includes(name)
        : isSubmitted || Boolean(get(touchedFields, name)) || changed.includes(name),
    )
    if (shown.length > 0) void form.trigger(shown)
  }

  const saidIn = useRef(locale)
  const sayAgain = useEffectEvent(() => check())
  useEffect(() => {
    if (saidIn.current === locale) return
    saidIn.current = locale
    sayAgain()
  }, [locale])

  /** Leaves without the unsaved-changes prompt; synchronous, because the guard runs during navigation. */
  function leave(goOn: () => void) {
    flushSync(() => setSaved(true))
    goOn()
  }

  async function submit(onInvalid?: () => void) {
    const saved: Saved[] = []
    await form.handleSubmit(async (checked) => {
      try {
        saved.push(await send(checked))
      } catch (error) {
        if (!(await recover?.(error))) refuse(error)
      }
    }, onInvalid)()
    // Runs after handleSubmit, which marks the form as submitted; a form that stays open resets that with
    // `form.reset`.
    for (const one of saved) leave(() => onSaved(one))
  }

  function refuse(error: unknown) {
    const messages = Object.entries(fieldErrors(error))
    for (const [wire, message] of messages) {
      const name = apiFieldNames[wire] ?? names.find((one) => one === wire)
      form.setError(name ?? `root.${wire.replaceAll('.', '/')}`, { type: 'server', message })
    }
    if (messages.length === 0) form.setError('root.server', { message: failureText(error) ?? '' })
  }

  const { server, ...unknown } = (errors.root ?? {}) as Readonly<Record<string, FieldError | undefined>>
  function set(changes: Changes<Values>) {
    setSaved(false)
    form.clearErrors('root')
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      })
    const shown = Object.keys(changes).filter((name) => errorAt(name))
    check(shown)
  }

  const problemsOf = (fields: readonly string[]) =>
    fields.flatMap((name) => {
      const message = errorAt(name)?.message
      return message ? [{ fieldId: idOf(name), message }] : []
    })
  const problems = [
    ...(isSubmitted ? problemsOf(names) : []),
    ...Object.values(unknown).map((error) => ({ fieldId: undefined, message: error?.message ?? '' })),
  ]
  const state = { pending: isSubmitting, submitError: server?.message }

  return {
    form,
    values,
    idOf,
    leave,
    /** Changes several fields at once. */
    set,
    /** Props for a `src/ui` field. */
    field: <Name extends FieldPath<Values>>(name: Name) => ({
      id: idOf(name),
      value: get(values, name) as FieldPathValue<Values, Name>,
      error: errorAt(name)?.message,
      onChange: (value: FieldPathValue<Values, Name>) => set({ [name]: value } as unknown as Changes<Values>),
      onBlur: () => {
        // Saved and open for the next entry: an empty field is no mistake until something is typed.
        if (isSaved) return
        // A blur handler may have just tidied the text, so the value of this render is stale.
        form.setValue(name, form.getValues(name), { shouldTouch: true })
        if (errorAt(name)?.type !== 'server') check([name])
      },
    }),
    shell: { ...state, problems, unsaved: isDirty && !isSaved, onSubmit: () => submit() },
    /** Props for Wizard: a page without fields reports the server's errors. */
    wizard: {
      ...state,
      form,
      submit,
      problemsOf: (fields: readonly string[]) =>
        fields.length > 0 ? problemsOf(fields) : problems.map(({ message }) => ({ message })),
    },
  }
}
