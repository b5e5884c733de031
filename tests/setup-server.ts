import { afterEach, beforeEach } from 'vitest'
import { beginTest, contractBreaches } from './dom/server.ts'

beforeEach(beginTest)

afterEach(() => {
  const breaches = contractBreaches()
  if (breaches.length > 0) throw new Error(`The contract was broken:\n${breaches.join('\n')}`)
})
