import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  invalidateListConsentDecisions,
  useCreateConsentDecision,
} from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import { useConfig } from '#src/flags/config.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import styles from './settings.module.css'

/** Withdraws all consents, then refetches. The decisions first, because the gate reads them when the user changes. */
function useWithdraw() {
  const queryClient = useQueryClient()
  const record = useCreateConsentDecision({ skipInvalidation: true })
  return useMutation({
    mutationFn: async (policies: readonly string[]) => {
      await Promise.all(policies.map((policy) => record.mutateAsync({ data: { consented: false, policy } })))
      await invalidateListConsentDecisions(queryClient)
      await invalidateGetCurrentUser(queryClient, { throwOnError: true })
    },
  })
}

/** Withdraws consent after explaining the consequences, or shows that it was withdrawn. */
export function WithdrawConsent() {
  const { t } = useText('settings')
  const { brand, policies } = useConfig()
  const { consented_policies: given } = useCurrentUser()
  const withdraw = useWithdraw()
  const texts = t.settings.withdraw
  const own = [policies.privacy, policies.terms].filter((policy) => given.includes(policy))
  if (own.length === 0) {
    return (
      <Stack gap="md">
        <Alert kind="info" role="status" title={texts.closed()}>
          {texts.closedBody({ product: brand.name })}
        </Alert>
        <ButtonLink to={paths.home()} variant="secondary" width="phone">
          {texts.again()}
        </ButtonLink>
      </Stack>
    )
  }
  return (
    <ConfirmButton
      label={texts.button()}
      look={{ width: 'phone' }}
      call={withdraw}
      variables={own}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      cancelLabel={texts.keep()}
      undoable
      failed={texts.failed}
    >
      <Stack gap="sm">
        <Text>{texts.follows({ product: brand.name })}</Text>
        <ul className={styles.follows}>
          <li>{texts.portal()}</li>
          <li>{texts.team()}</li>
          <li>{texts.shares()}</li>
          <li>{texts.kept()}</li>
        </ul>
        <Text>{texts.back()}</Text>
      </Stack>
    </ConfirmButton>
  )
}
