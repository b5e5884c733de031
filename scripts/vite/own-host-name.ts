import type { Plugin } from 'vite'

/** Rejects a base path: URLs of the portal, its early script and `/config.json` start at the root. */
export const ownHostName = (): Plugin => ({
  name: 'portage-own-host-name',
  configResolved({ base }) {
    if (base === '/') return
    throw new Error(
      `The portal needs a host name of its own (portal.hospital.example) and does not run below ${base}.`,
    )
  },
})
