FROM node:22-bookworm-slim AS build
WORKDIR /callshot
COPY . .
RUN npm install --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

# Debian's C library: the embedded PostgreSQL needs glibc.
FROM node:22-bookworm-slim
WORKDIR /callshot
COPY --from=build /callshot .
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 CALLSHOT_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://localhost:'+(process.env.PORT||3000)+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/dist/main.js", "--empty"]
