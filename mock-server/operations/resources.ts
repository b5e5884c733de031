import type { Operations } from '../contract.ts'
import { notFound } from '../failures.ts'
import { resourceSeeds } from '../store/seeds/library/resources.ts'
import { belongsTo, isAdmin } from './access.ts'
import { resourceId, resourceView } from './library-views.ts'

export const resources = {
  getResource: (call) => {
    const { world, user, params } = call
    for (const organization of world.tables.organizations.keys()) {
      const written = [...world.tables.contents.values()].flatMap(({ organization: of, shown }) =>
        of === organization && shown?.target ? [shown.target] : [],
      )
      const seed = [...written, ...resourceSeeds].find(
        ({ key }) => resourceId(organization, key) === params.id,
      )
      if (!seed) continue
      if (!isAdmin(user) && !belongsTo(call, organization)) throw notFound()
      return resourceView(seed, organization, call)
    }
    throw notFound()
  },
} satisfies Partial<Operations>
