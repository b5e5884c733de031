import { useSuspenseQuery } from '@tanstack/react-query'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import styles from '../organizations.module.css'
import { awaitBrandingOf } from '../queries.ts'
import { ThemeSample } from './ThemeSample.tsx'
import { readable } from '#src/ui/theme/readable-theme.ts'
import {
  coloursOf,
  defaultTheme,
  otherKeys,
  rampKeys,
  type ThemeKey,
  themeKeys,
} from '#src/ui/theme/theme-colours.ts'

/**
 * An organization's colours as people see them: on a card, and one by one with the corrections made for readability
 * (B16, T06).
 */
export function ThemePreview({ organization }: { organization: Organization }) {
  const { t } = useText('organization', 'provider')
  const { data } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const texts = t.provider.organizationSettings.colours
  const theme = data.theme ?? organization.theme
  const { colours, corrections } = readable(coloursOf(theme))
  const ignored = Object.keys(theme ?? {}).filter((key) => !Object.hasOwn(colours, key))
  const shown = (key: ThemeKey) => colours[key] ?? defaultTheme[key] ?? colours['primary-700'] ?? ''
  const swatch = (key: ThemeKey, label: string) => {
    const correction = corrections.find((one) => one.key === key)
    return (
      <li key={key} className={styles.swatch}>
        <span className={styles.tile} style={{ background: shown(key) }} />
        <span>
          <span className={styles.swatchName}>{label}</span>
          <span className={styles.value}>{shown(key)}</span>
          {correction && <span className={styles.value}>{texts.corrected(correction)}</span>}
        </span>
      </li>
    )
  }
  const { name } = organization
  const count = corrections.length
  return (
    <Stack gap="lg">
      <Text>{Object.keys(colours).length > 0 ? texts.own({ name }) : texts.none({ name })}</Text>
      <ThemeSample colours={Object.fromEntries(themeKeys.map((key) => [key, shown(key)]))} />
      <Disclosure title={count > 0 ? texts.seeCorrected({ count }) : t.organization.theme.every()}>
        <Stack gap="md">
          {count > 0 && <Text>{texts.adjusted({ count })}</Text>}
          <Stack gap="sm">
            <Title level={3} id="ramp">
              {texts.ramp()}
            </Title>
            <ul role="list" className={styles.swatches} aria-labelledby="ramp">
              {rampKeys.map((key) => swatch(key, key.replace('primary-', '')))}
            </ul>
          </Stack>
          <Stack gap="sm">
            <Title level={3} id="other-colours">
              {texts.others()}
            </Title>
            <ul role="list" className={styles.swatches} aria-labelledby="other-colours">
              {otherKeys.map((key) => swatch(key, texts[key]()))}
            </ul>
          </Stack>
        </Stack>
      </Disclosure>
      {ignored.length > 0 && (
        <Text size="sm" tone="secondary">
          {texts.ignored({ keys: ignored.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}
