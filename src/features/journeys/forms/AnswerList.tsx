import type { ReactNode } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { answerLines } from './answer-lines.ts'
import { answerOf } from './answers.ts'
import type { Answers } from './answers.ts'
import styles from './forms.module.css'
import { LocalText } from './LocalText.tsx'

type Props = {
  fields: readonly FormField[]
  answers: Answers
  /** What stands behind each answer, such as a link to change it. */
  action?: (field: FormField) => ReactNode
}

/** Questions and answers to read. Texts between the questions are left out. */
export function AnswerList({ fields, answers, action }: Props) {
  const { t, locale } = useText('forms')
  const format = useFormat()
  const questions = fields.filter((field) => field.type !== 'info')
  return (
    <dl className={styles.answers}>
      {questions.map((field) => {
        const lines = answerLines(field, answerOf(answers, field.key), { t, locale, format })
        return (
          <div key={field.key} className={styles.answer}>
            <dt>
              <LocalText text={field.label} />
            </dt>
            {lines.length === 0 && <dd className={styles.none}>{t.forms.answer.none()}</dd>}
            {lines.length > 0 && (
              <dd>
                {[...lines.entries()].map(([at, { text, lang }]) => (
                  <span key={at} lang={lang} className={styles.line}>
                    {text}
                  </span>
                ))}
              </dd>
            )}
            {action && <dd className={styles.action}>{action(field)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
