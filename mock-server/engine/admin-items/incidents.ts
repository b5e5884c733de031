import { definitionOf } from '../definitions.ts'
import { stepOf } from '../../store/journey-definition.ts'
import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

/** Journeys that got stuck, by the incident that is not resolved; `detail` is the step that could not be opened. */
export const openIncidents: FindItems = ({ tables }) =>
  [...tables.incidents.values()].flatMap((incident) => {
    const instance = tables.instances.get(incident.instance)
    if (incident.resolvedAt !== null || !instance) return []
    const definition = definitionOf(instance)
    const step = stepOf(definition, incident.activity)
    return itemOf('incident', {
      objectType: 'process_instance',
      objectId: instance.id,
      name: definition.name,
      organization: instance.organization,
      detail: step?.name ?? null,
      since: incident.createdAt,
    })
  })
