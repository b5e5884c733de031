import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUpdateOrganization } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { parseColour, toHex } from '#src/lib/text/colour.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { defaultTheme, otherKeys, type ThemeKey, themeKeys } from '#src/ui/theme/theme-colours.ts'
import styles from '../organizations.module.css'
import { awaitBrandingOf } from '../queries.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useRevision } from '../use-revision.ts'
import { ThemeConflict } from './ThemeConflict.tsx'
import { ThemeSample } from './ThemeSample.tsx'
import { checkTheme, corrected, themeFrom, type ThemeValues, valuesOf, withMain } from './theme-values.ts'

const MAIN = 'primary-700'

type Props = {
  organization: Organization
  label: string
  onClose: () => void
}

/** Edits an organization's colours with a live preview; unreadable ones cannot be saved. */
export function ThemeEditor({ organization, label, onClose }: Props) {
  const { t } = useText('organization', 'provider')
  const id = useId()
  const { data: branding } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const [before] = useState(() =>
    // the theme at the revision, if there is one: the branding may be older
    valuesOf(
      organization.revision === undefined ? (branding.theme ?? organization.theme) : organization.theme,
    ),
  )
  const [values, setValues] = useState<ThemeValues>(before)
  const [isDone, setDone] = useState(false)
  const { request, theirs, refetchRevision } = useRevision(organization)
  const [mine, setMine] = useState<ThemeValues>()
  const update = useUpdateOrganization({ request })
  const failureText = useFailureText()
  const texts = t.organization.theme
  const { invalid, corrections, shown } = checkTheme(values)
  const names = t.provider.organizationSettings.colours
  const nameOf = (key: ThemeKey) => {
    if (key === MAIN) return texts.main()
    const other = otherKeys.find((one) => one === key)
    return other ? names[other]() : texts.step({ step: key.slice('primary-'.length) })
  }
  const errorOf = (key: ThemeKey) => {
    if (invalid.includes(key)) return texts.invalid()
    const found = corrections.find((one) => one.key === key)
    return found && texts.tooLight({ used: found.used })
  }
  const problems = themeKeys.flatMap((key) => {
    const message = errorOf(key)
    return message ? [{ fieldId: `${id}${key}`, message }] : []
  })
  // an error links to its field, so the field must be visible
  const hidden = [...invalid, ...corrections.map(({ key }) => key)].filter((key) => key !== MAIN)
  const change = (changed: ThemeValues) => {
    if (update.error) update.reset()
    setValues(changed)
  }
  async function submit() {
    if (problems.length > 0) return
    try {
      await update.mutateAsync({ id: organization.id, data: { theme: themeFrom(values) } })
      flushSync(() => setDone(true))
      toast({ variant: 'success', message: t.organization.form.saved({ name: organization.name }) })
      onClose()
    } catch (error) {
      // the form shows the error and keeps the colours
      if (!(await refetchRevision(error))) return
      update.reset()
      setMine(values)
    }
  }
  return (
    <FormShell
      aria-label={label}
      submitLabel={t.organization.form.save()}
      onSubmit={submit}
      onCancel={onClose}
      problems={problems}
      pending={update.isPending}
      submitError={update.error && failureText(update.error)}
      unsaved={!isDone && JSON.stringify(values) !== JSON.stringify(before)}
      actions={
        <Button variant="quiet" onClick={() => change(valuesOf(null))}>
          {texts.reset()}
        </Button>
      }
    >
      {mine && theirs && (
        <ThemeConflict {...{ mine, values }} theirs={valuesOf(theirs.theme)} onChoose={change} />
      )}
      <ColourField
        id={`${id}${MAIN}`}
        label={nameOf(MAIN)}
        description={texts.mainHelp()}
        value={values[MAIN]}
        fallback={defaultTheme[MAIN]}
        error={errorOf(MAIN)}
        onChange={(main) => change(withMain(values, main))}
      />
      <ThemeSample colours={shown} />
      <div role="status">
        {corrections.length > 0 && (
          <Alert kind="warning" role="none" title={texts.guard({ count: corrections.length })}>
            <Stack gap="sm">
              <Text>{texts.guardBody()}</Text>
              <Button variant="secondary" size="sm" onClick={() => change(corrected(values, corrections))}>
                {texts.readable()}
              </Button>
            </Stack>
          </Alert>
        )}
      </div>
      <Disclosure title={texts.every()} open={hidden.length > 0}>
        <Stack gap="md">
          <Text tone="secondary">{texts.help()}</Text>
          <div className={styles.colours}>
            {themeKeys
              .filter((key) => key !== MAIN)
              .map((key) => (
                <ColourField
                  key={key}
                  id={`${id}${key}`}
                  label={nameOf(key)}
                  value={values[key]}
                  fallback={shown[key] ?? shown[MAIN] ?? defaultTheme[MAIN]}
                  error={errorOf(key)}
                  onChange={(value) => change({ ...values, [key]: value })}
                />
              ))}
          </div>
        </Stack>
      </Disclosure>
    </FormShell>
  )
}

type ColourFieldProps = {
  id: string
  label: string
  description?: string | undefined
  value: string
  /** Shown while the field is empty. */
  fallback: string
  error?: string | undefined
  onChange: (value: string) => void
}

function ColourField({ id, label, description, value, fallback, error, onChange }: ColourFieldProps) {
  const { t } = useText('organization')
  const colour = parseColour(value.trim()) ?? parseColour(fallback)
  return (
    <div className={styles.colourField}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t.organization.theme.pick({ name: label })}
        value={colour ? toHex(colour) : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        {...{ id, label, description, value, error, onChange }}
        short
        autoComplete="off"
        maxLength={64}
      />
    </div>
  )
}
