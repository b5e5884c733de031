import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** What is looked for among the forms. */
export function FormSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const { t } = useText('journeyEditor', 'kit')
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to the form around the dialog too
    event.stopPropagation()
    onSearch(typed.trim())
  }
  return (
    <form role="search" aria-label={t.journeyEditor.formChoice.search()} onSubmit={submit}>
      <Stack gap="sm">
        <TextField
          label={t.journeyEditor.formChoice.search()}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={200}
        />
        <div>
          <Button type="submit" size="sm" variant="secondary">
            {t.kit.list.searchButton()}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
