import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import { invitePath } from './invite-path.ts'
import type { Where } from './list-rules.ts'

/** An empty journey: explains how people join, if they can. */
export function NoEnrolments({ where, isOpen }: { where: Where; isOpen: boolean }) {
  const { t } = useText('enrolments')
  const { empty, page } = t.enrolments
  return (
    <EmptyState
      level={3}
      title={empty.title()}
      icon={<IconUsers aria-hidden size="1.75rem" />}
      // the page's primary button is above
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
