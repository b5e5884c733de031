# The mock server with the built portal and its control page; for development and tests only. First: npm run build
#   docker build -f deploy/mock-server.Dockerfile -t portage-mock-server dist
#   docker run --rm --read-only --tmpfs /tmp -p 127.0.0.1:4010:4010 portage-mock-server
# Its options follow the name of the image: portage-mock-server --worlds 8 --allow-host mock.example
FROM node:24-alpine
COPY server /mock/server/
COPY portal /mock/portal/
COPY control /mock/control/
USER node
EXPOSE 4010
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:4010/config.json
ENTRYPOINT ["node", "/mock/server/main.js", "--host", "0.0.0.0"]
