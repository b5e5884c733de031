import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import { invitePath } from './invite-path.ts'
import type { Where } from './list-rules.ts'

/** Nobody takes part yet: what changes that, where somebody can join. */
export function NoEnrolments({ where, isOpen }: { where: Where; isOpen: boolean }) {
  const { t } = useText('enrolments')
  const { empty, page } = t.enrolments
  return (
    <EmptyState
      level={3}
      title={empty.title()}
      icon={<IconUsers aria-hidden size="1.75rem" />}
      // the page has its main button above
      action={
        isOpen && (
          <ButtonLink variant="secondary" to={invitePath(where)}>
            {page.invite()}
          </ButtonLink>
        )
      }
    >
      {isOpen ? empty.body() : empty.closed()}
    </EmptyState>
  )
}
