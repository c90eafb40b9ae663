/**
 * `pnpm rotate-secrets`: new secrets for what all servers sign, while the former ones are accepted still. `--forget` ends
 * what these signed (docs/cryptography.md#shared-secrets).
 */
import { createDatabase, jobLimits } from '@intranet/db/connection'
import { startEmbedded } from '@intranet/db/embedded'
import { markAgain } from './modules/marketing/roulette/person-marks.service.ts'
import { readEnv } from './platform/env.ts'
import { createSealed, readSecrets } from './platform/sealed.ts'
import { dropFormer, replaceShared, sharedSecretNames } from './platform/shared-secrets.ts'

const asked = process.argv.slice(2)
const forget = asked.includes('--forget')
const named = asked.filter((one) => one !== '--forget')
const names = sharedSecretNames.filter((name) => !named.length || named.includes(name))
if (named.some((one) => !names.some((name) => name === one))) {
  process.stderr.write(`Os segredos são: ${sharedSecretNames.join(', ')}.\n`)
  process.exit(1)
}

const env = readEnv()
const embedded = env.DATABASE_URL
  ? null
  : await startEmbedded({ dataDir: env.DATA_DIR, onLost: () => undefined })
const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? embedded!.url
const { db, close } = createDatabase(url, { max: 2, limits: jobLimits })
try {
  const sealed = createSealed(readSecrets(env))
  for (const name of names) {
    await (forget ? dropFormer(db, name) : replaceShared(db, sealed, name))
    process.stdout.write(
      `${name}: ${forget ? 'o anterior não vale mais' : 'trocado; o anterior ainda vale'}.\n`,
    )
  }
  if (!forget && names.includes('roleta_pessoa'))
    process.stdout.write(`${await markAgain(db, sealed)} participações marcadas de novo.\n`)
} finally {
  await close()
  await embedded?.stop()
}
