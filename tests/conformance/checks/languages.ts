import type { Operation } from '../contract/contract.ts'
import { objectAt } from '../contract/document.ts'
import type { Kit } from '../kit.ts'

/** An answer that names its language has the one that was asked for, of those that the contract lists. */
export async function languages({ session, reads }: Kit): Promise<void> {
  for (const { operation, params } of reads) {
    for (const language of languagesOf(session.contract.document, operation)) {
      const answer = await session.ask({ operation, params, headers: { 'accept-language': language } })
      const came = answer.response.headers['content-language']
      if (answer.ok && came?.toLowerCase() !== language.toLowerCase()) {
        session.found(
          'language-ignored',
          operation,
          answer,
          `Content-Language ${language}, as Accept-Language asks`,
          came ?? 'no such header',
        )
      }
    }
  }
}

function languagesOf(document: Parameters<typeof objectAt>[0], { responses }: Operation): string[] {
  const header = responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ headers }) => headers)
    .find(({ name }) => name === 'content-language')
  const { enum: listed } = objectAt(document, header?.schema)
  return Array.isArray(listed) ? listed.map(String) : []
}
