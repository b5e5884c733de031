import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { icsFile } from '#src/lib/files/ics.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { saveFile } from '#src/lib/browser/save-file.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { calendarEntries, type CalendarKind, calendarKinds } from './calendar-entries.ts'
import { readDated } from './read-dated.ts'

/** Downloads what has a date as a calendar file (B10). */
export function AddToCalendar() {
  const { t } = useText('care')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        {t.care.activities.calendar()}
      </Button>
      <Modal opened={opened} title={t.care.activities.calendar()} onClose={() => setOpened(false)}>
        <Choice onDone={() => setOpened(false)} />
      </Modal>
    </>
  )
}

type Problem = 'missing' | 'failed' | 'empty'

function Choice({ onDone }: { onDone: () => void }) {
  const { t } = useText('calendar')
  const words = t.calendar
  const { is_guest: isGuest } = useCurrentUser()
  const [kinds, setKinds] = useState<readonly CalendarKind[]>(calendarKinds)
  const [withNames, setWithNames] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState(false)

  async function save() {
    if (kinds.length === 0) return setProblem('missing')
    setProblem(undefined)
    setPending(true)
    try {
      const entries = calendarEntries(await readDated(kinds), kinds, {
        texts: words.entry,
        withNames,
        address: location.origin,
        today: localToday(),
      })
      if (entries.length === 0) return setProblem('empty')
      const file = `${words.file()}.ics`
      saveFile(file, 'text/calendar;charset=utf-8', icsFile(entries, new Date().toISOString()))
      toast({ message: words.done({ file, count: entries.length }), variant: 'success' })
      onDone()
    } catch {
      setProblem('failed')
    } finally {
      setPending(false)
    }
  }

  return (
    <Stack gap="lg">
      <Text>{words.intro()}</Text>
      <CheckboxGroupField
        label={words.what()}
        required
        error={problem === 'missing' ? words.missing() : undefined}
        value={kinds}
        options={calendarKinds.map((kind) => ({
          value: kind,
          label: words.kind[kind](),
          ...(kind in words.kindHelp && { help: words.kindHelp[kind as keyof typeof words.kindHelp]() }),
        }))}
        onChange={(chosen) => {
          setProblem(undefined)
          setKinds(calendarKinds.filter((kind) => chosen.includes(kind)))
        }}
      />
      <CheckboxField
        label={words.names()}
        description={words.namesHelp()}
        value={withNames}
        onChange={setWithNames}
      />
      {problem === 'failed' && <Alert kind="error">{words.failed()}</Alert>}
      {problem === 'empty' && <Alert kind="info">{words.empty()}</Alert>}
      <Group>
        <Button pending={pending} onClick={() => void save()}>
          {words.save()}
        </Button>
      </Group>
      {!isGuest && (
        <Text>
          {words.subscribe()} <TextLink to={paths.settings.reminders()}>{words.subscribeLink()}</TextLink>
        </Text>
      )}
    </Stack>
  )
}
