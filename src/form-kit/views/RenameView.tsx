import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useChange } from './view-store.ts'

type Props = {
  name: string
  nameMax: number
  onRename: (name: string) => Promise<unknown>
  onDone: () => void
}

export function RenameView({ name: before, nameMax, onRename, onDone }: Props) {
  const { t } = useText('views')
  const [name, setName] = useState(before)
  const { run, isPending, error } = useChange(onRename)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const texts = t.views
  const wanted = name.trim()
  const fieldError = fieldErrors(error).name
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '' || isPending) return
    if (await run(wanted)) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void rename(event)}>
      <Stack gap="sm">
        <TextField
          ref={field}
          label={texts.name()}
          required
          value={name}
          onChange={setName}
          maxLength={nameMax}
          autoComplete="off"
          error={wanted === '' ? texts.nameMissing() : fieldError}
        />
        {Boolean(error) && fieldError === undefined && <Alert kind="error">{texts.changeFailed()}</Alert>}
        <Group gap="sm">
          <Button type="submit" size="sm" pending={isPending}>
            {t.actions.save()}
          </Button>
          <Button variant="secondary" size="sm" onClick={onDone}>
            {t.actions.cancel()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
