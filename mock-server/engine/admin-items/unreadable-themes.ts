import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'
import { unreadableColours } from './theme-contrast.ts'

/** Organizations of which the theme has colours that cannot be read; the portal shows others in their place. */
export const unreadableThemes: FindItems = ({ tables }) =>
  [...tables.organizations.values()].flatMap(({ id, name, theme }) => {
    const count = unreadableColours(theme)
    if (count === 0) return []
    return itemOf('unreadable_theme', {
      objectType: 'organization',
      objectId: id,
      name: { 'en-ca': name, 'fr-ca': name },
      organization: id,
      count,
      since: null,
    })
  })
