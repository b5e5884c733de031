import { SHARE_FIELD, SHARED, type WorkerRequest } from '#src/lib/browser/shared-files.ts'

/** Browsers end a worker's event after five minutes, and then the worker itself. */
const HOLD_FOR = 4 * 60_000

let held: readonly File[] = []
let release = () => undefined as void

function drop(): void {
  held = []
  release()
}

/**
 * Holds the files of a share in the worker's memory, never in a cache, until the page asks for them: that is after
 * sign-in. The event stays open meanwhile, because an idle worker ends and loses its memory.
 */
export async function holdSharedFiles(
  request: Request,
  event: { waitUntil: (done: Promise<unknown>) => void },
): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  drop()
  held = (form?.getAll(SHARE_FIELD) ?? []).filter((one) => one instanceof File)
  const until = new Promise<void>((done) => {
    release = done
  })
  const ending = setTimeout(drop, HOLD_FOR)
  event.waitUntil(until.then(() => clearTimeout(ending)))
  return Response.redirect(`/patient/healthstory${SHARED}`, 303)
}

/** Answers the page, whose port is in the message. */
export function answerPage({ data, ports }: Pick<MessageEvent, 'data' | 'ports'>): void {
  const wanted = data as WorkerRequest
  if (wanted === 'takeSharedFiles') ports[0]?.postMessage(held)
  if (wanted === 'takeSharedFiles' || wanted === 'forgetSharedFiles') drop()
}
