import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { partNamed, stepPartNamed } from '../design/part-names.ts'
import { writeFailure } from '../editor/write-failure.ts'
import styles from './import.module.css'

/** Names a place of an imported file in words, such as “Step 2, name”; the path is in the contract's names. */
function useFilePlace(): (path: readonly string[]) => string {
  const { t } = useText('journeyEditor')
  const { places } = t.journeyEditor.import
  const { parts, stepParts } = t.journeyEditor
  const number = (index: string) => Number(index) + 1
  return ([root, first = '', second, third, ...deeper]) => {
    const isAt = (index: string | undefined) => index !== undefined && /^\d+$/.test(index)
    if (root === 'forms' && isAt(first)) {
      const form = places.form({ number: number(first) })
      if (second !== 'pages' || !third || !isAt(third)) return form
      const page = places.page({ form, number: number(third) })
      const [name, field = ''] = deeper
      return name === 'fields' && isAt(field) ? places.question({ page, number: number(field) }) : page
    }
    if (root === 'banner_picture') return places.picture()
    if (root !== 'design') return places.file()
    if (first === 'steps' && second && isAt(second)) {
      const step = places.step({ number: number(second) })
      const part = stepPartNamed(third)
      return part ? places.part({ place: step, part: stepParts[part]() }) : step
    }
    const part = partNamed(first)
    return part ? places.part({ place: places.journey(), part: parts[part]() }) : places.journey()
  }
}

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
