import { faker } from '@faker-js/faker'
import { defineConfig } from 'orval'
import { stale } from './scripts/generate/stale.ts'

// Written by `redocly bundle`: orval keeps component names only for a bundled document.
const input = './generated/openapi.json'

/** How many items lists in samples hold at most. */
const arrayMax = 3

/**
 * Leaves out how long a list may be where that is more than samples hold: a form of 100 pages with 500 questions each
 * would take minutes to make up. What is checked (zod, below) keeps the limits.
 */
const withoutLongLists = <Part>(part: Part): Part => {
  if (Array.isArray(part)) return part.map(withoutLongLists) as Part
  if (typeof part !== 'object' || part === null) return part
  const members = Object.entries(part).filter(
    ([key, member]) => !(key === 'maxItems' && typeof member === 'number' && member > arrayMax),
  )
  return Object.fromEntries(members.map(([key, member]) => [key, withoutLongLists(member)])) as Part
}

const isSchema = (part: object) =>
  ['type', 'oneOf', 'allOf', 'anyOf', '$ref', 'enum'].some((key) => key in part)

/** Leaves out descriptions of schemas, which zod would keep at run time, in the bundles of the portal. */
const withoutDescriptions = <Part>(part: Part): Part => {
  if (Array.isArray(part)) return part.map(withoutDescriptions) as Part
  if (typeof part !== 'object' || part === null) return part
  const members = Object.entries(part).filter(
    ([key, member]) => !(key === 'description' && typeof member === 'string' && isSchema(part)),
  )
  return Object.fromEntries(members.map(([key, member]) => [key, withoutDescriptions(member)])) as Part
}

export default defineConfig({
  client: {
    input: { target: input, override: { transformer: withoutLongLists } },
    output: {
      mode: 'tags-split',
      target: './generated/endpoints',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: true,
        path: './generated/mocks',
        generators: [
          { type: 'faker', schemas: true, operationResponses: false, useExamples: true },
          { type: 'msw', baseUrl: '*', delay: false, useExamples: true },
        ],
      },
      override: {
        header: false,
        mutator: { path: './src/api/http.ts', name: 'http' },
        enumGenerationType: 'const',
        mock: {
          numberMax: 100,
          arrayMin: 1,
          arrayMax,
          required: true,
          // Functions are copied by their source text; strings would be emitted as literals.
          properties: {
            first_name: () => faker.person.firstName(),
            last_name: () => faker.person.lastName(),
          },
        },
        query: {
          signal: true,
          useInvalidate: true,
          useSkipToken: true,
          useSuspenseQuery: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: stale,
        },
        operations: {
          // It only reads, though its filter is a body (CALL-46).
          filterProcessInstances: { query: { useQuery: true, useSuspenseQuery: true, useMutation: false } },
          // It only reads; a design is too long for an address.
          checkJourneyDefinition: { query: { useQuery: true, useSuspenseQuery: false, useMutation: false } },
          tryJourneyDefinition: { query: { useQuery: true, useSuspenseQuery: false, useMutation: false } },
          checkJourneyImport: { query: { useQuery: true, useSuspenseQuery: false, useMutation: false } },
          checkJourneyUpdate: { query: { useQuery: true, useSuspenseQuery: false, useMutation: false } },
          // It only reads; names must not stand in an address.
          filterAttentionItems: { query: { useQuery: true, useSuspenseQuery: true, useMutation: false } },
          // It only reads; names must not stand in an address.
          searchOrganization: { query: { useQuery: true, useSuspenseQuery: false, useMutation: false } },
          // It only reads; names must not stand in an address.
          searchPeople: { query: { useQuery: true, useSuspenseQuery: false, useMutation: false } },
        },
      },
    },
  },
  zod: {
    input: { target: input, override: { transformer: withoutDescriptions } },
    output: {
      mode: 'tags-split',
      target: './generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header: false,
        zod: {
          version: 4,
          variant: 'mini',
          generate: { param: true, query: true, header: false, body: true, response: true },
          strict: { query: true, body: true, param: false, header: false, response: false },
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          generateEachHttpStatus: true,
          dateTimeOptions: { offset: true },
        },
      },
    },
  },
})
