import { useText } from '#src/i18n/use-text.ts'
import { EmailText } from '#src/ui/text/EmailText.tsx'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import styles from '../care-invitations.module.css'
import type { Line } from './invite-results.ts'

/** Addresses with their finding or outcome: two columns, on a phone too. */
export function LineTable({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  const { t } = useText('invites')
  const texts = t.invites
  // keyed by index, because an address may be listed twice
  const rows = lines.map((line, at) => ({ ...line, key: at }))
  return (
    <table className={styles.lines}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[texts.review.email(), texts.review.why()].map((header) => (
            <th key={header} scope="col">
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, email, what }) => (
          <tr key={key}>
            <th scope="row">
              <EmailText email={email} />
            </th>
            <td>{texts.finding[what]()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
