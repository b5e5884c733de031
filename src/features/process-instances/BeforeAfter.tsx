import type { VariableValue } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './process-instances.module.css'
import { kindOf, valueText } from './typed-value.ts'

/** A variable before and after a change; `before` is undefined for a new one. */
export function BeforeAfter({ before, after }: { before: VariableValue | undefined; after: VariableValue }) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  return (
    <dl className={styles.change}>
      <div>
        <dt>{texts.before()}</dt>
        <dd>{before === undefined ? <em>{texts.notSet()}</em> : <Value value={before} />}</dd>
      </div>
      <div>
        <dt>{texts.after()}</dt>
        <dd>
          <Value value={after} />
        </dd>
      </div>
    </dl>
  )
}

function Value({ value }: { value: VariableValue }) {
  const { t } = useText('instances')
  const { kind, emptyText } = t.instances.variables
  return (
    <>
      <pre className={styles.value}>{value === '' ? emptyText() : valueText(value)}</pre>
      {kind[kindOf(value)]()}
    </>
  )
}
