import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { endWithLauncher } from './launcher-watch.ts'
import { buildWebIfStale } from './web-build.ts'

// Same process as the server: signals reach it directly, and nothing is in between to lose them.
// In the environment, so that worker threads find it too: without it each one takes the types out of its files again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node')
enableCompileCache()
endWithLauncher()
const begin = performance.now()
if (buildWebIfStale())
  process.stdout.write(`Telas montadas em ${((performance.now() - begin) / 1000).toFixed(1)} s\n`)
await import('@intranet/server/main')
