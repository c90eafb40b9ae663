import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startEmbedded } from '@intranet/db/embedded'
import { createServer } from 'vite'

// One command for development: the server, restarted on change, behind Vite with hot replacement.
const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const port = process.env.PORT ?? '3000'
const host = process.env.HOST ?? '127.0.0.1'
const screens = 5173

// Kept here too, so that a restart of the server does not stop the database.
const embedded = process.env.DATABASE_URL
  ? undefined
  : await startEmbedded({ dataDir: process.env.DATA_DIR ?? join(root, '.data') })

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
  env: { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${screens}` },
})
const ended = new Promise((done) => server.once('exit', done))

const target = `http://127.0.0.1:${port}`
const paths = ['/trpc', '/v1', '/api', '/files', '/export', '/events', '/r/', '/healthz']
const vite = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  server: { host, port: screens, proxy: Object.fromEntries(paths.map((path) => [path, target])) },
})
await vite.listen()
vite.printUrls()

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  await Promise.all([vite.close(), ended])
  await embedded?.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
