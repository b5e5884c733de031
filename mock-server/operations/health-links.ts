import type { Operations } from '../contract.ts'
import { notFound, refuse } from '../failures.ts'
import { encryptedSummary, HEALTH_LINK_HOST, madeLinks } from '../records/health-links.ts'

/** The mock server fetches nothing: it knows a few made-up links. */
export const healthLinks = {
  readHealthLink: async ({ body: { url, is_file: isFile, passcode } }) => {
    const [, name = ''] = url.split(`${HEALTH_LINK_HOST}/`)
    const link = Object.hasOwn(madeLinks, name) ? madeLinks[name] : undefined
    if (!link || link.isFile !== isFile) throw notFound()
    if (link.passcode !== null && link.passcode !== passcode) {
      throw refuse(
        400,
        { 'en-ca': 'Incorrect passcode.', 'fr-ca': 'Le code est incorrect.' },
        { code: 'incorrect_passcode' },
      )
    }
    return { files: [{ content_type: 'application/fhir+json', jwe: await encryptedSummary(link) }] }
  },
} satisfies Partial<Operations>
