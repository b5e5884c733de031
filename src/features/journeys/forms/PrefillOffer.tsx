import type { FormField } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { answerLines } from './answer-lines.ts'
import type { Answer } from './answers.ts'
import styles from './forms.module.css'
import { wordsIn } from './local-words.ts'
import { questionId } from './question-id.ts'

type Props = { field: FormField; answer: Answer; onUse: () => void }

/** Offers a value from the record but never fills it in, because only the person can answer. */
export function PrefillOffer({ field, answer, onUse }: Props) {
  const { t, locale } = useText('forms')
  const format = useFormat()
  const lines = answerLines(field, answer, { t, locale, format })
  const texts = t.forms.prefill
  if (lines.length === 0) return null
  return (
    <div className={styles.offer}>
      <span>{texts.offer({ value: lines.map(({ text }) => text).join(', ') })}</span>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          onUse()
          // The button is removed with the offer, so the question takes the focus.
          document.getElementById(questionId(field.key))?.focus()
        }}
      >
        <span aria-hidden="true">{texts.use()}</span>
        <VisuallyHidden>{texts.useOf({ question: wordsIn(locale, field.label).text })}</VisuallyHidden>
      </Button>
    </div>
  )
}
