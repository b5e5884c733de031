// generated/ matches this tree byte for byte, according to the stamp of the last generation.
// tests/contract/added-operation.test.ts regenerates and compares.
import { expect, test } from 'vitest'
import { generatedIsFresh, generatedIsUntouched } from '../../scripts/generate/stamp.mjs'
import { files, root, textOf } from './source.ts'

test('generated/ was made of what is in the tree now', () => expect(generatedIsFresh(root)).toBe(true))

test('no generated file was edited since, added or removed', () =>
  expect(generatedIsUntouched(root)).toBe(true))

// scripts/generate/prune.mjs reads what orval writes: another version of it may write it otherwise.
test('queries have options and no hooks of their own', () => {
  const endpoints = files
    .filter((file) => file.startsWith('generated/endpoints/'))
    .map(textOf)
    .join()
  expect(endpoints).toMatch(/export const getGetTaskSuspenseQueryOptions\b/)
  expect(endpoints).not.toMatch(/\buse(Suspense)?Query\b|withQueryKey/)
})
