// npm run generate: makes what comes from the contract and from the texts, each only when it is older than what it
// is made of. `-- --all` makes everything.
import { PARTS, partIsFresh, writeGeneratedStamp } from './generated-stamp.mjs'
import { generateCode } from './generate/code.mjs'
import { generateTexts } from './generate/texts.mjs'
import { requireNode, root } from './node-version.mjs'

requireNode()
const all = process.argv.includes('--all')
const make = { contract: generateCode, texts: generateTexts }

const done = await Promise.all(
  PARTS.map(async (part) => {
    if (!all && partIsFresh(root, part)) {
      console.log(`${part}: fresh`)
      return true
    }
    const { code, output, seconds } = await make[part](root)
    if (code === 0) writeGeneratedStamp(root, [part])
    else console.error(output.trimEnd())
    console.log(`${part}: ${code === 0 ? 'generated' : 'failed'} in ${seconds.toFixed(1)} s`)
    return code === 0
  }),
)
process.exitCode = done.every(Boolean) ? 0 : 1
