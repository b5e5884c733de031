import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconShieldLock } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'

/** Shown for an organization whose care team the visitor is not on. */
export function NotYourOrganization({ name }: { name: string }) {
  const { t } = useText('errors')
  const words = t.errors.notYourOrganization
  return (
    <>
      <PageHeader title={name} />
      <EmptyState
        title={words.title()}
        icon={<IconShieldLock aria-hidden size="1.75rem" />}
        action={<ButtonLink to={paths.provider.home()}>{words.home()}</ButtonLink>}
      >
        {words.body({ organization: name })}
      </EmptyState>
    </>
  )
}
