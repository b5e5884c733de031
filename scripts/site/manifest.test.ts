import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../node-version.mjs'
import { namedManifest } from './manifest.ts'

const built = readFileSync(path.join(root, 'public/manifest.fr.webmanifest'), 'utf8')

test.each([
  ['Portage', 'Portage'],
  ['Lakeside Family Health', 'Lakeside'],
  ['Mon hôpital à moi', 'Mon hôpital'],
  ['Gastroenterologists', 'Gastroenterologists'],
])('a portal called %s is %s on a home screen; the rest of its manifest stays', (name, short) => {
  const { name: _name, short_name: _short, ...rest } = JSON.parse(built)
  expect(JSON.parse(namedManifest(built, name))).toEqual({ ...rest, name, short_name: short })
})
