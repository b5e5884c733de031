import type { FormDefinition, LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Change } from './change.ts'
import styles from '../forms.module.css'
import { propertyName } from './property-name.ts'
import { isRule, useRuleText } from './use-rule-text.ts'

type Props = {
  changes: readonly Change[]
  /** The forms that differ: the words of their questions are used for conditions. */
  forms: readonly FormDefinition[]
  /** Labels of the two versions; default to before and after. */
  labels?: { before: string; after: string }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function ChangeList({ changes, forms, labels }: Props) {
  const { t } = useText('formAdmin', 'formFields')
  const texts = t.formAdmin.changes
  const valueText = useValueText(forms)
  const { before, after } = labels ?? { before: texts.before(), after: texts.after() }
  return (
    <ul role="list" className={styles.list}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.what} ${change.key}`} className={styles.change}>
          <strong>
            <ChangeName change={change} />
          </strong>
          {change.properties.map((one) => (
            <dl key={one.property} className={styles.values}>
              <dt>{propertyName(one.property, texts.property, t.formFields.property)}</dt>
              <dd />
              <dt>{before}</dt>
              <dd>{valueText(one.before)}</dd>
              <dt>{after}</dt>
              <dd>{valueText(one.after)}</dd>
            </dl>
          ))}
        </li>
      ))}
    </ul>
  )
}

function ChangeName({ change }: { change: Change }) {
  const { t, locale } = useText('formAdmin')
  const texts = t.formAdmin.changes
  const own = change.name[locale]?.trim() || change.name['en-ca'].trim() || change.key
  const name = change.what === 'form' ? texts.form() : texts[change.what]({ name: own })
  return texts[change.kind]({ name })
}

function useValueText(forms: readonly FormDefinition[]): (value: unknown) => string {
  const { t } = useText('formAdmin')
  const ruleText = useRuleText(forms)
  const texts = t.formAdmin.changes
  const localized = (text: Partial<LocalizedText>) =>
    [text['en-ca'], text['fr-ca']].filter((one) => one?.trim()).join(' / ')
  const said = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return texts.nothing()
    if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
    if (Array.isArray(value)) return value.map(said).join(', ') || texts.nothing()
    if (!isRecord(value)) return String(value)
    if ('en-ca' in value || 'fr-ca' in value) return localized(value as Partial<LocalizedText>)
    if (isRecord(value['label']))
      return [value['from'], said(value['label'])].filter((one) => one !== undefined).join(' ')
    return isRule(value) ? ruleText(value) || texts.nothing() : JSON.stringify(value)
  }
  return said
}
