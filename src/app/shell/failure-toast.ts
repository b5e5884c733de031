import { loadTexts, texts, type Texts } from '#src/i18n/texts.ts'
import { toast } from '#src/ui/toast-queue.ts'

/** Says that something failed. Its words may still have to be loaded, which can fail as well. */
export async function toastFailure(words: (t: Texts) => string): Promise<void> {
  const loaded = await loadTexts('errors').then(
    () => true,
    () => false,
  )
  const { t } = texts.get()
  toast({ variant: 'error', message: loaded ? words(t) : t.error.fallback() })
}
