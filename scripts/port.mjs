// The port of `npm start` and `npm run dev`: which one is wanted, and whether it is free.
import net from 'node:net'

export const DEFAULT_PORT = 4010

/**
 * Reads `--port N` or `--port=N`. npm swallows options before `--`, so `npm start --port 4011`
 * arrives as an environment variable and, with a blank, a bare number: both are understood.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string[]} [others] takes the arguments that say nothing of the port; without it they are a problem
 * @returns {{ port: number } | { problem: string }}
 */
export function readPort(args, env, others) {
  const usage = 'the only option is --port N, N from 1 to 65535 (npm start -- --port 4011)'
  const swallowed = env.npm_config_port
  let asked = swallowed && swallowed !== 'true' ? swallowed : undefined
  const rest = [...args]
  while (rest.length > 0) {
    const arg = /** @type {string} */ (rest.shift())
    if (arg === '--port') asked = rest.shift() ?? ''
    else if (arg.startsWith('--port=')) asked = arg.slice('--port='.length)
    else if (swallowed === 'true' && /^\d+$/.test(arg)) asked = arg
    else if (others) others.push(arg)
    else return { problem: `Cannot understand "${arg}": ${usage}.` }
  }
  if (asked === undefined && swallowed !== 'true') return { port: DEFAULT_PORT }
  const port = /^\d{1,5}$/.test(asked ?? '') ? Number(asked) : 0
  if (port < 1 || port > 65_535) return { problem: `Cannot use the port "${asked ?? ''}": ${usage}.` }
  return { port }
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const busyAt = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)))
  })

/**
 * Whether another process already listens on this port, over IPv4 or IPv6:
 * `localhost` may mean both.
 * @param {number} port
 */
export const portTaken = async (port) => (await busyAt(port, '127.0.0.1')) || (await busyAt(port, '::1'))

/**
 * The first free port from `from` upwards.
 * @param {number} from
 * @returns {Promise<number>}
 */
export const freePort = async (from) => ((await portTaken(from)) ? freePort(from + 1) : from)

/**
 * The port asked for on the command line; ends the process with one line when it cannot be had.
 * @param {string} command what the person typed, for the advice
 * @param {string[]} [others] as for readPort
 * @returns {Promise<number>}
 */
export async function requirePort(command, others) {
  const asked = readPort(process.argv.slice(2), process.env, others)
  if ('problem' in asked) {
    console.error(asked.problem)
    process.exit(1)
  }
  if (await portTaken(asked.port)) {
    const other = asked.port < 65_535 ? asked.port + 1 : DEFAULT_PORT
    console.error(
      `Port ${asked.port} is taken. Stop the program that uses it, or choose another port: ${command} -- --port ${other}`,
    )
    process.exit(1)
  }
  return asked.port
}
