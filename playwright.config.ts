import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'

const port = Number(process.env.PORTAGE_E2E_PORT ?? 14_010)
/** Where the gallery of parts is served, a build of its own (docs/testing.md). */
const galleryPort = Number(process.env.PORTAGE_GALLERY_PORT ?? port + 1)
/** Where Vite serves the portal with the mock server in the page. */
const workerPort = Number(process.env.PORTAGE_WORKER_PORT ?? port + 2)
const baseURL = `http://localhost:${port}`

// The production build behind the standalone server; tests choose their world by host name and their
// viewport by themselves.
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // The fonts are ours and letters' edges are not counted, so one picture serves every machine (docs/testing.md).
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.2 },
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
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'portal', testIgnore: ['gallery/**', 'worker/**'] },
    {
      name: 'gallery',
      testMatch: 'gallery/**/*.e2e.ts',
      use: { baseURL: `http://localhost:${galleryPort}` },
    },
    {
      name: 'worker',
      testMatch: 'worker/**/*.e2e.ts',
      use: { baseURL: `http://localhost:${workerPort}`, serviceWorkers: 'allow' },
    },
  ],
  webServer: [
    {
      command: `node dist/server/main.js --port ${port}`,
      url: `${baseURL}/config.json`,
      reuseExistingServer: !process.env.CI && !process.env.PORTAGE_E2E_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
    {
      command: `node scripts/gallery.mjs --port ${galleryPort}`,
      url: `http://localhost:${galleryPort}/config.json`,
      reuseExistingServer: !process.env.CI && !process.env.PORTAGE_E2E_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      timeout: 180_000,
    },
    {
      command: `node scripts/dev.mjs --worker --port ${workerPort}`,
      url: `http://localhost:${workerPort}/`,
      reuseExistingServer: !process.env.CI && !process.env.PORTAGE_E2E_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      timeout: 180_000,
    },
  ],
})
