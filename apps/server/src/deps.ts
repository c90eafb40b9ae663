/** Everything the application stands on, built once by main (or by a test) and handed down. */
import { createDatabase, type Connection } from '@intranet/db/connection'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from './env.ts'
import { isLoopback } from './env.ts'
import { createAuth, type Auth } from './platform/session.ts'

export interface Deps {
  env: Env
  connection: Connection
  auth: Auth
  /** The origin the browser sees, without a trailing slash. */
  publicUrl: string
  log: FastifyBaseLogger
}

export function createDeps(env: Env, databaseUrl: string, log: FastifyBaseLogger): Deps {
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`
  ).replace(/\/+$/, '')
  const connection = createDatabase(databaseUrl, { max: env.DATABASE_POOL })
  return { env, connection, auth: createAuth(connection.db, !isLoopback(publicUrl)), publicUrl, log }
}
