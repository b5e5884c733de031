import { type ReactNode, Suspense, useState } from 'react'
import { LocaleScope } from '#src/i18n/locale-scope.ts'
import { htmlLang, languages, type Locale } from '#src/i18n/locale.ts'
import { allTextsIn } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import styles from './preview.module.css'

export type Look = { locale: Locale; width: 'phone' | 'desktop' }

type ChoicesProps = {
  look: Look
  onChange: (change: (look: Look) => Look) => void
  texts: Readonly<Record<'width' | 'phone' | 'desktop' | 'language', () => string>>
}

/** In which language and width respondents see what is previewed; it starts with the language of the page. */
export function usePreviewLook() {
  const { locale } = useText()
  return useState<Look>({ locale, width: 'phone' })
}

export function PreviewChoices({ look, onChange, texts }: ChoicesProps) {
  const { locale: own } = useText()
  /** Loads the texts before switching the language, so nothing flashes untranslated. */
  async function show(locale: Locale) {
    if (locale !== own) await allTextsIn(locale).catch(() => undefined)
    onChange((now) => ({ ...now, locale }))
  }
  return (
    <>
      <Segments
        label={texts.width()}
        value={look.width}
        onChange={(value) => onChange((now) => ({ ...now, width: value === 'phone' ? 'phone' : 'desktop' }))}
        options={[
          { value: 'phone', label: texts.phone() },
          { value: 'desktop', label: texts.desktop() },
        ]}
      />
      <Segments
        label={texts.language()}
        value={look.locale}
        onChange={(value) => void show(value === 'fr-ca' ? 'fr-ca' : 'en-ca')}
        options={languages.map(({ locale: value, name }) => ({ value, label: name }))}
      />
    </>
  )
}

type DeviceProps = { look: Look; label: string; children: ReactNode }

/** The screen of a phone or a computer, in the language of the look. */
export function PreviewDevice({ look: { locale, width }, label, children }: DeviceProps) {
  return (
    <div className={styles.device} data-width={width} role="group" aria-label={label}>
      <div lang={htmlLang(locale)} className={styles.screen}>
        {/* Outside the scope: the fallback must not wait for the texts it covers. */}
        <Suspense fallback={<Skeleton cards={1} />}>
          <LocaleScope value={locale}>{children}</LocaleScope>
        </Suspense>
      </div>
    </div>
  )
}
