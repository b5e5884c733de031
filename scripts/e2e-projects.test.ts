import { expect, test } from 'vitest'
import { wantedProjects } from './e2e-projects.mjs'

const projects = {
  portal: ['tests/e2e/patient/draft.e2e.ts', 'tests/e2e/shared/sign-in.e2e.ts'],
  gallery: ['tests/e2e/gallery/fit.e2e.ts'],
  worker: ['tests/e2e/worker/in-page.e2e.ts'],
}

test.each<[string, string[]]>([
  ['', ['portal', 'gallery', 'worker']],
  ['--project portal', ['portal']],
  ['--project=gallery -u', ['gallery']],
  ['--project portal gallery', ['portal', 'gallery']],
  ['--project portal --project worker', ['portal', 'worker']],
  ['patient/draft', ['portal']],
  ['patient/draft.e2e.ts:12 gallery/', ['portal', 'gallery']],
  ['--project gallery fit', ['gallery']],
  // a title may look like a file, and so may the value of another option
  ['-g draft', ['portal', 'gallery', 'worker']],
  ['--grep-invert gallery', ['portal', 'gallery', 'worker']],
  ['--shard 1/2 --reporter=list,json', ['portal', 'gallery', 'worker']],
])('playwright test %s', (line, wanted) => {
  expect(wantedProjects(line.split(' ').filter(Boolean), projects)).toEqual(wanted)
})
