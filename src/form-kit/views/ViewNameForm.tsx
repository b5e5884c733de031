import type { Ref } from 'react'
import * as z from 'zod/mini'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { line } from '../fields.ts'
import { useAppForm } from '../use-app-form.ts'

type Options = {
  before?: string
  /** The limit of the contract. */
  nameMax: number
  send: (name: string) => Promise<unknown>
  onSaved: (name: string) => void
  failed: string
}

export function useViewName({ before = '', nameMax, send, onSaved, failed }: Options) {
  const { t } = useText('views')
  return useAppForm({
    schema: z.object({ name: line(z.string().check(z.maxLength(nameMax)), 'name') }),
    defaultValues: { name: before },
    texts: { name: t.views.nameMissing() },
    send: async ({ name }) => {
      await send(name)
      return name
    },
    onSaved,
    failureText: () => failed,
  })
}

type Props = {
  form: ReturnType<typeof useViewName>
  nameMax: number
  onCancel: () => void
  fieldRef?: Ref<HTMLInputElement>
}

export function ViewNameForm({ form: { field, shell }, nameMax, onCancel, fieldRef }: Props) {
  const { t } = useText('views')
  return (
    <FormShell {...shell} submitWidth="auto" submitLabel={t.actions.save()} onCancel={onCancel}>
      <TextField
        {...field('name')}
        ref={fieldRef}
        label={t.views.name()}
        required
        maxLength={nameMax}
        autoComplete="off"
      />
    </FormShell>
  )
}
