import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { Group, Text } from '#src/ui/basics.tsx'

type Props = Omit<TextFieldProps, 'label'> & {
  texts: Readonly<Record<'key' | 'keyHelp' | 'changeKey', () => string>> & {
    keyIs: (values: { key: string }) => string
  }
}

/** The key of something new, which is suggested from its title: a field only for those who want another key, or need one. */
export function KeyField({ texts, ...field }: Props) {
  const [open, setOpen] = useState<'pressed' | 'refused'>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A refused form moves the focus to its summary.
    if (open === 'pressed') input.current?.focus()
  }, [open])
  // Stays open while the problem is being corrected.
  if (field.error && !open) setOpen('refused')
  if (open)
    return (
      <TextField
        {...field}
        label={texts.key()}
        description={texts.keyHelp()}
        required
        autoComplete="off"
        ref={input}
      />
    )
  if (!field.value) return null
  return (
    <Group gap="sm">
      <Text tone="secondary">{texts.keyIs({ key: field.value })}</Text>
      <Button variant="quiet" size="sm" onClick={() => setOpen('pressed')}>
        {texts.changeKey()}
      </Button>
    </Group>
  )
}
