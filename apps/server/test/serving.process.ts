/** Serves one intranet after the other: its code is read once, and not for every file of walks. */
import { pino } from 'pino'
import { answer } from '../../../tools/bench/answering.ts'
import { readEnv } from '../src/platform/env.ts'
import { workers } from '../src/platform/own-worker.ts'
import { serve, type Open } from '../src/serve.ts'

const open: Open = []
// Browsers fill the machine: beside them a sign-in waits for its hash.
workers.inBackground = false

answer({
  serve: ({ env }: { env: Record<string, string> }) =>
    serve({ env: readEnv(env), log: pino({ level: 'silent' }), embedded: null }, open),
  async close() {
    for (const close of open.splice(0).toReversed()) await close()
  },
})
process.on('disconnect', () => process.exit())
