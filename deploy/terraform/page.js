// CloudFront function on viewer requests: every address without an extension is a page of the portal.
// eslint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  const request = event.request
  const isPage = !request.uri.startsWith('/assets/') && !/\.[^/]*$/.test(request.uri)
  if (isPage) request.uri = '/index.html'
  return request
}
