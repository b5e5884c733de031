import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { writeFailure } from '../editor/write-failure.ts'
import styles from './import.module.css'
import { useFilePlace } from './use-file-place.ts'

type Props<Check> = { check: UseQueryResult<Check>; children: (found: Check) => ReactNode }

/** What the server says of a file, or why it says nothing. */
export function FileCheck<Check>({ check, children }: Props<Check>) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.import
  const { data, error } = check
  if (error && Object.keys(fieldErrors(error)).length > 0) {
    return (
      <Alert kind="error" title={texts.invalid()}>
        <FilePlaces error={error} />
      </Alert>
    )
  }
  if (error) {
    const why = writeFailure(error)
    return (
      <Alert kind="error">
        <Stack gap="sm">
          <Text>{why === 'offline' ? texts.offline() : texts.failed()}</Text>
          <Button size="sm" variant="secondary" onClick={() => void check.refetch()}>
            {t.actions.retry()}
          </Button>
        </Stack>
      </Alert>
    )
  }
  return data ? children(data) : <Spinner label={texts.checking()} />
}

const MAX_SHOWN = 20

/** What the contract does not allow in a file, each with its place. */
function FilePlaces({ error }: { error: unknown }) {
  const { t } = useText('journeyEditor')
  const placeName = useFilePlace()
  const texts = t.journeyEditor.import
  const found = Object.entries(fieldErrors(error)).map(([name, message]) => ({
    path: name.replace(/^file\./, '').split('.'),
    message,
  }))
  return (
    <ul className={styles.places}>
      {found.slice(0, MAX_SHOWN).map(({ path, message }) => (
        <li key={path.join('/')}>
          {texts.places.problem({ place: placeName(path), message })}{' '}
          <code className={styles.pointer}>/{path.join('/')}</code>
        </li>
      ))}
      {found.length > MAX_SHOWN && <li>{texts.places.more({ count: found.length - MAX_SHOWN })}</li>}
    </ul>
  )
}
