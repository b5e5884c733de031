import type { FormFieldGroup, FormRow } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import { answerLines } from '../answers/answer-lines.ts'
import styles from './rows-offer.module.css'
import { wordsIn } from './local-words.ts'

type Props = { group: FormFieldGroup; rows: readonly FormRow[]; onUse: () => void }

/** Offers rows from the record but never fills them in, because only the person can answer. */
export function RowsOffer({ group, rows, onUse }: Props) {
  const { t, locale, format } = useText('forms')
  const lines = answerLines(group, [...rows], { t, locale, format }).filter(({ text }) => text !== '')
  const texts = t.forms.prefill
  if (lines.length === 0) return null
  return (
    <div className={styles.offer}>
      <p>{texts.rows()}</p>
      <ul>
        {[...lines.entries()].map(([at, { text }]) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={onUse}>
        <span aria-hidden="true">{texts.useRows()}</span>
        <VisuallyHidden>{texts.useOf({ question: wordsIn(locale, group.label).text })}</VisuallyHidden>
      </Button>
    </div>
  )
}
