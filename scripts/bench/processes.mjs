// Servers under measurement: started, waited for, measured from outside, and stopped again whatever happens.
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {{ port: number, pid: number, stop: () => Promise<void> }} Server
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Reply
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Asked
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(1))

/**
 * One request on a separate connection.
 * @param {number} port
 * @param {Asked} asked
 * @returns {Promise<Reply>}
 */
export function ask(port, { method = 'GET', path, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (reply) => {
        /** @type {Buffer[]} */
        const parts = []
        reply.on('data', (part) => parts.push(part))
        reply.on('end', () => {
          const sent = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: reply.statusCode ?? 0,
            headers: Object.fromEntries(sent),
            body: Buffer.concat(parts),
          })
        })
        reply.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * Starts a Node program that listens on the port, and waits for its first answer.
 * @param {readonly string[]} args of Node
 * @param {{ root: string, port: number, first?: Asked }} options first: what it is asked first; any status is an answer
 * @returns {Promise<Server & { ms: number }>} ms: from the start of the process to the first answer
 */
export async function startServer(args, { root, port, first = { path: '/' } }) {
  const started = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  running.add(child)
  const ended = new Promise((resolve) => child.once('close', resolve))
  void ended.then(() => running.delete(child))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  while (performance.now() - started < 20_000 && child.exitCode === null) {
    try {
      await ask(port, first)
      return { port, pid: child.pid ?? 0, stop, ms: performance.now() - started }
    } catch {
      await pause(2)
    }
  }
  await stop()
  throw new Error(`Nothing is listening on port ${port} after starting: node ${args.join(' ')}`)
}

/** How long an empty Node process lives, in ms. */
export function emptyProcess() {
  const started = performance.now()
  spawnSync(process.execPath, ['-e', '0'], { stdio: 'ignore' })
  return performance.now() - started
}

/** Whether the CPU time of another process can be read (Linux only); otherwise wall time is used. */
export const readsProcessorTime = process.platform === 'linux'

/**
 * Processor time that a process has used, in µs: its threads' nanoseconds where the kernel counts them, else
 * /proc/PID/stat, which counts in hundredths of a second.
 * @param {number} pid
 */
export function processorTime(pid) {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000
  } catch {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  }
}

/**
 * Resident memory of a process in MB of 1,000,000 bytes; null where it cannot be read.
 * @param {number} pid
 */
export function residentMemory(pid) {
  if (!readsProcessorTime) return null
  const kibibytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kibibytes) * 1024) / 1_000_000
}
