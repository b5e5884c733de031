import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import { invitePath } from './invite-path.ts'
import type { Where } from './list-rules.ts'

/** Nobody takes part yet: what changes that. */
export function NoEnrolments(where: Where) {
  const { t } = useText('enrolments')
  const { empty, page } = t.enrolments
  return (
    <EmptyState
      level={3}
      title={empty.title()}
      icon={<IconUsers aria-hidden size="1.75rem" />}
      // the page has its main button above
      action={
        <ButtonLink variant="secondary" to={invitePath(where)}>
          {page.invite()}
        </ButtonLink>
      }
    >
      {empty.body()}
    </EmptyState>
  )
}
