/** Works on one import in a separate process, so that a test can end it without warning. */
import { pino } from 'pino'
import { createDeps } from '../src/deps.ts'
import { readEnv } from '../src/platform/env.ts'
import { TEST_KEY } from './test-key.ts'
import { advanceImport } from '../src/modules/sales/lead-imports/run-import.service.ts'

const [url = '', id] = process.argv.slice(2)
const deps = createDeps(readEnv({ SECRET_KEY: TEST_KEY, ...process.env }), url, pino({ level: 'silent' }))
process.send?.('começou')
await advanceImport(deps, Number(id))
await Promise.all([deps.connection.close(), deps.background.close()])
