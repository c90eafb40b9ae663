# The server with the built web app. Node 24 runs the TypeScript as it is.
FROM node:24-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages/contract/package.json packages/contract/
COPY packages/db/package.json packages/db/
COPY packages/client/package.json packages/client/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/app/node_modules/.cache/node
COPY --from=build --chown=node:node /app /app
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As in `pnpm start`. Room for what lives no longer than a request, and for twice what lives longer, between two
# collections; their helpers leave one core to the requests.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "--v8-pool-size=0", "--heap-growing-percent=50", "apps/server/src/main.ts"]
