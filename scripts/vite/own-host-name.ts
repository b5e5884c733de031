import type { Plugin } from 'vite'

/** Rejects a base path: URLs of the portal, its early script and `/config.json` start at the root. */
export const ownHostName = (): Plugin => ({
  name: 'portage-own-host-name',
  configResolved({ base }) {
    if (base === '/') return
    throw new Error(
      `The portal must be served from the root of its own host name (portal.hospital.example), not from ${base}.`,
    )
  },
})
