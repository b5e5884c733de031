import { useText } from '#src/i18n/use-text.ts'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { LanguageSwitch } from '#src/ui/LanguageSwitch.tsx'
import { PageHeading } from '#src/ui/PageHeading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './sign-in.module.css'

type Props = {
  product: string
  supportEmail: string
}

/** The authentication card at the level of the application (AUTH-45), in its first view (AUTH-07..12). */
export function SignInScreen({ product, supportEmail }: Props) {
  const { t } = useText('auth')
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <BrandMark name={product} size="lg" />
        <LanguageSwitch />
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.card}>
          <Stack gap="lg">
            <Stack gap="xs">
              <PageHeading>{t.auth.login.title()}</PageHeading>
              <Text tone="secondary">{t.auth.login.intro()}</Text>
            </Stack>
            <SignInForm supportEmail={supportEmail} />
          </Stack>
        </div>
        <aside className={styles.aside}>
          <p className={styles.welcome}>{t.auth.login.welcome()}</p>
          <Text tone="secondary">{t.auth.login.safe()}</Text>
        </aside>
      </main>
    </div>
  )
}
