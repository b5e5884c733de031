import { loadTexts, texts, type Texts } from '#src/i18n/texts.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** Shows an error toast. Its texts may still have to load, which can fail too. */
export async function toastFailure(words: (t: Texts) => string): Promise<void> {
  const loaded = await loadTexts('errors').then(
    () => true,
    () => false,
  )
  const { t } = texts.get()
  toast({ variant: 'error', message: loaded ? words(t) : t.error.fallback() })
}
