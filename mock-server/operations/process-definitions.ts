import type { Call, Operations } from '../contract.ts'
import { notFound } from '../failures.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import { journeyDefinitions } from '../store/seeds/journeys.ts'
import { belongsTo, isAdmin } from './access.ts'
import { pageOf, searched } from './lists.ts'
import { definitionView } from './views.ts'

const sees = (
  call: Call<'listProcessDefinitions'> | Call<'getProcessDefinition'>,
  { organization }: JourneyDefinition,
) => isAdmin(call.user) || belongsTo(call, organization)

export const processDefinitions = {
  listProcessDefinitions: (call) => {
    const { organization, search } = call.query
    const rows = [...journeyDefinitions.values()].filter(
      (one) => sees(call, one) && (!organization || one.organization === organization),
    )
    const found = searched(rows, search, ({ name }) => [name[call.locale] ?? name['en-ca']])
    return pageOf(call, found, (one) => definitionView(one, call))
  },

  getProcessDefinition: (call) => {
    const definition = journeyDefinitions.get(call.params.id)
    if (!definition || !sees(call, definition)) throw notFound()
    return definitionView(definition, call)
  },
} satisfies Partial<Operations>
