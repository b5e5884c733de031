import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

/**
 * Runs an action on the server and shows the outcome.
 * @param after runs on success, for example a refetch
 */
export function useAct(after: () => void = () => undefined) {
  const { t } = useText('control')
  /** The name of the running action, whose button shows it. */
  const [doing, setDoing] = useState<string>()
  async function act(name: string, work: () => Promise<unknown>, said?: string): Promise<boolean> {
    setDoing(name)
    try {
      await work()
      if (said !== undefined) toast({ message: said, variant: 'success' })
      after()
      return true
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      toast({ title: t.control.failed(), message: why || t.control.unreachable(), variant: 'error' })
      return false
    } finally {
      setDoing(undefined)
    }
  }
  return { act, doing }
}
