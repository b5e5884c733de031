# The conformance tool, for teams without Node. First: npm run conformance:pack
#   docker build -f deploy/conformance.Dockerfile -t portage-conformance dist/conformance
#   docker run --rm --read-only -e PORTAGE_TOKEN -v "$PWD:/work:ro" portage-conformance --contract openapi.yaml --target https://backend.example
# Reports need a folder that can be written: -v "$PWD:/work" --user "$(id -u)". On Linux, --network host reaches a backend
# at localhost.
FROM node:24-alpine
COPY dist /conformance/dist/
WORKDIR /work
USER node
ENTRYPOINT ["node", "/conformance/dist/conformance.mjs"]
