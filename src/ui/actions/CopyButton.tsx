import { useState } from 'react'
import { Button } from './Button.tsx'
import { IconCheck, IconCopy } from '../icons.ts'
import { toast } from '../messages/toast-queue.ts'

type Props = {
  text: string
  label: string
  /** Announced after copying. */
  done: string
  /** Shown when the browser refuses: how to copy another way. */
  failed: string
  /** `icon`: beside the text it copies; the label is for screen readers. */
  look?: 'button' | 'icon'
}

/** Copies a text to the clipboard; if the browser refuses, says how else to copy it. */
export function CopyButton({ text, label, done, failed, look = 'button' }: Props) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast({ message: done, variant: 'success' })
    } catch {
      toast({ message: failed, variant: 'warning' })
    }
  }
  const Icon = isCopied ? IconCheck : IconCopy
  if (look === 'icon')
    return (
      <Button variant="quiet" size="sm" aria-label={label} onClick={() => void copy()}>
        <Icon aria-hidden size="1.125rem" />
      </Button>
    )
  return (
    <Button variant="secondary" icon={Icon} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
