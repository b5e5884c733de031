import type { HealthStory } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { sectionId } from './SectionCard.tsx'
import { storyOrder } from '../story/story-item.ts'
import styles from '../summary.module.css'

/** Links to the sections of a long summary, on screen. */
export function SectionLinks({ story: { sections } }: { story: Pick<HealthStory, 'sections'> }) {
  const { t } = useText('summary', 'story')
  return (
    <nav aria-label={t.summary.onThisPage()} data-no-print>
      <ul className={styles.links}>
        {storyOrder.map(
          (part) =>
            sections[part] && (
              <li key={part}>
                <TextLink
                  to={`#${sectionId(part)}`}
                  onClick={() => document.getElementById(sectionId(part))?.focus({ preventScroll: true })}
                >
                  {t.story.section[part]()}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
