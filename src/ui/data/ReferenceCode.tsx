import { useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '../basics.tsx'
import { TextButton } from '../actions/TextButton.tsx'

/** The id by which support finds a failed call in the backend's logs. */
export function ReferenceCode({ code }: { code: string }) {
  const { t } = useText()
  const [isCopied, setCopied] = useState(false)
  const words = useRef<HTMLSpanElement>(null)
  function copy() {
    // If the browser refuses to copy, the text is selected so that the keyboard can copy it.
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
