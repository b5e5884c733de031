import { useEffect, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Group } from '#src/ui/Group.tsx'
import { useConfig } from '#src/flags/config.ts'
import { LanguageSwitch } from '#src/ui/LanguageSwitch.tsx'
import { screen } from '../screen.ts'
import { useSignOut } from '../shell/use-sign-out.ts'
import styles from './frame.module.css'

type Props = {
  children: ReactNode
  /** Which screen this is, whatever the language. */
  name: string
}

/** A page without navigation: the brand, the language, the way out, and one thing to do (GATE-18). */
export function SimpleFrame({ children, name }: Props) {
  const { t } = useText()
  const { brand } = useConfig()
  const { signOut, leaving } = useSignOut()
  useEffect(() => {
    screen.set(name)
    return () => screen.set('page')
  }, [name])
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <BrandMark name={brand.name} />
        <Group gap="sm">
          <LanguageSwitch />
          <Button variant="quiet" size="sm" pending={leaving} onClick={signOut}>
            {t.userMenu.signOut()}
          </Button>
        </Group>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
