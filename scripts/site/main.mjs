// npm run site -- config.json: what a web server needs to serve the portal with these settings (docs/deploying.md).
import { requireNode, root } from '../node-version.mjs'
import { become } from '../run.mjs'
import { ensureBuilt, ensureGenerated, ensureInstalled } from '../setup.mjs'

requireNode()
await ensureInstalled(root)
await ensureGenerated(root)
await ensureBuilt(root)
become(['--import', 'tsx', 'scripts/site/write-site.ts', ...process.argv.slice(2)], { cwd: root })
