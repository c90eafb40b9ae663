# The server with the built web app. Node 24 runs the TypeScript as it is.
FROM node:24-slim AS manifests
WORKDIR /app
RUN npm install --global pnpm@12
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY patches patches
COPY packages/contract/package.json packages/contract/
COPY packages/db/package.json packages/db/
COPY packages/client/package.json packages/client/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS build
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build

FROM manifests AS production
RUN pnpm install --frozen-lockfile --prod --filter @intranet/server... && mkdir -p node_modules/.cache/node

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/app/node_modules/.cache/node
COPY --from=production --chown=node:node /app /app
COPY --chown=node:node packages packages
COPY --chown=node:node apps/server apps/server
COPY --chown=node:node migrations migrations
COPY --chown=node:node docs/openapi.json docs/openapi.json
COPY --from=build --chown=node:node /app/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "const tls = process.env.TLS_KEY; require(tls ? 'https' : 'http').get({ host: '127.0.0.1', port: 3000, path: '/healthz', ...(tls && { ca: require('fs').readFileSync(process.env.TLS_CERT), checkServerIdentity: () => undefined }) }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# As in `pnpm start`. Room for what lives no longer than a request, and for twice what lives longer, between two
# collections; their helpers leave one core to the requests.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "--v8-pool-size=0", "--heap-growing-percent=50", "apps/server/src/main.ts"]
