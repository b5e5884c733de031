// Stands in for src/api/http.ts in component tests:
//   vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
type Params = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>
type Call = { url: string; method: string; params: Params; data?: unknown; headers?: Headers }
type Answer = (params: Params, data: unknown) => unknown

const answers = new Map<string, Answer>()

/** Every call since `forget()`, in order. */
export const calls: Call[] = []

/** What a call of this path answers from now on; a function that throws is a failure. `PATCH /v1/...`: only that. */
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

export async function http(
  { url, method, params = {}, data }: Omit<Call, 'params' | 'headers'> & { params?: Params },
  options?: { headers?: Headers },
) {
  const sent = options?.headers
  calls.push({ url, method, params, ...(data !== undefined && { data }), ...(sent && { headers: sent }) })
  const found = answers.get(`${method} ${url}`) ?? answers.get(url)
  if (!found) throw new Error(`No answer to ${method} ${url}`)
  return found(params, data)
}
