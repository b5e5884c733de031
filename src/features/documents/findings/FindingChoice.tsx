import type { SuggestionState } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import type { Decision, Finding } from './decisions.ts'
import styles from '../documents.module.css'

type Props = {
  found: Finding['found']
  decision: Decision | undefined
  onDecide: (decision: Decision | undefined) => void
  onEdit: () => void
}

/** The decision about a finding, or the buttons to make it. The person decides about possible duplicates. */
export function FindingChoice({ found, decision, onDecide, onEdit }: Props) {
  const { t } = useText('documents')
  const { name, match, state } = found
  const texts = t.documents.results
  if (state !== 'pending') return <Outcome state={state} />
  if (decision !== undefined) {
    const will = { create: texts.willAdd(), update: texts.willUpdate(), ignore: texts.willIgnore() }
    return (
      <Group gap="sm">
        <Text strong>{will[decision]}</Text>
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.undoOf({ name })}
          onClick={() => onDecide(undefined)}
        >
          {texts.undo()}
        </Button>
      </Group>
    )
  }
  return (
    <>
      {match && <p className={styles.match}>{texts.have({ name: match.name })}</p>}
      <Group gap="sm">
        {match ? (
          <>
            <Button size="sm" aria-label={texts.updateOf({ name })} onClick={() => onDecide('update')}>
              {texts.update()}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.keepBothOf({ name })}
              onClick={() => onDecide('create')}
            >
              {texts.keepBoth()}
            </Button>
          </>
        ) : (
          <Button size="sm" aria-label={texts.acceptOf({ name })} onClick={() => onDecide('create')}>
            {texts.accept()}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.ignoreOf({ name })}
          onClick={() => onDecide('ignore')}
        >
          {texts.ignore()}
        </Button>
        <Button variant="quiet" size="sm" aria-label={texts.editOf({ name })} onClick={onEdit}>
          {texts.edit()}
        </Button>
      </Group>
    </>
  )
}

function Outcome({ state }: { state: Exclude<SuggestionState, 'pending'> }) {
  const { t } = useText('documents')
  const texts = t.documents.results
  return <Text tone="secondary">{state === 'accepted' ? texts.added() : texts.ignored()}</Text>
}
