import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contract } from './scripts/vite/contract.ts'
import { controlPage, onlyTexts } from './scripts/vite/control-page.ts'
import { mockInPage } from './scripts/vite/mock-in-page.ts'
import { mockServer } from './scripts/vite/mock-server.ts'

/**
 * What loads together stands together: on a slow network the number of files decides, not their bytes. The order is
 * the order of need: start, sign-in and its fields, the layer of calls, journeys.
 */
const groups = [
  { name: 'index', tags: ['$initial' as const], priority: 9 },
  {
    name: 'ui',
    // Not what stands on some pages only: that loads with them.
    test: /src.ui.(?!\w*Content|overlay|Drawer|Date|Scale|Checkbox|Radio|Number|Textarea|Select|File|Time|Phone|Postal|more-|file\.|use-|table|toolbar|list\.|List|Page[dN]|Data|Sort|Wizard|Confirm|Expired|Filtered|Partial|Kept|ReadOnly|Chosen|Carousel|carousel|Disclosure|disclosure|Rich|rich-|safe-|SearchA|number-|toggle-|FieldGroup|Mantine|mantine|theme\.|nonce|modal-|drawer-|form-d|search\.|External|Trend|Segments|segments|QrCode|Copy|Column|resizer|Facts|facts|PatientNot)|features.sign-in.(?!Challenge|ChangePassword|Code|focus-code|Resend|use-(answer|code|resend|cooldown)|closure)|auth.port|tabler(?!.*Icon(ArrowDown|ArrowUp|ArrowsSort|Bandage|Bookmark|Columns|Copy|Download|File(?!Text)|FilterOff|Headphones|Pencil|Pill|Plus|Share|Stethoscope|TestPipe|Tool|Trash|Upload|Users|Vaccine|World))/,
    minShareCount: 2,
    priority: 8,
  },
  {
    name: 'calls',
    test: /src.(api.(?!put-file|sending)|session)|tanstack|axios|features.(organizations.(Organization(?!Details|Sections)|organizations\.|queries|switch)|consent.policies)|endpoints.(organizations|users)|src.i18n|src.routes.use-route/,
    minShareCount: 2,
    priority: 7,
  },
  {
    name: 'journeys',
    // What the home page shows of them.
    test: /src.features.journeys.(?!forms|activities|events|offers|CareTeam|Journey(Done|Groups|Notice|Todo|View)|Leave|List|NextTaskModal|Offered|Print|Single|Sort|Upcoming|journey-banner|months|own-filters)|endpoints.(tasks|process-instances)/,
    minShareCount: 2,
    priority: 6,
  },
  // What every form of the portal is made of.
  { name: 'forms', test: /src.form-kit.(?!DateRange)|hook-?form/, minShareCount: 2, priority: 5 },
]

/**
 * Six uses: `vite` serves the portal with hot reload and the mock server behind it; `vite --mode worker` the same with
 * the mock server in the page; `vite build` makes the portal
 * (dist/portal); `vite build --mode server` makes the standalone mock server, one file without dependencies
 * (dist/server), so that it starts at once; `vite build --mode gallery` makes the portal with the
 * gallery of its parts in it (dist/gallery), for its tests; `vite build --mode control` makes the control page of the mock
 * server (dist/control).
 */
export default defineConfig(({ mode }) => {
  if (mode === 'server') {
    return {
      publicDir: false,
      ssr: { noExternal: true, target: 'node' },
      build: { ssr: 'mock-server/main.ts', outDir: 'dist/server', target: 'node20', minify: false },
    }
  }
  // The server puts a fresh nonce in place of this word with every answer.
  const html = { cspNonce: '__CSP_NONCE__' }
  if (mode === 'control') {
    return {
      plugins: [react(), onlyTexts((name) => ['control', 'errors', 'kit', 'validation'].includes(name))],
      html,
      base: '/__mock__/',
      publicDir: false,
      build: {
        outDir: 'dist/control',
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'control.html' },
      },
    }
  }
  return {
    plugins: [
      react(),
      contract(),
      ...(mode === 'worker' ? [mockInPage()] : [controlPage(), mockServer()]),
      onlyTexts((name) => name !== 'control'),
    ],
    html,
    server: { port: 4010, strictPort: true },
    build: {
      outDir: mode === 'gallery' ? 'dist/gallery' : 'dist/portal',
      manifest: true,
      target: 'baseline-widely-available',
      // Data addresses would need a wider policy for images and fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  }
})
