import { useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Group } from '#src/ui/Group.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { useConfig } from '#src/flags/config.ts'
import { LanguageSwitch } from '#src/ui/LanguageSwitch.tsx'
import styles from './frame.module.css'

/** A page without navigation: the brand, the language, the way out, and one thing to do. */
export function SimpleFrame({ children }: { children: ReactNode }) {
  const { t } = useText('errors')
  const { brand } = useConfig()
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  const signOut = () => {
    setLeaving(true)
    session.signOut().catch(() => {
      setLeaving(false)
      toast({ variant: 'error', message: t.errors.signOut() })
    })
  }
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
