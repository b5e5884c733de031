import type { FormAlert } from '#generated/model/index.ts'
import type { VisiblePage } from './visibility.ts'

/** The last question of a page that an alert depends on; undefined if none. */
function placeOf({ alert_when: { all = [], any = [] } }: FormAlert, page: VisiblePage): string | undefined {
  const asked = new Set([...all, ...any].map(({ field }) => field))
  return page.fields.findLast(({ key }) => asked.has(key))?.key
}

/** Alerts shown after a question: close to the answer that triggered them. */
export const alertsBehind = (
  alerts: readonly FormAlert[],
  page: VisiblePage,
  key: string,
): readonly FormAlert[] => alerts.filter((alert) => placeOf(alert, page) === key)
