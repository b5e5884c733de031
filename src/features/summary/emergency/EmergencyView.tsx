import { type ReactNode, useEffect, useState } from 'react'
import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { forgetKeptPage, isKept, keepPage, KEPT_PAGES } from '#src/lib/browser/kept-pages.ts'
import { htmlText } from '#src/lib/files/html-text.ts'
import { phoneAddress, shownPhone } from '#src/lib/validation/phone.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { Group, Stack } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { dateIn, sourceIn, type StoryItem, type Words } from '../story/story-item.ts'
import { LanguageChoice } from '../view/LanguageChoice.tsx'
import { aboutPerson, contactName } from '../view/story-view.ts'
import { EmergencySheet } from './EmergencySheet.tsx'
import { emergencySections } from './emergency-sections.ts'

/** A page with gaps is not kept, and without a service worker it could not be shown. */
const canBeKept = ({ sections }: HealthStory) =>
  'serviceWorker' in navigator && Object.values(sections).every((section) => section?.status !== 'failed')

type Props = {
  story: HealthStory
  /** Leads to a share of this page. */
  share: ReactNode
  /** The profile, if its page may be kept on this device. */
  patient: string | undefined
  card: string
  details: string
  onRetry: () => void
}

/** The emergency page of one's own profile: to read, print and share. */
export function EmergencyView({ story, share, patient, card, details, onRetry }: Props) {
  const { t, locale } = useText('emergency')
  const words = t.emergency
  const [language, setLanguage] = useState<HealthStoryLanguage>(locale)
  const { date_of_birth: born, spoken_languages: spoken, emergency_contact: contact } = story.patient
  const missing = [
    contact === null && words.missing.contact(),
    born === null && words.missing.dateOfBirth(),
    spoken === null && words.missing.languages(),
  ].filter((name) => name !== false)
  return (
    <Stack gap="lg">
      <div data-no-print>
        <Stack>
          <Group justify="between" align="end">
            <Group gap="sm">
              <Button icon={IconPrinter} onClick={() => window.print()}>
                {words.print()}
              </Button>
              {share}
              <ButtonLink to={card} variant="secondary">
                {words.card()}
              </ButtonLink>
              <ButtonLink to={details} variant="secondary">
                {words.edit()}
              </ButtonLink>
            </Group>
            <LanguageChoice
              label={words.language()}
              both={words.both()}
              value={language}
              onChange={setLanguage}
            />
          </Group>
          {patient !== undefined && canBeKept(story) && <KeepOffline {...{ patient, story, language }} />}
          {missing.length > 0 && (
            <Alert kind="info" role="none" title={words.missing.title()}>
              {new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing)}.{' '}
              <TextLink to={details}>{words.missing.add()}</TextLink>
            </Alert>
          )}
        </Stack>
      </div>
      <EmergencySheet {...{ story, language, onRetry }} />
    </Stack>
  )
}

const fact = (label: string, html: string) => `<dt>${htmlText(label)}</dt><dd>${html}</dd>`

function contactHtml({ t }: Words, { emergency_contact: contact }: HealthStory['patient']): string {
  const { person } = t.story
  if (!contact) return htmlText(person.unknown())
  const phone = htmlText(shownPhone(contact.phone, person.phoneWithExtension))
  return `${htmlText(contactName(contact))} <a href="${htmlText(phoneAddress(contact.phone))}">${phone}</a>`
}

function itemHtml(words: Words, item: StoryItem): string {
  const source = item.source === 'self_reported' ? '' : sourceIn(words, item)
  const rest = [item.state, item.brief, source].filter((text) => text).join(' · ')
  return `<li><strong>${htmlText(item.title)}</strong> ${htmlText(rest)}</li>`
}

/** The emergency page as plain HTML, to be read without the portal. */
function emergencyHtml(words: Words, story: HealthStory): string {
  const { story: texts, emergency } = words.t
  const made = formatDateTime(words.locale, story.generated_at)
  const person = aboutPerson(words, story, (date) => dateIn(words, date))
  const sections = emergencySections(words, story).map(({ title, items, empty }) => {
    const list = items.map((item) => itemHtml(words, item)).join('\n')
    return `<h2>${htmlText(title)}</h2>\n${list ? `<ul>${list}</ul>` : `<p>${htmlText(empty)}</p>`}`
  })
  return `<article lang="${htmlLang(words.locale)}">
<h1>${htmlText(emergency.titleOf({ name: story.patient.display_name }))}</h1>
<p class="kept">${htmlText(emergency.kept.on({ date: made }))}</p>
<dl>${person.map(({ label, value }) => fact(label, htmlText(value))).join('\n')}
${fact(texts.person.contact(), contactHtml(words, story.patient))}</dl>
${sections.join('\n')}
<p>${htmlText(texts.emergency.footer())}</p>
</article>`
}

type KeepOfflineProps = { patient: string; story: HealthStory; language: HealthStoryLanguage }

const localesOf = (language: HealthStoryLanguage) =>
  language === 'both' ? (['en-ca', 'fr-ca'] as const) : ([language] as const)

async function keep(owner: string, { patient, story, language }: KeepOfflineProps): Promise<void> {
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
function KeepOffline({ patient, story, language }: KeepOfflineProps) {
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
