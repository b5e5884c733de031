/** A query of another tag; one of the same tag is named by its operationId alone. */
export const of = (tag: string, query: string) => ({ query, file: `./${tag}/${tag}.ts` })
