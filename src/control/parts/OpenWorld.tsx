import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import styles from '../control.module.css'

/** A valid host name label. */
const valid = /^[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?$/

/** Opens a world by name, creating it if needed. */
export function OpenWorld() {
  const { t } = useText('control')
  const words = t.control.parts.worlds.another
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  function open(event: FormEvent) {
    event.preventDefault()
    const isValid = valid.test(name.trim())
    setWrong(!isValid)
    if (isValid) location.assign(`${location.protocol}//${name.trim()}.localhost:${location.port}/__mock__/`)
    else document.getElementById('another-world')?.focus()
  }
  return (
    <Card as="section" className={styles.narrow}>
      <form noValidate onSubmit={open}>
        <Stack>
          <TextField
            id="another-world"
            label={words.label()}
            description={words.hint()}
            error={isWrong ? words.wrong() : undefined}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
          <Group>
            <Button type="submit" variant="secondary">
              {words.open()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
