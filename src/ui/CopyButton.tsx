import { useState } from 'react'
import { Button } from './Button.tsx'
import { IconCheck, IconCopy } from './icons.ts'
import { toast } from './toast-queue.ts'

type Props = {
  text: string
  label: string
  /** Announced after copying. */
  done: string
  /** Shown when the browser refuses: how to copy another way. */
  failed: string
}

/** Copies a text to the clipboard; if the browser refuses, says how else to copy it. */
export function CopyButton({ text, label, done, failed }: Props) {
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
  return (
    <Button variant="secondary" icon={<Icon aria-hidden size="1.125rem" />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
