import type { HealthStory } from '#generated/model/index.ts'
import { dateIn, type Words } from '../story/story-item.ts'
import styles from '../summary.module.css'
import { usePrintMargins, writesMargins } from './use-print-margins.ts'

type Props = { story: Pick<HealthStory, 'patient'>; columns: readonly Words[] }

/** Name, date of birth and page number on every printed sheet, so that a lost one can be identified (2.2). */
export function PrintHeader({ story: { patient }, columns }: Props) {
  const born = patient.date_of_birth
  const lines = columns.map((words) => {
    const { label, person } = words.t.story
    return born === null ? '' : label({ label: person.dateOfBirth(), value: dateIn(words, born) })
  })
  const birth = lines.filter(Boolean).join(' / ')
  usePrintMargins({
    topLeft: patient.display_name,
    topRight: birth,
    pageOf: (page, pages) => columns.map(({ t }) => t.story.page({ page, pages })).at(-1) ?? '',
  })
  if (writesMargins()) return null
  return (
    <div className={styles.printHeader} aria-hidden="true">
      <strong>{patient.display_name}</strong>
      <span>{birth}</span>
    </div>
  )
}
