import { useText } from '#src/i18n/use-text.ts'
import { changeFailure } from './change-failure.ts'

/** What is said when an account could not be changed; undefined without an error. */
export function useChangeWords(): (error: unknown) => string | undefined {
  const { t } = useText('users')
  return (error) => {
    if (!error) return undefined
    const failure = changeFailure(error)
    return failure.kind === 'rule' ? failure.words : t.users.failed[failure.kind]()
  }
}
