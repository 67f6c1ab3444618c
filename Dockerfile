# The image holds node, the built product and its three native packages, and nothing that builds or tests it.
# Other bases can stand in, such as images that were made without a registry (bench/trouble/containers).
ARG NODE=docker.io/library/node:24-bookworm-slim
ARG DEBIAN=docker.io/library/debian:bookworm-slim

FROM ${NODE} AS build
WORKDIR /callshot
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
RUN node scripts/write-image.mjs /image

# Debian's C library: the embedded PostgreSQL needs glibc.
FROM ${DEBIAN}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /callshot
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin callshot \
  && mkdir /data /backups && chown 10001:10001 /data /backups
WORKDIR /callshot
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 CALLSHOT_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:'+(process.env.PORT||3000)+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/dist/main.js", "--empty"]
