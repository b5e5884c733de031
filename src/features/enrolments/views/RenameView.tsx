import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUpdateSavedView } from '#generated/endpoints/saved-views/saved-views.ts'
import type { SavedView } from '#generated/model/index.ts'
import { savedViewUpdateNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

export function RenameView({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const { t } = useText('enrolments')
  const [name, setName] = useState(view.name)
  const { mutate, isPending, error } = useUpdateSavedView()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const texts = t.enrolments.views
  const wanted = name.trim()
  const told = fieldErrors(error).name
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '' || isPending) return
    mutate({ id: view.id, data: { name: wanted } }, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={rename}>
      <Stack gap="sm">
        <TextField
          ref={field}
          label={texts.name()}
          required
          value={name}
          onChange={setName}
          maxLength={savedViewUpdateNameMax}
          autoComplete="off"
          error={wanted === '' ? texts.nameMissing() : told}
        />
        {error && told === undefined && <Alert kind="error">{texts.changeFailed()}</Alert>}
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
