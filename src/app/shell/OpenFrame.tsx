import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { OfflineNotice } from '#src/ui/messages/OfflineNotice.tsx'
import { PlainFrame } from '#src/ui/layout/PlainFrame.tsx'

/** Frame of a public page: brand, language switch and sign-in (SHELL-02). */
export function OpenFrame({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { brand } = useConfig()
  return (
    <PlainFrame
      brand={brand}
      home={(mark) => (
        <Link to={paths.home()} aria-label={t.brand.home({ product: brand.name })}>
          {mark}
        </Link>
      )}
      actions={
        <ButtonLink to={paths.login()} variant="quiet" size="sm">
          {t.userMenu.signIn()}
        </ButtonLink>
      }
    >
      <OfflineNotice />
      {children}
    </PlainFrame>
  )
}
