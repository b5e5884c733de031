import type { HealthStory, HealthStoryLanguage, HealthStoryShareCreated } from '#generated/model/index.ts'
import { formatDate, formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { shownPhone } from '#src/lib/validation/phone.ts'
import { QrCode } from '#src/ui/data/QrCode.tsx'
import { InLanguages } from '../view/InLanguages.tsx'
import type { StoryItem, Words } from '../story/story-item.ts'
import { contactName } from '../view/story-view.ts'
import styles from './card.module.css'
import { emergencySections } from './emergency-sections.ts'

/** Characters that fit on the panels of 85 x 54 mm, by section; longer lists are cut and counted. */
const room = { allergies: 300, conditions: 230, medications: 720 } as const

type CardPart = keyof typeof room
type Line = { label: string; text: string }

/** The first list that fits, or as many parts of the last as fit and the number of the others. */
function fitted({ t }: Pick<Words, 't'>, lists: readonly (readonly string[])[], most: number): string {
  const joined = lists.map((parts) => parts.join('; '))
  const whole = joined.find((text) => text.length <= most)
  if (whole !== undefined) return whole
  const parts = lists.at(-1) ?? []
  let shown = parts.length - 1
  while (shown > 1 && parts.slice(0, shown).join('; ').length > most) shown -= 1
  return t.story.emergency.more({ items: parts.slice(0, shown).join('; '), count: parts.length - shown })
}

const title = (item: StoryItem) => item.title
const withBrief = ({ title: name, brief }: StoryItem) => (brief ? `${name} (${brief})` : name)

function cardText(words: Words, story: HealthStory) {
  const { emergency, person, english, french } = words.t.story
  const { patient } = story
  const { emergency_contact: contact, preferred_language: preferred } = patient
  const sections = emergencySections(words, story)
  const linesOf = (part: CardPart, write: (item: StoryItem) => string): Line[] =>
    sections
      .filter((section) => section.part === part)
      .map(({ title: label, isFailed, empty, items }) => {
        if (isFailed) return { label, text: emergency.notLoaded() }
        if (items.length === 0) return { label, text: empty }
        return { label, text: fitted(words, [items.map(write), items.map(title)], room[part]) }
      })
  const language = preferred === null ? null : { 'en-ca': english(), 'fr-ca': french() }[preferred]
  return {
    name: patient.display_name,
    about: [
      patient.date_of_birth === null
        ? null
        : emergency.born({ date: formatDate(words.locale, patient.date_of_birth) }),
      patient.spoken_languages ?? language,
      emergency.made({ date: formatDate(words.locale, story.generated_at) }),
    ].filter((text) => text !== null),
    contact: contact && {
      name: contactName(contact),
      phone: shownPhone(contact.phone, person.phoneWithExtension),
    },
    risks: [
      ...(patient.implants ? [{ label: person.implants(), text: patient.implants }] : []),
      ...linesOf('allergies', withBrief),
      ...linesOf('conditions', title),
    ],
    medications: linesOf('medications', withBrief),
  }
}

type Props = {
  story: HealthStory
  language: HealthStoryLanguage
  /** A share of the emergency page, printed as a QR code with its passcode. */
  code?: HealthStoryShareCreated | undefined
}

/** A card that folds to 85 x 54 mm, once for each language. */
export function WalletCard({ story, language, code }: Props) {
  return (
    <InLanguages language={language}>
      {(columns) => (
        <div className={styles.cards}>
          {columns.map((words) => (
            <Card key={words.locale} {...{ words, story, code }} />
          ))}
        </div>
      )}
    </InLanguages>
  )
}

function Card({ words, story, code }: Omit<Props, 'language'> & { words: Words }) {
  const { emergency } = words.t.story
  const { name, about, contact, risks, medications } = cardText(words, story)
  return (
    <article className={styles.card} lang={htmlLang(words.locale)} aria-label={emergency.card()}>
      <div className={styles.panel}>
        <p className={styles.band}>{emergency.card()}</p>
        <p className={styles.name}>{name}</p>
        {about.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {contact && (
          <p className={styles.contact}>
            {emergency.call()} <strong>{contact.phone}</strong>
            <br />
            {contact.name}
          </p>
        )}
      </div>
      <Lines lines={risks} />
      <Lines lines={medications} />
      {code && (
        <div className={`${styles.panel} ${styles.code}`}>
          <QrCode text={code.url} label={emergency.scan()} />
          <div>
            <p>
              <strong>{emergency.scan()}</strong>
            </p>
            <p>{emergency.passcode({ passcode: code.passcode })}</p>
            <p>{emergency.until({ date: formatDateTime(words.locale, code.expires_at) })}</p>
          </div>
        </div>
      )}
    </article>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <div className={styles.panel}>
      {lines.map(({ label, text }) => (
        <p key={label}>
          <strong>{label}</strong>
          <br />
          {text}
        </p>
      ))}
    </div>
  )
}
