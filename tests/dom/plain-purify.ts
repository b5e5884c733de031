// In place of DOMPurify, which does not work in the DOM of these tests (scripts/vite/tests.ts): takes HTML apart, and nothing
// else. So the lists of safe-html.ts have to hold alone here; both together are seen in
// tests/e2e/patient/library-faults.e2e.ts and tests/e2e/admin/content.e2e.ts.
export default {
  isSupported: true,
  sanitize: (html: string): DocumentFragment => {
    const fragment = document.createDocumentFragment()
    fragment.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
    return fragment
  },
}
