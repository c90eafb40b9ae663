/** Serves one intranet after the other: its code is read once, and not for every file of walks. */
import { pino } from 'pino'
import { answer } from '../../../tools/bench/answering.ts'
import { closeAll, type Open } from '../src/platform/close-all.ts'
import { readEnv } from '../src/platform/env.ts'
import { workers } from '../src/platform/own-worker.ts'
import { serve } from '../src/serve.ts'

const open: Open = []
// Browsers fill the machine: beside them a sign-in waits for its hash.
workers.inBackground = false

answer({
  serve: ({ env }: { env: Record<string, string> }) =>
    serve({ env: readEnv(env), log: pino({ level: 'silent' }), embedded: null }, open),
  close: () =>
    closeAll(open, (error) => {
      throw error
    }),
})
process.on('disconnect', () => process.exit())
