import type { FormAlert } from '#generated/model/index.ts'
import type { VisiblePage } from './visibility.ts'

/** The key of the last question of a page that an alert asks about; undefined when it asks about none of them. */
function placeOf({ alert_when: { all = [], any = [] } }: FormAlert, page: VisiblePage): string | undefined {
  const asked = new Set([...all, ...any].map(({ field }) => field))
  return page.fields.findLast(({ key }) => asked.has(key))?.key
}

/** The alerts that stand behind a question: close to the answer that set them off. */
export const alertsBehind = (
  alerts: readonly FormAlert[],
  page: VisiblePage,
  key: string,
): readonly FormAlert[] => alerts.filter((alert) => placeOf(alert, page) === key)
