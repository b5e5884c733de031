import type { HealthStory, HealthStoryLanguage, HealthStoryShareCreated } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { QrCode } from '#src/ui/data/QrCode.tsx'
import { InLanguages } from '../view/InLanguages.tsx'
import type { Words } from '../story/story-item.ts'
import { cardText } from './card-text.ts'
import styles from './card.module.css'

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
      <div className={styles.panel}>
        {risks.map(({ label, text }) => (
          <p key={label}>
            <strong>{label}</strong>
            <br />
            {text}
          </p>
        ))}
      </div>
      <div className={styles.panel}>
        {medications.map(({ label, text }) => (
          <p key={label}>
            <strong>{label}</strong>
            <br />
            {text}
          </p>
        ))}
      </div>
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
