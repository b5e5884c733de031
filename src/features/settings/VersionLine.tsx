import { useText } from '#src/i18n/use-text.ts'
import { readVersion } from '#src/lib/version.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './settings.module.css'

/** The version, for support, and a link to licences; both set by the build. */
export function VersionLine() {
  const { t } = useText('settings')
  const version = readVersion()
  if (version === undefined) return null
  return (
    <div className={styles.version}>
      <Text size="sm" tone="secondary">
        {t.settings.version({ version })}
      </Text>
      <Text size="sm">
        <TextLink href="/third-party-notices.txt">{t.settings.notices()}</TextLink>
      </Text>
    </div>
  )
}
