import type { OrganizationRow, PictureFile } from '../store/rows.ts'
import type { World } from '../store/world.ts'

const start = { logo: '/media/logos/', icon: '/media/icons/' } as const

type Kind = keyof typeof start

/** The URL of an uploaded logo; each upload gets a new URL, so that caches never show an old one. */
export const logoPath = (organization: OrganizationRow, version: string): string =>
  `${start.logo}${organization.id}/${version}`

/** The same of an icon. */
export const iconPath = (organization: OrganizationRow, version: string): string =>
  `${start.icon}${organization.id}/${version}`

function pictureAt({ tables }: World, pathname: string, kind: Kind): PictureFile | null {
  if (!pathname.startsWith(start[kind])) return null
  const organization = tables.organizations.get(pathname.slice(start[kind].length).split('/')[0] ?? '')
  return organization?.[kind] === pathname ? organization[`${kind}File`] : null
}

/** An uploaded logo or icon, readable without a token: invitations show it to people without an account. */
export function logoAnswer(world: World, pathname: string): Response | undefined {
  const file = pictureAt(world, pathname, 'logo') ?? pictureAt(world, pathname, 'icon')
  if (!file) return undefined
  return new Response(file.bytes, {
    headers: {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
