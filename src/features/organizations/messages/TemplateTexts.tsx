import type { MessageTemplate } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import styles from './messages.module.css'

const languages = [
  { key: 'en-ca', lang: 'en', name: 'english' },
  { key: 'fr-ca', lang: 'fr', name: 'french' },
] as const

/** A message as people read it, in both languages. */
export function TemplateTexts({ template }: { template: MessageTemplate }) {
  const { t } = useText('organization')
  return (
    <div className={styles.languages}>
      {languages.map(({ key, lang, name }) => (
        <div key={key} className={styles.language}>
          <Text size="sm" tone="secondary">
            {t.organization.messages[name]()}
          </Text>
          <div lang={lang}>
            <Text strong>{template.subject[key]}</Text>
            <p className={styles.text}>{template.text[key]}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
