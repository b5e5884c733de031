import { useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from './Text.tsx'
import { TextButton } from './TextButton.tsx'

/** What support asks for, to find a failed call in the logs of the backend. */
export function ReferenceCode({ code }: { code: string }) {
  const { t } = useText()
  const [isCopied, setCopied] = useState(false)
  const words = useRef<HTMLSpanElement>(null)
  function copy() {
    // Where the browser refuses to copy, the keyboard copies what is selected.
    if (words.current) getSelection()?.selectAllChildren(words.current)
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Text size="sm" tone="secondary">
      {t.error.reference()} <span ref={words}>{code}</span>{' '}
      <TextButton onClick={copy}>{isCopied ? t.error.copied() : t.error.copy()}</TextButton>
    </Text>
  )
}
