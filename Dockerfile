# Three stages: the build; the runtime packages; the house. Only the last is shipped.
FROM node:24-bookworm-slim AS build
WORKDIR /house
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /house
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /house
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768
# Not owned by the running user: the house cannot change itself.
COPY --from=packages /house/node_modules ./node_modules
# Through the link that a build leaves.
COPY --from=build /house/build/. ./build/
COPY package.json ./
COPY app ./app
COPY build-tools/command.mjs build-tools/server-flags.mjs ./build-tools/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Checks the process, not its database: without that it still serves documents, and a restart would not help.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it handles SIGTERM and drains.
CMD ["node", "--disable-warning=ExperimentalWarning", "--liftoff-only", "--max-semi-space-size=8", "--no-parallel-scavenge", "--no-concurrent-sweeping", "--no-concurrent-array-buffer-sweeping", "build/server/server.js"]
