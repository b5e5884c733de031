import type { HealthStory } from '#generated/model/index.ts'
import { csvText } from '#src/lib/files/csv.ts'
import { sourceIn, type Words } from '../story/story-item.ts'
import { personLines, storySections } from '../view/story-view.ts'

/**
 * A Health Story as CSV: one line per record, quoted, with a UTF-8 byte order mark. A section that failed to
 * load has a line that says so.
 */
export function csvFile(columns: readonly Words[], story: HealthStory): string {
  const lines = columns.flatMap((words) => {
    const { csv, failed } = words.t.story
    const head = [csv.section(), csv.name(), csv.state(), csv.details(), csv.source(), csv.updated()]
    const person = personLines(words, story, (date) => date).map(({ label, value }) => [
      words.t.story.person.title(),
      label,
      '',
      value,
      '',
      '',
    ])
    const records = storySections(words, story).flatMap(({ title, isFailed, empty, items }) => {
      if (isFailed) return [[title, '', failed({ section: title }), '', '', '']]
      if (items.length === 0) return [[title, '', empty, '', '', '']]
      return items.map((item) => [
        title,
        item.title,
        item.state ?? '',
        item.facts.join('; '),
        sourceIn(words, item),
        item.updatedAt.slice(0, 10),
      ])
    })
    return [head, ...person, ...records]
  })
  return csvText(lines)
}
