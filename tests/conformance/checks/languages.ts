import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { objectAt } from '../contract/document.ts'
import type { Kit } from '../kit.ts'

/** An answer that names its language has the one that was asked for, of those that the contract lists. */
export async function languages({ session, reads }: Kit): Promise<void> {
  for (const { operation, params } of reads) {
    const { promised, asked } = languagesOf(session.contract.document, operation)
    for (const language of promised.length > 0 ? promised : asked) {
      const answer = await session.ask({ operation, params, headers: { 'accept-language': language } })
      const came = answer.response.headers['content-language']
      // where only the question has a language, an answer need not say its own
      if (!answer.ok || (came === undefined && promised.length === 0)) continue
      if (came?.toLowerCase() === language.toLowerCase()) continue
      const said = `Content-Language ${language}, as Accept-Language asks`
      session.found('language-ignored', operation, answer, said, came ?? 'no such header')
    }
  }
}

/** Languages that the contract lists: of answers (Content-Language), and of questions (Accept-Language). */
function languagesOf(document: JsonObject, { responses, parameters }: Operation) {
  const good = responses.filter(({ status }) => status.startsWith('2')).flatMap(({ headers }) => headers)
  const listed = (schema: Json | undefined): string[] => {
    const { enum: values } = objectAt(document, schema)
    return Array.isArray(values) ? values.map(String) : []
  }
  return {
    promised: listed(good.find(({ name }) => name === 'content-language')?.schema),
    asked: listed(parameters.find(({ name }) => name.toLowerCase() === 'accept-language')?.schema),
  }
}
