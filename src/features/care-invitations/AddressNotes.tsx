import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { LineProblem, TypedAddresses } from './parse-addresses.ts'

/** Enough to correct right away; the review lists the rest. */
const SHOWN = 10

export function AddressNotes({ typed, shown }: { typed: TypedAddresses; shown: boolean }) {
  const { t } = useText('invites')
  const { good, problems } = typed
  const texts = t.invites.create
  const words = (problem: LineProblem) => {
    switch (problem.kind) {
      case 'wrong':
        return texts.wrong(problem)
      case 'twice':
        return texts.twice(problem)
    }
  }
  return (
    <div role="status">
      {shown && good > 0 && <Text tone="secondary">{texts.good({ count: good })}</Text>}
      {shown && problems.length > 0 && (
        <Alert kind="warning" role="none" title={texts.lines()}>
          <ul>
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={problem.at}>{words(problem)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
