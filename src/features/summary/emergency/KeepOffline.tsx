import { useEffect, useState } from 'react'
import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { forgetKeptPage, isKept, keepPage, KEPT_PAGES } from '#src/lib/browser/kept-pages.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { emergencyHtml } from './emergency-html.ts'

type Props = { patient: string; story: HealthStory; language: HealthStoryLanguage }

const localesOf = (language: HealthStoryLanguage) =>
  language === 'both' ? (['en-ca', 'fr-ca'] as const) : ([language] as const)

async function keep(owner: string, { patient, story, language }: Props): Promise<void> {
  const columns = await Promise.all(
    localesOf(language).map((locale) => textsIn(locale, 'story', 'emergency')),
  )
  const [{ t, locale }] = columns as [(typeof columns)[number]]
  await keepPage(patient, owner, {
    lang: htmlLang(locale),
    title: t.emergency.documentTitle(),
    portal: t.emergency.kept.portal(),
    html: columns.map((words) => emergencyHtml(words, story)).join('\n'),
  })
}

/** Keeps the emergency page on this device, for reading offline. Needs the service worker, which shows it. */
export function KeepOffline({ patient, story, language }: Props) {
  const { t } = useText('emergency')
  const { kept: words } = t.emergency
  const owner = useSession().subject()
  /** Undefined until known, and where no page can be kept: without a service worker, and for guests. */
  const [kept, setKept] = useState<boolean>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const found = async () =>
      owner && (await navigator.serviceWorker.getRegistration()) ? await isKept(patient) : undefined
    found().then(setKept, () => undefined)
  }, [owner, patient])
  useEffect(() => {
    if (!owner || !kept) return
    keep(owner, { patient, story, language }).catch(() => {
      setKept(false)
      setFailed(true)
    })
  }, [kept, owner, patient, story, language])

  function change(wanted: boolean) {
    setKept(wanted)
    setFailed(false)
    if (!wanted) forgetKeptPage(patient).catch(() => setKept(true))
  }

  if (kept === undefined) return null
  return (
    <Stack gap="xs">
      <CheckboxField
        label={words.label()}
        description={words.help()}
        value={kept}
        onChange={change}
        error={failed ? words.failed() : undefined}
      />
      {kept && (
        <TextLink href={KEPT_PAGES} newTab={false}>
          {words.open()}
        </TextLink>
      )}
    </Stack>
  )
}
