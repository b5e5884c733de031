import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  invalidateListInvitations,
  useResendInvitation,
} from '#generated/endpoints/invitations/invitations.ts'
import type { Invitation } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { refusalText, saveFailure } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCountdown } from '#src/lib/dates/use-countdown.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconRefresh } from '#src/ui/icons.ts'
import { Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** Resends an invitation (CALL-33); during the waiting period shows the time left. */
export function ResendButton({ invitation }: { invitation: Invitation }) {
  const { t } = useText('invites')
  const queryClient = useQueryClient()
  const resend = useResendInvitation()
  const { id, email = '', resend_blocked_until: until } = invitation
  const { left } = useCountdown((now) => (until ? Math.ceil((Date.parse(until) - now) / 1000) : 0))
  const place = useRef<HTMLSpanElement>(null)
  const texts = t.invites.action
  const failed = (error: unknown) => {
    switch (saveFailure(error)) {
      case 'offline':
        return texts.offline()
      case 'conflict':
      case 'gone':
      case 'locked':
        return texts.answered()
      case 'refused':
      case 'failed': {
        const isTooSoon = error instanceof ApiError && error.status === 429
        return (isTooSoon && refusalText(error, 'detail')) || texts.resendFailed()
      }
    }
  }
  const send = () =>
    resend.mutate(
      { id },
      {
        onSuccess: () => {
          // the button is hidden during the waiting period, so the focus moves to its container
          place.current?.focus()
          toast({ variant: 'success', message: texts.resent({ email }) })
        },
        onError: (error) => {
          toast({ variant: 'error', message: failed(error) })
          // the list is out of date
          void invalidateListInvitations(queryClient)
        },
      },
    )
  return (
    <span ref={place} tabIndex={-1}>
      {left > 0 ? (
        <Text as="span" size="sm" tone="secondary">
          {left < 120
            ? texts.waitSeconds({ count: left })
            : texts.waitMinutes({ count: Math.ceil(left / 60) })}
        </Text>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={resend.isPending}
          icon={IconRefresh}
          aria-label={texts.resendOf({ email })}
          onClick={send}
        >
          {texts.resend()}
        </Button>
      )}
    </span>
  )
}
