import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { LanguageSwitch } from '#src/ui/LanguageSwitch.tsx'
import { OfflineNotice } from '#src/ui/OfflineNotice.tsx'
import styles from '../gates/frame.module.css'

/** Around a page for strangers: the brand, the language, and the way in (SHELL-02). */
export function OpenFrame({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { brand } = useConfig()
  return (
    <div className={styles.frame}>
      <header className={styles.header} data-no-print>
        <Link to={paths.home()} aria-label={t.brand.home({ product: brand.name })}>
          <BrandMark name={brand.name} src={brand.logo || undefined} />
        </Link>
        <Group gap="sm">
          <LanguageSwitch />
          <ButtonLink to={paths.login()} variant="quiet" size="sm">
            {t.userMenu.signIn()}
          </ButtonLink>
        </Group>
      </header>
      <OfflineNotice />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
