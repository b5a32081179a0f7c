# The shop with its own server, see docs/operations.md. Build it with
#   docker build --build-arg COMMIT=$(git rev-parse HEAD) -t vastra .
FROM node:22-alpine3.22 AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY tools/pincodes/package.json tools/pincodes/
RUN npm ci
COPY . .
ARG COMMIT=""
ENV BUILD_COMMIT=$COMMIT NEXT_TELEMETRY_DISABLED=1
RUN npm run build && npm run release -- /release

# Runs npm run migrate, admin, backup, restore, skip-numbers, check:data and erase.
FROM build AS commands
USER node
ENTRYPOINT ["npm", "run", "--silent"]

# Node.js without npm, yarn and headers, which its official image has.
FROM alpine:3.22
RUN apk add --no-cache libstdc++ && addgroup -g 1000 node && adduser -D -u 1000 -G node node
COPY --from=build /usr/local/bin/node /usr/local/bin/
WORKDIR /shop
ENV NODE_ENV=production
# Owned by the user: Next.js writes resized pictures into the cache of the build.
COPY --from=build --chown=node:node /release ./
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD wget -q -O /dev/null "http://127.0.0.1:${PORT:-3000}/api/health" || exit 1
CMD ["node", "--max-semi-space-size=8", "server/start.mjs"]
