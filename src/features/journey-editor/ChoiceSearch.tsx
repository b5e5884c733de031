import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = { label: string; onSearch: (search: string) => void }

/** Search field of a ChoiceDialog. */
export function ChoiceSearch({ label, onSearch }: Props) {
  const { t } = useText('kit')
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" aria-label={label} onSubmit={submit}>
      <Stack gap="sm">
        <TextField label={label} value={typed} onChange={setTyped} autoComplete="off" maxLength={200} />
        <div>
          <Button type="submit" size="sm" variant="secondary">
            {t.kit.list.searchButton()}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
