import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'
import { wantedProjects } from './scripts/e2e-projects.mjs'

const port = Number(process.env.PORTAGE_E2E_PORT ?? 14_010)
/** Where the gallery of parts is served, a build of its own (docs/testing.md). */
const galleryPort = Number(process.env.PORTAGE_GALLERY_PORT ?? port + 1)
/** Where Vite serves the portal with the mock server in the page. */
const workerPort = Number(process.env.PORTAGE_WORKER_PORT ?? port + 2)
const baseURL = `http://localhost:${port}`

const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => `tests/e2e/${file}`)
const within = (file: string, folder: string) => file.startsWith(`tests/e2e/${folder}`)
const wanted = wantedProjects(process.argv.slice(2), {
  portal: files.filter((file) => !within(file, 'gallery') && !within(file, 'worker')),
  gallery: files.filter((file) => within(file, 'gallery')),
  worker: files.filter((file) => within(file, 'worker')),
})

// The production build behind the standalone server; tests choose their world by host name and their
// viewport by themselves.
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // Twice the processors of the check machine: a test waits for about half of its time.
  workers: 4,
  // Only on CI, whose machine is not ours to keep quiet; what needed it is named in the summary (docs/testing.md).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    // A machine that others keep busy is slow, not wrong; only a failure waits this long.
    timeout: 20_000,
    // The fonts are ours and letters' edges are not counted, so one picture serves every machine (docs/testing.md).
    toHaveScreenshot: { maxDiffPixels: 6, threshold: 0.2 },
  },
  snapshotPathTemplate: '{testDir}/gallery/pictures/{arg}{ext}',
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // The hosted sign-in pages are always https; here with a certificate of the server's own making.
    ignoreHTTPSErrors: true,
    // The standalone server answers; a service worker would answer in its place.
    serviceWorkers: 'block',
    // Frames that only move cost a seventh of the browser's time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs every test time: run what failed once more with `--last-failed --trace on`.
    trace: 'off',
    launchOptions: chromiumOptions(),
  },
  projects: [
    // The longest single tests first: at the end nothing runs beside them.
    {
      name: 'worker',
      testMatch: 'worker/**/*.e2e.ts',
      use: { baseURL: `http://localhost:${workerPort}`, serviceWorkers: 'allow' },
    },
    {
      name: 'gallery',
      testMatch: 'gallery/**/*.e2e.ts',
      use: { baseURL: `http://localhost:${galleryPort}` },
    },
    { name: 'portal', testIgnore: ['gallery/**', 'worker/**'] },
  ],
  webServer: [
    { project: 'portal', command: `node dist/server/main.js --port ${port}`, url: `${baseURL}/config.json` },
    {
      project: 'gallery',
      command: `node scripts/gallery.mjs --port ${galleryPort}`,
      url: `http://localhost:${galleryPort}/config.json`,
    },
    {
      project: 'worker',
      command: `node scripts/dev.mjs --worker --port ${workerPort}`,
      url: `http://localhost:${workerPort}/`,
    },
  ]
    .filter(({ project }) => wanted.includes(project))
    .map(({ command, url }) => ({
      command,
      url,
      reuseExistingServer: !process.env.CI && !process.env.PORTAGE_E2E_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      timeout: 180_000,
    })),
})
