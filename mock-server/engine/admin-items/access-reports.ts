import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

/** Reports of people who do not recognize who looked at their information, until they are answered. */
export const accessReports: FindItems = ({ tables }) =>
  [...tables.accessEvents.values()].flatMap(({ id, patient, actorName, organization, report, answer }) => {
    const person = tables.patients.get(patient)
    if (!report || answer || !person) return []
    const name = `${person.firstName} ${person.lastName}`.trim()
    const detail = [actorName, report.comment].filter(Boolean).join(': ')
    return itemOf('access_report', {
      objectType: 'access_event',
      objectId: id,
      name: { 'en-ca': name, 'fr-ca': name },
      organization,
      detail: detail === '' ? null : { 'en-ca': detail.slice(0, 1000), 'fr-ca': detail.slice(0, 1000) },
      since: report.at,
    })
  })
