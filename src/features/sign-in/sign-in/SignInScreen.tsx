import type { ReactNode } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { LanguageSwitch } from '#src/ui/actions/LanguageSwitch.tsx'
import { Text } from '#src/ui/basics.tsx'
import { AuthenticationCard } from '../card/AuthenticationCard.tsx'
import type { CardView, LoginNotice } from '../card/card.ts'
import styles from './sign-in.module.css'

type Props = {
  defaultView?: CardView
  notice?: LoginNotice | undefined
  /** The inviting organization; replaces the product's mark (AUTH-50, AUTH-51). */
  branding?: ReactNode
  /** Text above the card. */
  lead?: ReactNode
}

/** The authentication card as a full page (AUTH-45). */
export function SignInScreen({ defaultView, notice, branding, lead }: Props) {
  const { t } = useText('auth')
  const { brand } = useConfig()
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        {branding ?? <BrandMark name={brand.name} size="lg" />}
        <LanguageSwitch />
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.column}>
          {lead}
          <AuthenticationCard defaultView={defaultView} notice={notice} />
        </div>
        <aside className={styles.aside}>
          <p className={styles.welcome}>{t.auth.login.welcome()}</p>
          <Text tone="secondary">{t.auth.login.together()}</Text>
        </aside>
      </main>
    </div>
  )
}
