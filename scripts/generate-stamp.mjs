// The last step of `npm run generate`.
import { writeGeneratedStamp } from './generated-stamp.mjs'
import { root } from './node-version.mjs'

writeGeneratedStamp(root)
