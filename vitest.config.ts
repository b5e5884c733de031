import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// One time zone everywhere, so that a date test means the same on every machine.
process.env.TZ = 'America/Toronto'

export default defineConfig({
  plugins: [react()],
  test: {
    // Generous: these run beside other checks on two processors.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,mock-server,locales,scripts,tools}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/bundle/**', 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      // Reads dist/: runs after the build (npm run bundle).
      {
        extends: true,
        test: { name: 'bundle', environment: 'node', include: ['tests/bundle/**/*.test.ts'] },
      },
    ],
  },
})
