// npm run generate: makes generated/ from the contract, when it is older than that. `-- --all` makes it in any case.
import { generatedIsFresh, writeGeneratedStamp } from './stamp.mjs'
import { generateCode } from './code.mjs'
import { requireNode, root } from '../node-version.mjs'

requireNode()
if (!process.argv.includes('--all') && generatedIsFresh(root)) {
  console.log('contract: fresh')
} else {
  const { code, output, seconds } = await generateCode(root)
  if (code === 0) writeGeneratedStamp(root)
  else console.error(output.trimEnd())
  console.log(`contract: ${code === 0 ? 'generated' : 'failed'} in ${seconds.toFixed(1)} s`)
  process.exitCode = code === 0 ? 0 : 1
}
