import type { OrganizationContentUses } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { JourneyBadges } from './JourneyBadges.tsx'
import styles from '../contents.module.css'

type Props = { uses: OrganizationContentUses; organizationName: string; isLinked?: boolean }

/** Whether anything refers to a content, or anyone has it among their own. */
export const isUsed = (uses: OrganizationContentUses): boolean =>
  uses.journeys.length > 0 ||
  uses.is_featured ||
  uses.recommended_count + uses.saved_count + uses.started_count > 0

/** Who recommends a content, and how many people have it among their own. */
export function UseList({ uses, organizationName, isLinked = false }: Props) {
  const { t } = useText('contents')
  const texts = t.contents.uses
  const sentences = [
    uses.is_featured && texts.featured({ organization: organizationName }),
    uses.recommended_count > 0 && texts.recommended({ count: uses.recommended_count }),
    uses.saved_count > 0 && texts.saved({ count: uses.saved_count }),
    uses.started_count > 0 && texts.started({ count: uses.started_count }),
  ].filter((sentence) => sentence !== false)
  return (
    <ul className={styles.help}>
      {uses.journeys.map(({ id, name, status, open_enrolment_count: count }) => (
        <li key={id}>
          {isLinked ? <TextLink to={paths.admin.journeys({}, { edit: id })}>{name}</TextLink> : name}{' '}
          <JourneyBadges status={status} />
          <div>{texts.journey({ count })}</div>
        </li>
      ))}
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
