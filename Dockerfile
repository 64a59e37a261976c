# One image for all roles; `serve --roles api` and `--roles worker` say which. It needs DATABASE_URL:
# the embedded PostgreSQL is left out. Build for both architectures with
#   docker buildx build --platform linux/amd64,linux/arm64 .
# Nothing in it is compiled for a machine, so the first stage runs natively.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS pack
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build:console \
  && npm pack --workspace server --pack-destination /tmp

FROM node:24-bookworm-slim AS install
COPY --from=pack /tmp/greenroom-*.tgz /tmp/
# Without optional packages: the image has a Node of its own, and the database is elsewhere.
# MORE_PACKAGES are installed too, such as those of traces (docs/production.md).
ARG MORE_PACKAGES=""
WORKDIR /app
# The packed file has one version, and who names more packages names theirs.
# hadolint ignore=DL3016
RUN npm init -y \
  && npm install --omit=optional --no-audit --no-fund /tmp/greenroom-*.tgz ${MORE_PACKAGES}

FROM node:24-bookworm-slim
# The base image has npm, which the service does not need. A new volume takes its owner from the folder
# of the image that it is mounted on, and belongs to root where the image has none.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  && mkdir -p /data/files /data/backups /run/greenroom && chown -R 10001:10001 /data /run/greenroom \
  && chmod 700 /run/greenroom
COPY --from=install /app /app
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3001 METRICS_PORT=9464 \
  DATA_DIR=/data SAMPLE_DATA=off
# The root may be read-only: only /data and /tmp are written.
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "Promise.any([3000, 3001].map((port) => fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.ok || Promise.reject()))).catch(() => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/greenroom/bin/greenroom.js"]
CMD ["serve"]
