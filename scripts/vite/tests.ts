import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

// These replace or reload modules, which the other files of a worker would see, or need modules that no other file has
// loaded; the last needs Node's own Response, which the server for Node replaces.
const reloading = [
  'src/app/gates/session/SignedInGate.test.tsx',
  'src/auth/cognito/{accounts,identity,one-tab,passkeys,token-storage}.test.ts',
  'src/api/request-id.test.ts',
  'src/lib/browser/bootstrap.test.ts',
  'src/features/sign-in/code/resend-cooldown.test.ts',
  'tests/contract/worker.test.ts',
]

/** How vitest runs the tests of each kind; `test` of vite.config.ts. */
export function tests(): ViteUserConfig['test'] {
  // One time zone everywhere, so that a date test means the same on every machine.
  process.env.TZ = 'America/Toronto'
  return {
    // Twice the processors of the check machine: component tests wait for half of their time.
    maxWorkers: 4,
    // The default of 16 MB is full several times a second, and emptying it takes a fifth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // Generous: these run beside other checks on two processors.
    testTimeout: 30_000,
    // A hook may load the whole portal, which takes a busy machine a minute.
    hookTimeout: 120_000,
    // As in playwright.config.ts: only on CI, and named in the summary.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,mock-server,locales,scripts}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/bundle/**', 'tests/deploy/**', 'tests/e2e/**', 'tests/engines/**', ...reloading],
          // One module graph per worker: the app, the seeds and the contract are read once.
          isolate: false,
          setupFiles: ['tests/setup-node.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', environment: 'node', include: reloading },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // DOMPurify does not work in this DOM.
          alias: { dompurify: fileURLToPath(new URL('../../tests/dom/plain-purify.ts', import.meta.url)) },
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          exclude: reloading,
          isolate: false,
          // Their afterEach run last to first: the page is removed before a breach of the contract is reported.
          setupFiles: ['tests/setup-server.ts', 'tests/setup-dom.ts'],
        },
      },
      // Reads dist/: runs after the build (npm run bundle).
      {
        extends: true,
        test: { name: 'bundle', environment: 'node', include: ['tests/bundle/**/*.test.ts'] },
      },
      // Needs nginx and Caddy, and the build (npm run e2e:deploy).
      {
        extends: true,
        test: { name: 'deploy', environment: 'node', include: ['tests/deploy/**/*.test.ts'] },
      },
      // Needs Firefox and WebKitGTK, and the build (npm run e2e:engines).
      {
        extends: true,
        test: { name: 'engines', environment: 'node', include: ['tests/engines/**/*.test.ts'] },
      },
    ],
  }
}
