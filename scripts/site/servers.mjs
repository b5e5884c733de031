// The web servers whose configurations are tested (tests/deploy).
import { spawnSync } from 'node:child_process'

/**
 * The servers that this machine does not have, by the names of their packages.
 * @returns {string[]}
 */
export const missingServers = () =>
  Object.entries({ nginx: '-v', caddy: 'version' })
    .filter(([name, version]) => spawnSync(name, [version], { stdio: 'ignore' }).status !== 0)
    .map(([name]) => name)
