// One door for each foreign library: the places that may import it. Read by the lint rule `one-door`.

/** @typedef {{ library: RegExp, at: RegExp, instead: string }} Door */

const TESTS = String.raw`^tests/|\.test\.tsx?$`
const CONFIG = String.raw`^(vite|vitest|playwright|orval)\.config\.ts$`

/** @param {string[]} places */
const at = (...places) => new RegExp(places.join('|'))

/** @type {readonly Door[]} */
export const doors = [
  {
    library: /^axios($|\/)/,
    at: at('^src/api/', '^generated/', String.raw`^tests/dom/(in-process|uploads)\.ts$`),
    instead: 'use the generated client',
  },
  {
    library: /^(aws-amplify|@aws-amplify)($|\/)/,
    at: at('^src/auth/cognito/'),
    instead: 'go through src/auth/port.ts',
  },
  {
    library: /^jwt-decode$/,
    at: at(String.raw`^src/lib/jwt\.ts$`),
    instead: 'a token is for the server to read',
  },
  { library: /^typesafe-i18n($|\/)/, at: at('^src/i18n/', '^locales/', TESTS), instead: 'use src/i18n' },
  {
    library: /^dompurify$/,
    at: at(String.raw`^src/ui/text/safe-html\.ts$`),
    instead: 'show HTML with src/ui/text/RichText.tsx',
  },
  { library: /^(@mantine\/|@tabler\/icons-react)/, at: at('^src/ui/'), instead: 'use a component of src/ui' },
  {
    library: /^fflate$/,
    at: at(String.raw`^src/lib/browser/zip\.ts$`, TESTS),
    instead: 'make an archive with src/lib/browser/zip.ts',
  },
  {
    library: /^idb-keyval$/,
    at: at(String.raw`^src/lib/browser/kept-pages\.ts$`),
    instead: 'health data is not stored on the device; src/lib/browser/kept-pages.ts is the exception',
  },
  {
    library: /^qr($|\/)/,
    at: at(String.raw`^src/lib/files/qr-picture\.ts$`, String.raw`^src/ui/data/QrCode\.tsx$`, TESTS),
    instead: 'read a code with src/lib/files/qr-picture.ts, draw one with src/ui/data/QrCode.tsx',
  },
  {
    library: /^msw($|\/)/,
    at: at(String.raw`^mock-server/worker(\.test)?\.ts$`, '^generated/', TESTS, CONFIG),
    instead: 'write a mock operation',
  },
  {
    library: /^@faker-js\/faker($|\/)/,
    at: at('^generated/', '^mock-server/', CONFIG),
    instead: 'use the seeds',
  },
  {
    library: /^(hono|@hono\/)/,
    at: at('^mock-server/', String.raw`^scripts/vite/mock-server\.ts$`, TESTS, CONFIG),
    instead: 'the portal has no server',
  },
  // The code that checks the contract must not be imported by the portal or the mock server.
  {
    library: /^(ajv|ajv-formats|fast-check|yaml)($|\/)/,
    at: at('^tests/', '^scripts/'),
    instead: 'use the generated zod',
  },
  // zod/mini drops what is not used; the classic API costs 20 kB wherever it is named.
  { library: /^zod$/, at: at('^mock-server/', '^scripts/', TESTS), instead: 'import zod/mini' },
]

/**
 * What is wrong with importing `spec` in `file`; null when nothing is.
 * @param {string} file relative to the root, with forward slashes
 * @param {string} spec as written in the import
 */
export const wrongDoor = (file, spec) => {
  const door = doors.find(({ library }) => library.test(spec))
  return door && !door.at.test(file) ? `${spec} may not be imported here: ${door.instead}.` : null
}
