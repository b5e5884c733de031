// Stands in for src/api/http.ts in component tests:
//   vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
type Params = Readonly<Record<string, unknown>>
type Call = { url: string; method: string; params: Params }
type Answer = (params: Params) => unknown

const answers = new Map<string, Answer>()

/** Every call since `forget()`, in order. */
export const calls: Call[] = []

/** What a `GET` of this path answers from now on; a function that throws is a failure. */
export function answer(path: string, with_: Answer): void {
  answers.set(path, with_)
}

/** Forgets answers and calls. */
export function forget(): void {
  answers.clear()
  calls.length = 0
}

/** The calls to a path. */
export function callsTo(path: string): Call[] {
  return calls.filter(({ url }) => url === path)
}

export async function http({ url, method, params = {} }: { url: string; method: string; params?: Params }) {
  calls.push({ url, method, params })
  const found = answers.get(url)
  if (!found) throw new Error(`No answer to ${method} ${url}`)
  return found(params)
}
