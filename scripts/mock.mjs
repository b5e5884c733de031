// npm run mock: the mock server alone. With --watch Vite serves it with hot reload.
import { requirePort } from './port.mjs'
import { requireNode, root } from './node-version.mjs'
import { become } from './run.mjs'

requireNode()
/** @type {string[]} */
const others = []
const port = String(await requirePort('npm run mock', others))
if (others.includes('--watch')) {
  // Vite parses its own options, so those of the mock server are passed separately (vite/mock-server.ts).
  process.env.PORTAGE_MOCK_ARGUMENTS = JSON.stringify(others.filter((option) => option !== '--watch'))
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'scripts/vite/mock.config.ts']
  become([...vite, '--port', port, '--strictPort'], { cwd: root })
} else {
  become(['--import', 'tsx', 'mock-server/main.ts', '--port', port, ...others], { cwd: root })
}
